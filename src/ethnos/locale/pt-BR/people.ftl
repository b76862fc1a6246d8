# People who keep their games together: their list, their devices, notices, statistics

# --- My games ---

people-games = Minhas partidas
people-games-note = Primeiro as partidas que esperam por você.
people-games-none = Você ainda não tem partidas neste aparelho.
people-group-yours = Sua vez
people-group-others = Vez de outros
people-group-open = Ainda não começaram
people-group-over = Terminadas
people-group-unknown = Não encontradas
people-until = até { $time }
people-place = { $place }º lugar

# --- Keeping games together ---

people-together = Em todos os seus aparelhos
people-together-note = Aqui não há contas. Se quiser, este servidor reúne os seus assentos sob uma chave que só os seus navegadores têm. Um único link abre então todas as suas partidas em outro aparelho, e você pode ser avisado quando chegar a sua vez. Tudo pode ser apagado a qualquer momento.
people-together-start = Reunir minhas partidas
people-carry = Levar minhas partidas para outro aparelho
people-carry-link = Link para um outro aparelho
people-carry-note = Abra-o lá até { $time }. Ele vale uma vez. Guarde-o para você: quem o abrir terá todas as suas partidas.
people-arrive = Suas partidas neste aparelho
people-arrive-note = Este link traz para este aparelho todas as partidas de quem o criou. Continue só se foi você: quem o criou poderá abrir todas as partidas que você jogar aqui.
people-arrive-games = { $count ->
    [one] Ele traz { $count } partida.
   *[other] Ele traz { $count } partidas.
}
people-arrive-names = Nomes nessas partidas: { $names }.
people-arrive-none = Ele não traz partidas.
people-arrive-stay = Os assentos que este aparelho já tem ficam aqui: não se juntam ao que chega, e ninguém mais os recebe.
people-arrive-kept = Este aparelho já mantém partidas juntas. Se você continuar, ele deixará de compartilhá-las com seus outros aparelhos.
people-arrive-yes = Fui eu: trazer minhas partidas
people-forget = Apagar tudo isto do servidor
people-forget-note = Suas partidas continuam, e este aparelho guarda os seus assentos. Só se apaga o que os une: a chave, os endereços para avisos e a sua classificação.
people-forget-really = Apagar agora

# --- Notices ---

people-notices = Avise-me quando for a minha vez
people-notices-note = Em partidas com dias por jogada, e uma hora depois de você sair de uma partida sem relógio; uma vez por jogada, e só enquanto você está fora.
people-notices-off = Este servidor não envia avisos.
people-mail = Endereço de e-mail
people-mail-set = Enviar confirmação
people-mail-waiting = Um e-mail foi enviado a { $address }. Abra o link nele para confirmar o endereço.
people-mail-on = Os e-mails vão para { $address }.
people-mail-stop = Sem e-mails
people-push-start = Avisar neste navegador
people-push-stop = Não avisar mais neste navegador
people-push-failed = Este navegador não aceita notificações daqui.
people-confirm = Confirme seu endereço
people-confirm-note = A partir daí um e-mail avisa quando é a sua vez. Cada e-mail tem um link para parar de recebê-los.
people-confirm-yes = Sim, enviem-me e-mails
people-confirmed = Seu endereço está confirmado.
people-unsubscribe = Chega de e-mails
people-unsubscribe-note = Seu endereço é apagado aqui, e nenhum e-mail é mais enviado a ele.
people-unsubscribe-yes = Apagar meu endereço
people-unsubscribed = Seu endereço foi apagado.

# --- Rating and statistics ---

people-rated = Quero uma classificação
people-rated-note = Contam então as partidas em mesas classificatórias, a partir da próxima em que você se sentar, se todos ali quiserem uma classificação. Bots não contam.
people-rated-table = Classificatória
people-rated-table-note = O resultado muda a classificação dos jogadores. Para isso, antes do início, todos à mesa precisam reunir suas partidas e ter marcado ali “{ people-rated }”. Senão, é uma partida como outra qualquer.
people-statistics = Minhas estatísticas
people-statistics-note = Todas as partidas terminadas que você reúne aqui, também contra bots.
people-statistics-none = Ainda não há partidas terminadas.
people-statistics-unkept = As estatísticas aparecem quando você reúne suas partidas.
people-by-players = Por número de jogadores
people-column-players = Jogadores
people-column-games = Partidas
people-column-wins = Vitórias
people-column-places = Lugares desde o primeiro
people-column-glory = Glória, média
people-column-best = Glória, recorde
people-column-rating = Classificação
people-rating = { $mu } ± { $spread }
people-rating-note = Uma classificação começa em 25 ± 16,7. O número depois de ± diz quão segura ela é: em 19 de 20 casos a força real está nessa faixa.
people-tribes = Seus Líderes
people-tribe-bands =
    { $bands ->
        [one] { $bands } Bando
       *[other] { $bands } Bandos
    }

