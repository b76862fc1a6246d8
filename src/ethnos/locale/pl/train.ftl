# Learning: ethnos train.

train-help = Trenuj sieć w grze z samą sobą, na karcie graficznej, jeśli jest; wszystko potrzebne do kontynuacji zostaje zachowane.

    Z --verify: zmierz ponownie czempiona z pakietu albo sieć z --network.
train-config = Inna konfiguracja niż czempiona: plik TOML.
train-out = Folder, w którym wszystko jest zapisywane; trening, który już tam jest, będzie kontynuowany.
train-device = Gdzie trenować: na karcie, jeśli jest, tylko na karcie albo na procesorze.
train-updates = Zatrzymaj po tylu aktualizacjach; to samo polecenie wznawia trening.
train-measure = Rdzenie procesora, które podczas treningu mierzą siłę gry.
train-after = Zacznij od tego, czego sieć nauczyła się w treningu z tego folderu.
train-from = Zacznij od sieci z tego pliku albo od dołączonej: champion.
train-verify = Nie trenuj, tylko mierz.
train-network = Z --verify: sieć do zmierzenia.
train-games = Z --verify: liczba partii w każdej próbie.
train-progress = trening
train-line = trening ({ $speed } decyzji na sekundę, entropia { $entropy })
train-done =
    Gotowe: { $updates ->
        [one] 1 aktualizacja
        [few] { $updates } aktualizacje
       *[many] { $updates } aktualizacji
    }. Wszystko jest w { $folder }: network.npz do gry, curves.svg do obejrzenia.
train-stopped = Zatrzymano po { $updates } z { $total } aktualizacji. Wszystko jest w { $folder }; to samo polecenie wznawia trening.
train-verifying = gra
train-calibrating = porównywanie szans na wygraną
train-column =
    { $column ->
        [trial] czempion kontra
        [games] partie
        [share] udział zwycięstw
        [interval] przedział 95%
       *[fair] równy udział
    }
train-truth =
    Przewidywane i rzeczywiste szanse na wygraną różnią się najwyżej o { $worst } pkt proc. ({ $positions ->
        [one] 1 pozycja
        [few] { $positions } pozycje
       *[many] { $positions } pozycji
    } z { $games ->
        [one] 1 partii
       *[many] { $games } partii
    }).
error-WrongConfig = { $path } nie jest konfiguracją treningu: { $problem }
error-OtherTraining = W { $folder } jest trening o innej konfiguracji: podaj inny folder albo zacznij od niego z --after.
error-OtherLayers = Sieć w { $file } nie ma warstw i wejść podanych w konfiguracji (network: { $network }, layout: { $layout }): podaj inny plik lub folder albo zmień konfigurację.
gpu-no-torch = torch nie znajduje karty graficznej; zainstaluj torch z CUDA albo trenuj z --device cpu.

# Tables for programs that learn.
error-NotASeatsView = Obserwacja powstaje z widoku miejsca: engine.play.view(table, seat).
error-UnknownObservation = Obserwacje w Ethnos nie mają parametrów; usuń: { $given }.
error-UnknownDevice = Nieznane urządzenie „{ $device }”; dostępne: { $known }.
error-UnknownPart = Nieznana część obserwacji „{ $part }”; dostępne: { $known }.
error-UnknownReward = Nieznana nagroda „{ $reward }”; dostępne: { $known }.
error-UnknownRenderMode = Nieznany render_mode „{ $mode }”; dostępne: { $known }.
error-NoRenderMode = Ten stół utworzono bez render_mode: podaj go przy tworzeniu; możliwe: { $known }.
error-UnknownAgent = Nie ma agenta { $agent }; agenci to { $known }.
error-WrongCycles = max_cycles to największa liczba rund, od 1, albo None; nie { $given }.
error-WrongOpponents = Liczba przeciwników ({ $given }) nie pasuje do stołu na { $players }: podaj jednego bota na wszystkie pozostałe miejsca albo po jednym na każde z nich ({ $others }).
outcome-no-chance = { $outcome } nie może się teraz zdarzyć: tu nie rozstrzyga los.
outcome-impossible = { $outcome } nie może się teraz zdarzyć; możliwe: { $possible }.
vector-shape = Podaj po jednej decyzji na stół, tablicę o długości { $tables }; nie o kształcie { $shape }.
vector-numbers = Decyzje to liczby całkowite, a nie { $given }: po zaokrągleniu byłyby innymi decyzjami.
vector-illegal = Decyzja { $action } nie jest dozwolona przy stole { $table }: wybierz z jego maski.
