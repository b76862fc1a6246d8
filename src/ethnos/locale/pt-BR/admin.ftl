# What `ethnos admin` says to the host of a server
admin-help = Para responsáveis: ver as mesas de um servidor e pôr ordem. Funciona com o servidor em execução (ele acompanha em dois segundos) e com ele parado.
admin-list-help = Lista as mesas, as últimas mudadas primeiro.
admin-show-help = Mostra uma mesa: os assentos e as linhas do registro com seus números.
admin-end-help = Encerra mesas: ninguém mais joga nem conversa nelas. O registro fica.
admin-delete-help = Apaga mesas e tudo o que foi guardado sobre elas.
admin-remove-name-help = Remove um nome de toda parte: assentos, listas, registros e chat. As partidas ficam como foram jogadas.
admin-remove-chat-help = Remove linhas do chat de uma mesa; “admin show” mostra os números. Sem número, todo o chat da mesa.
admin-ban-help = Bloqueia um endereço ou uma rede, ou quem está conectado a um assento. As conexões abertas de lá são fechadas.
admin-unban-help = Deixa um endereço ou uma rede entrar de novo.
admin-bans-help = Lista os bloqueios em vigor.
admin-reports-help = Lista o que foi denunciado, do mais recente ao mais antigo: a mesa, de qual assento e sobre qual, e o número da linha do chat.
admin-close-report-help = Fecha uma denúncia: está resolvida.
admin-people-help = Lista as pessoas que mantêm suas partidas juntas, as vistas por último primeiro: identificação, primeira e última visita, assentos.
admin-forget-person-help = Apaga o que está guardado sobre uma pessoa que mantém suas partidas juntas. Os assentos continuam dela.
admin-acts-help = Lista o que o responsável fez, com a chave ou num terminal, do mais recente ao mais antigo.
admin-key-help = Cria uma chave para a interface do responsável. Ela é mostrada uma vez, e a anterior deixa de valer.
admin-drain-help = Não aceita mesas novas em nenhum processo; as partidas continuam. Com “--off” volta a aceitá-las.
admin-stats-help = Conta mesas, jogadas e chat, e o espaço que ocupam.
admin-export-help = Salva mesas como arquivos: partidas terminadas como .ethnos, que “ethnos verify” confirma, e cada mesa como .json, sem segredos e sem o que está oculto em partidas inacabadas.
admin-backup-help = Salva o banco de dados inteiro em um arquivo, mesmo durante as partidas. O arquivo contém os segredos do servidor.
admin-restore-help = Põe um backup no lugar do banco de dados: tudo ou nada. Nenhum servidor pode estar usando o banco.
admin-database = O banco de dados do servidor: um endereço PostgreSQL ou um arquivo; por padrão, o mesmo arquivo de “ethnos serve”.
admin-yes = Não pergunta antes.
admin-table = O identificador de uma mesa.
admin-tables = Os identificadores das mesas.
admin-only-tables = Só nesta mesa; pode ser dado várias vezes.
admin-status = Só mesas neste estado.
admin-name = Só mesas em que está alguém com este nome.
admin-limit = No máximo tantas.
admin-removed-name = O nome, em maiúsculas ou minúsculas.
admin-instead = O que aparece no lugar do nome.
admin-line = O número de uma linha; pode ser dado várias vezes.
admin-network = Um endereço ou uma rede como 2001:db8::/32. De um endereço IPv6 vale a rede de 64 bits.
admin-ban-table = Em vez de um endereço: a mesa de quem será bloqueado.
admin-ban-seat = O assento da pessoa nessa mesa, a partir de 0.
admin-for = Por quanto tempo: 30m, 12h, 7d ou 4w; senão, até ser levantado.
admin-reason = Uma nota para a lista de bloqueios; ninguém mais a vê.
admin-folder = A pasta para os arquivos; é criada se for preciso.
admin-backup-file = O arquivo a escrever.
admin-restore-file = Um arquivo que “ethnos admin backup” escreveu para o mesmo tipo de banco de dados.
admin-row = { $table }  { $status ->
    [open] aberta
    [running] em jogo
    [over] terminada
   *[ended] encerrada
}  { $when }  { $names }
admin-nothing = Não há nada disso.
admin-ask-end = { $tables ->
    [one] Encerrar esta mesa?
   *[other] Encerrar estas { $tables } mesas?
}
admin-ended = { $tables ->
    [one] 1 mesa encerrada.
   *[other] { $tables } mesas encerradas.
}
admin-ask-delete = { $tables ->
    [one] Apagar esta mesa de vez?
   *[other] Apagar estas { $tables } mesas de vez?
}
admin-deleted = { $tables ->
    [one] 1 mesa apagada.
   *[other] { $tables } mesas apagadas.
}
admin-ask-name = Remover “{ $name }” de vez de { $places ->
    [one] 1 linha
   *[other] { $places } linhas
} em { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
}?
admin-name-removed = “{ $name }” foi removido de { $places ->
    [one] 1 linha
   *[other] { $places } linhas
} em { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
}. Backups anteriores ainda o contêm.
admin-ask-chat = Remover de vez { $lines ->
    [one] 1 linha
   *[other] { $lines } linhas
} de chat?
admin-chat-removed = { $lines ->
    [one] 1 linha de chat removida.
   *[other] { $lines } linhas de chat removidas.
} Backups anteriores ainda a contêm.
admin-ask-ban = { $addresses ->
    [one] Recusar tudo de { $network }?
   *[other] Recusar tudo de { $network } ({ $addresses } endereços)?
}
admin-ask-ban-seat = Bloquear o endereço de quem está conectado ao assento { $seat }?
admin-banned = Bloqueado: { $network }
admin-unbanned = { $network } pode entrar de novo.
admin-not-banned = { $network } não estava bloqueado.
admin-nobody-there = Ninguém foi bloqueado: não há ninguém conectado a este assento, ou o servidor está parado.
admin-person = A identificação de uma pessoa.
admin-report = O número de uma denúncia.
admin-off = Volta a aceitar mesas novas.
admin-report-closed = A denúncia { $report } está fechada.
admin-ask-forget = Apagar de vez o que está guardado sobre esta pessoa?
admin-person-forgotten = Os dados da pessoa foram apagados.
admin-draining = { $on ->
    [yes] A partir de agora, nenhuma mesa nova.
   *[no] Mesas novas são bem-vindas de novo.
}
admin-cancelled = Nada mudou.
admin-stats = Mesas: { $open } abertas, { $running } em jogo, { $over } terminadas, { $ended } encerradas. Jogadas: { $moves }. Linhas de chat: { $chat }. Bloqueios: { $bans }. Banco de dados: { $megabytes } MB.
admin-stats-recent = { $period ->
    [day] Últimas 24 horas
    [week] Últimos 7 dias
   *[month] Últimos 30 dias
}: mesas criadas { $created }, partidas terminadas { $finished }.
admin-ask-backup = { $path } já existe. Substituir?
admin-backing-up = Salvando o backup (MB)
admin-backed-up = Backup salvo em { $path } ({ $megabytes } MB).
admin-ask-restore = Substituir tudo o que há no banco de dados pelo backup { $path }? O que foi jogado depois dele se perde.
admin-restoring = Restaurando (MB)
admin-restored = { $path } foi restaurado. As partidas continuam dali quando o servidor iniciar.
admin-exported = Arquivos em { $folder }: { $files }
admin-unreadable = A mesa { $table } não pode ser lida e ficou de fora.
admin-no-database = Não há banco de dados em { $path }.
admin-no-network = “{ $given }” não é um endereço nem uma rede.
admin-no-period = “{ $given }” não é um período: escreva 30m, 12h, 7d ou 4w.
admin-no-such-line = A mesa { $table } não tem linha de chat com esse número.
admin-who-to-ban = Dê um endereço ou uma mesa, um dos dois.
backup-not-one = { $path } não é um backup de Ethnos, ou está danificado.
backup-too-new = O backup { $path } foi feito por uma versão mais nova deste programa (revisão { $revision }): instale essa versão.
backup-other-database = { $path } é um backup do outro tipo de banco de dados: o do SQLite não pode ser restaurado no PostgreSQL, nem o contrário.
backup-same-file = { $path } é o próprio banco de dados: indique outro arquivo.
backup-not-ours = { $where } não é um banco de dados de Ethnos.
backup-failed = Não deu certo, e nada mudou: { $problem }
backup-no-program = { $program } não está instalado: instale o pacote postgresql-client-{ $major } do Debian, ou o PostgreSQL { $major } do seu sistema.
backup-old-program = { $version } é mais antigo que o servidor do banco de dados: instale o pacote postgresql-client-{ $major } do Debian, ou o PostgreSQL { $major } do seu sistema.