# --- Entre desconhecidos ---

people-spectators = espectadores
people-safe =
    { $person ->
        [yes] Se { $name } incomodar você
       *[no] Se um espectador incomodar você
    }
people-about-line = Ocultar, bloquear ou denunciar: { $name }
people-mute =
    { $muted ->
        [yes] Mostrar o chat de novo
       *[no] Ocultar o chat
    }
people-mute-note =
    { $muted ->
        [yes] Oculto: você não vê nada do que é dito ali.
       *[no] Você não vê mais o que { $person ->
            [yes] { $name } escreve
           *[no] os espectadores escrevem
        }. Ninguém fica sabendo.
    }
people-block =
    { $blocked ->
        [yes] Desbloquear
       *[no] Bloquear
    }
people-block-note =
    { $blocked ->
        [yes] Bloqueio ativo: vocês não leem um ao outro e não jogam revanche.
       *[no] Vocês não leem mais um ao outro e não jogam revanche. Se os dois reúnem suas partidas, não se encontram em nenhuma outra mesa. Ninguém fica sabendo.
    }
people-report = Denunciar
people-report-note = Conte ao responsável por este servidor o que aconteceu.
people-report-who =
    { $person ->
        [yes] Sobre { $name }. Só o responsável por este servidor lê.
       *[no] Sobre um espectador. Só o responsável por este servidor lê.
    }
people-report-reason = O que aconteceu?
people-report-line = É sobre uma mensagem?
people-report-no-line = Nenhuma mensagem em particular
people-report-send = Enviar a denúncia
people-report-sent = Sua denúncia foi enviada. O responsável por este servidor decide o que fazer. Você também pode ocultar ou bloquear.
people-report-back = Voltar
people-replace-link =
    { $sure ->
        [yes] Sim, trocar agora
       *[no] Trocar seu link pessoal
    }
people-replace-link-note = Se outra pessoa tiver o seu link: você recebe um novo, o antigo não abre mais nada, e quem joga com ele sai na hora.
people-link-replaced = Você tem um novo link pessoal. O antigo não abre mais o seu assento. Copie o novo no menu.
people-end =
    { $sure ->
        [yes] Sim, propor aos outros
       *[no] Propor encerrar a partida agora
    }
people-end-note = Se todos concordarem, a partida termina como está. Então ela não conta para classificações nem para estatísticas.
people-ended-early = A partida foi encerrada antes do fim
people-ended-early-note = Todos concordaram. Estas são as posições pela Glória até agora; não contam para classificações nem para estatísticas.
people-asks = { $name } pede para se sentar à sua mesa.
people-admit = Deixar entrar
people-decline = Recusar
people-invitations = Convites para uma pessoa cada
people-invitations-note =
    { $admission ->
        [invited] Só quem tem convite pode se sentar aqui. Cada link funciona uma vez.
        [asked] Quem pede um assento espera a sua resposta. Com um convite, a pessoa se senta na hora. Cada link funciona uma vez.
       *[anyone] Qualquer pessoa pode se sentar aqui. Um convite também deixa entrar quem você mandou embora. Cada link funciona uma vez.
    }
people-invitation = Convite nº { $number }
people-invitation-elsewhere = O link dele só existe onde foi criado.
people-invitation-withdraw = Retirar
people-invite = Criar um convite
people-invited = Você recebeu um convite
people-invited-note = { $name } convida você para uma partida de Ethnos. Este convite vale para uma pessoa, uma vez.
people-invited-others = Também nesta mesa: { $names }.
people-invited-yes = Aceitar e sentar
people-invited-no = Não, obrigado
people-invited-kept = Se você recusar, o convite continua valendo: você pode abrir o link de novo.
people-waits = Quem organiza a mesa decide
people-waits-note = { $name } recebe a pergunta se você pode se sentar. Esta página mostra a resposta sozinha.
people-waits-leave = Você pode sair desta página e voltar: o seu pedido fica.
people-blocked = Pessoas que você bloqueou
people-blocked-note = Vocês não se encontram em nenhuma mesa enquanto os dois reunirem suas partidas.
people-unblock = Desbloquear
