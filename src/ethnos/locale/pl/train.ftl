# Nauka: ethnos train.

train-help = Trenuj sieć w grze z samą sobą, na karcie graficznej, jeśli jest; wszystko potrzebne do kontynuacji zostaje zachowane.

    Z --verify: zmierz ponownie czempiona z pakietu albo sieć z --network.
train-config = Inna konfiguracja niż czempiona: plik TOML.
train-out = Folder, w którym wszystko zostaje; trening, który tam jest, toczy się dalej.
train-device = Gdzie trenować: na karcie, jeśli jest, tylko na niej, albo na procesorze.
train-minutes = Zatrzymaj po tylu minutach; to samo polecenie kontynuuje.
train-updates = Zatrzymaj po tylu aktualizacjach; to samo polecenie kontynuuje.
train-judges = Rdzenie procesora, które obok mierzą siłę gry.
train-after = Zacznij od tego, czego nauczył się trening w tym folderze.
train-verify = Niczego nie trenuj: mierz.
train-network = Z --verify: sieć do zmierzenia.
train-games = Z --verify: liczba partii w każdej próbie.
train-progress = nauka
train-line = nauka ({ $speed } decyzji na sekundę, entropia { $entropy })
train-done = Gotowe: liczba aktualizacji { $updates }. Wszystko jest w { $folder }: network.npz do gry, curves.svg do oglądania.
train-stopped = Zatrzymano po { $updates } z { $total } aktualizacji. Wszystko jest w { $folder }; to samo polecenie kontynuuje.
train-verifying = gra
train-calibrating = porównywanie szans
train-column =
    { $column ->
        [trial] czempion wśród
        [games] partie
        [share] udział zwycięstw
        [interval] przedział 95%
       *[fair] uczciwy udział
    }
train-truth = Szanse zapowiedziane i spełnione różnią się najwyżej o { $worst } punktu (pozycje: { $positions }, partie: { $games }).
error-NoTorch = Do treningu potrzebny jest torch: pip install "ethnos[train]".
error-WrongConfig = { $path } nie jest konfiguracją treningu: { $problem }
error-OtherTraining = W { $folder } jest trening o innej konfiguracji: podaj inny folder albo zacznij po nim z --after.
gpu-no-torch = torch nie znajduje karty graficznej; zainstaluj torch z CUDA albo trenuj z --device cpu.
