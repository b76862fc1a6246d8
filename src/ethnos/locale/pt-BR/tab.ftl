# O jogo numa aba do navegador, sem servidor: carregamento, armazenamento, versões novas, todas as partidas num arquivo.

tab-loading = Carregando o jogo: { $percent }%
tab-starting = Iniciando o jogo…
tab-try-again = Tentar de novo
tab-no-wasm = Este navegador não executa WebAssembly, de que o jogo precisa. As versões atuais do Firefox, Chrome, Edge e Safari executam.
tab-no-script = Nada aparece aqui? O jogo precisa de um navegador atual com JavaScript e de um endereço que comece com http: ele não abre como arquivo.
tab-part-missing = Não foi possível baixar uma parte do jogo ({ $path }). Verifique a conexão e tente de novo.
tab-not-started = Não foi possível iniciar o jogo: { $problem }
tab-died = O jogo nesta aba parou. Suas partidas estão salvas; tente de novo.

# --- Armazenamento ---

tab-storage-blocked = Este navegador não salva nada para esta página, como numa janela anônima. Você pode jogar, mas suas partidas se perdem quando você a fechar.
tab-storage-full = O armazenamento deste aparelho está cheio, por isso a última jogada não foi salva. Suas partidas estão intactas. Libere espaço e jogue de novo.
tab-storage-failed = Este navegador não conseguiu salvar a última jogada. Suas partidas estão intactas. Recarregue a página e jogue de novo.
tab-game-unknown = Não é possível abrir esta partida agora.
tab-not-deleted = Não foi possível apagar a partida.

# --- Versões novas ---

tab-newer = Uma versão nova do jogo está pronta.
tab-update = Mudar agora
tab-outdated = Esta página é de uma versão mais antiga que a do jogo salvo aqui agora. Suas partidas estão guardadas; mude para a versão nova para continuar.

# --- Páginas ---

tab-way-new-note = Com bots, ou com várias pessoas no mesmo aparelho.
tab-way-lobby-note = Entre numa mesa aberta em { $server } ou assista.
tab-replays-note = As partidas terminadas deste aparelho, da mais nova à mais antiga.
tab-replays-empty = Nenhuma partida foi terminada neste aparelho ainda.

# --- Todas as partidas num arquivo ---

tab-backup = Partidas neste aparelho
tab-backup-note = Suas partidas estão salvas só neste navegador. Um arquivo com todas elas é uma cópia de segurança e as leva para outro aparelho.
tab-export = Salvar todas as partidas
tab-import = Carregar partidas
tab-imported =
    { $count ->
        [0] Todas as partidas deste arquivo já estão aqui.
        [one] 1 partida foi adicionada.
       *[other] { $count } partidas foram adicionadas.
    }
tab-import-damaged = Este arquivo está danificado ou não contém partidas de Ethnos. Nada foi mudado.
tab-import-newer = Uma versão mais nova do jogo gravou este arquivo. Nada foi mudado. Recarregue esta página e depois carregue o arquivo de novo.
