# A página do responsável por um servidor.

host = Página do responsável
host-key = Chave do responsável
host-key-note = Para quem mantém este servidor: denúncias, mesas, pessoas e bloqueios. A chave fica só nesta página, até você fechá-la.
host-open = Abrir
host-lock = Trancar a página
host-loading = Carregando…
host-again = Tentar de novo
host-done = Pronto.
host-sure = { $label }: tem certeza?
host-look = Ver a mesa

# --- Denúncias ---

host-reports = Denúncias
host-reports-none = Ninguém denunciou nada.
host-report-about = Sobre { $name }
host-report-state =
    { $closed ->
        [yes] Resolvida
       *[no] Aberta
    }
host-report-by = Denunciado por { $name }, { $time }.
host-report-line = É sobre uma linha do chat.
host-a-spectator = um espectador
host-reported = Denunciado:
host-close = Resolver

# --- Mesas ---

host-tables = Mesas
host-tables-none = Não há uma mesa assim.
host-table = Mesa { $table }
host-open-table = Abrir como espectador
host-status = Quais mesas
host-status-of =
    { $status ->
        [open] Não começadas
        [running] Em jogo
        [over] Terminadas
        [ended] Encerradas pelo responsável
       *[all] Todas
    }
host-name = Nome de alguém na mesa
host-find = Buscar
host-people-here = Pessoas
host-ban-seat =
    { $days ->
        [one] Bloquear por { $days } dia
       *[other] Bloquear por { $days } dias
    }
host-ban-note = Um bloqueio recusa os endereços de onde alguém está agora conectado a este assento.
host-remove-name = Remover este nome em toda parte
host-remove-line = Remover
host-remove-chat = Remover o chat inteiro
host-end = Encerrar a partida
host-delete = Apagar a mesa

# --- Pessoas, bloqueios, atos ---

host-people = Pessoas
host-people-none = Ninguém reúne suas partidas aqui.
host-person = Assentos: { $seats }. Última visita { $seen }, primeira { $created }.
host-forget = Apagar o que está guardado
host-bans = Bloqueios
host-bans-none = Ninguém está bloqueado.
host-network = Endereço ou rede
host-ban-long = Por quanto tempo
host-ban-days =
    { $days ->
        [0] para sempre
        [one] { $days } dia
       *[other] { $days } dias
    }
host-ban-reason = Motivo, só para você
host-ban = Bloquear
host-banned-until = Até { $time }.
host-banned-ever = Para sempre.
host-unban = Desbloquear
host-acts = O que você fez
host-acts-none = Nada ainda.
host-act =
    { $what ->
        [end] Partida encerrada
        [delete] Mesa apagada
        [remove-chat] Chat removido
        [remove-name] Nome removido
        [forget-person] Dados de uma pessoa apagados
        [close-report] Denúncia resolvida
        [ban] Bloqueio
        [unban] Desbloqueio
        [key] Nova chave criada
        [drain] { $on ->
            [yes] Novas mesas suspensas
           *[no] Novas mesas permitidas de novo
        }
       *[other] { $what }
    }
host-act-by =
    { $who ->
        [key] { $time }, nesta página ou com a chave
       *[shell] { $time }, em um terminal
    }

# --- O servidor ---

host-server = Servidor
host-health =
    { $ok ->
        [yes] O servidor está bem
       *[no] O servidor precisa de você
    }
host-health-database =
    { $ok ->
        [yes] Ele consegue salvar partidas.
       *[no] Ele não consegue salvar partidas.
    }
host-health-others =
    { $ok ->
        [yes] Ele ouve o que outros processos salvam.
       *[no] Ele não ouve o que outros processos salvam.
    }
host-health-bots =
    { $ok ->
        [yes] Os bots dele jogam.
       *[no] Os bots dele não jogam.
    }
host-counts = Em números
host-count =
    { $status ->
        [open] Mesas não começadas: { $count }
        [running] Partidas em jogo: { $count }
        [over] Partidas terminadas: { $count }
       *[ended] Partidas encerradas pelo responsável: { $count }
    }
host-count-bans = Bloqueios: { $count }
host-draining =
    { $draining ->
        [yes] Novas mesas são recusadas. As partidas continuam.
       *[no] Novas mesas são permitidas.
    }
host-drain =
    { $draining ->
        [yes] Permitir novas mesas de novo
       *[no] Recusar novas mesas
    }
