# The pages about tribes, and sets of tribes by character. Loaded only where they are shown.
# Numbers come from the published study, already written as the language writes them.

tribes-intro = Quanto vale cada Tribo e como jogar bem com ela, medido em { $games } partidas entre bots fortes.
tribes-evidence = Os números mostram como esses bots jogam e o que muda quando se muda uma coisa. Que seja igual entre pessoas é uma suposição.
tribes-reading = Os colchetes contêm intervalos de 95%. ● marca o que o acaso dificilmente explica, mesmo entre tantas comparações.
tribes-players = Jogadores
tribes-group =
    { $group ->
        [small] 2 ou 3
       *[large] 4 a 6
    }
tribes-all = Todas as Tribos
tribes-others = Outras Tribos
tribes-order = Pelo que vale ter um Líder delas
tribes-sure = evidente
tribes-percent = { $value }%
tribes-age = Era { $age }
tribes-whole = Todas as Eras
tribes-lead =
    { $tribe ->
        [skeleton] Nunca lideram
       *[other] { $percent }% menos vitórias sem esse Líder
    }
tribes-section =
    { $section ->
        [advice] Como jogar bem
        [worth] Quanto vale esse Líder
        [most] Quem mais lidera com a Tribo
        [bands] Os Bandos da Tribo
        [effects] O que muda com a Tribo em jogo
        [sources] Glória por fonte com a Tribo em jogo
        [best] Melhores parceiros
       *[worst] Rivais
    }
tribes-note =
    { $section ->
        [worth] Um jogador não pode liderar Bandos com esta Tribo, em uma Era ou em todas. É isto que ele perde em vitórias e em Glória. O bot não se adapta à proibição: pessoas perderiam menos.
        [most] O único jogador que lidera mais Bandos com esta Tribo, diante de uma parte justa das vitórias (100%) e da média dos outros. Isso anda junto com vencer; não precisa ser a causa.
        [bands] Bandos que um vencedor / outro jogador lidera com a Tribo em cada Era, cartas e marcadores de um desses Bandos, e quantos Bandos a mais têm os vencedores.
        [effects] Todas as partidas com a Tribo em jogo menos todas as partidas sem ela.
        [sources] Quanta Glória a mais ou a menos cada fonte dá a um jogador quando a Tribo está em jogo.
        [partners] Se a outra Tribo também está em jogo, o Líder desta vale tanta Glória a mais ou a menos.
       *[helps] Se há Esqueletos em jogo, os Líderes destas Tribos valem tanta Glória a mais ou a menos.
    }
tribes-column =
    { $column ->
        [age] Era
        [wins-lost] Vitórias perdidas
        [glory-lost] Glória perdida
        [wins] Vitórias
        [ahead] Glória acima dos outros
        [winners] Vencedores / outros
        [cards] Cartas no Bando
        [markers] Marcadores do Bando
        [more] Vencedores lideram mais
        [what] O quê
        [change] Mudança
        [source] Fonte
        [glory] Glória
       *[tribe] Tribo
    }
tribes-effect =
    { $effect ->
        [rounds] Turnos por jogador
        [changes] Mudanças na dianteira
        [margin] Vantagem do vencedor, Glória
        [winner] Glória do vencedor
        [glory] Glória média
       *[first] Vitórias do primeiro jogador (parte justa = 1)
    }
tribes-source =
    { $source ->
        [kingdoms] Reinos
        [merfolk] Tabuleiro do Povo do Mar
        [giant_now] Ficha de Gigante, na hora
        [giant_end] Ficha de Gigante, fim da Era
        [orcs] Hordas de Orcs
       *[bands] Bandos
    }

# Three sentences for each tribe, with the numbers of web/tribes.json.

tribe-advice-centaur-early = Lidere com Centauros desde o início: sem eles na primeira Era, um jogador vence { $early }% menos; sem eles na última, só { $last }%.
tribe-advice-centaur-shorter = Tenha um segundo Bando pronto e dite o ritmo: partidas com Centauros têm { $turns } turnos a menos por jogador.
tribe-advice-centaur-hardly-more = Uma boa sequência vale mais que muitas: os vencedores quase não lideram mais Bandos com Centauros que os outros, se é que lideram.
tribe-advice-dwarf-late = Guarde os Anões para o fim: na última Era os vencedores lideram { $winners } Bando com eles, os outros { $others }; na primeira, ficam mais próximos.
tribe-advice-dwarf-more-glory = Deixe que liderem seus maiores Bandos, que contam uma carta a mais: com Anões em jogo, todos terminam em média com { $glory } de Glória a mais.
tribe-advice-dwarf-partners = Procure cartas que completem um Bando: o Líder deles vale { $skeleton } de Glória a mais com Esqueletos em jogo e { $halfling } a mais com Halflings.
tribe-advice-elf-fewer = Lidere com um Elfo quando houver o que guardar, não por hábito: os vencedores lideram menos Bandos com Elfos que os outros.
tribe-advice-elf-large-bands = Espere um Bando maior, pois é o tamanho dele que você guarda: { $cards } cartas em média, mais que na maioria das Tribos.
tribe-advice-elf-partner = Os Elfos ganham mais ao lado de Halflings, com os quais as mãos crescem: o Líder deles vale então { $gain } de Glória a mais.
tribe-advice-giant-ahead = Lute pela ficha vez após vez: os vencedores lideram { $bands } Bando a mais com Gigantes que os outros.
tribe-advice-giant-large-bands = O tamanho decide: um Bando liderado por um Gigante tem { $cards } cartas em média, mais que na maioria das Tribos.
tribe-advice-giant-contested = Conte com que ela mude de mãos: com Gigantes em jogo, todos têm { $glory } de Glória a mais, e a dianteira muda { $changes } vez a mais.
tribe-advice-halfling-largest-bands = Junte-os para os maiores Bandos de todos: { $cards } cartas em média. Rendem Glória, mas nenhum marcador.
tribe-advice-halfling-late = Guarde-os para a última Era: nela os vencedores lideram { $winners } Bando com Halflings, os outros { $others }; na primeira quase não há diferença.
tribe-advice-halfling-longest = Planeje uma partida longa: os Halflings acrescentam { $turns } turnos por jogador e { $glory } de Glória para todos, mais que qualquer outra Tribo.
tribe-advice-merfolk-strongest = Nunca deixe o tabuleiro do Povo do Mar para os outros: nenhum Líder vale mais, e sem ele um jogador vence { $wins }% menos.
tribe-advice-merfolk-early = Comece logo, pois os espaços se somam: sem o Povo do Mar na primeira Era, um jogador vence { $early }% menos; sem ele na última, { $last }%.
tribe-advice-merfolk-many-markers = Mire no próximo símbolo: um Bando liderado pelo Povo do Mar coloca { $markers } marcador em média, mais que em qualquer outra Tribo.
tribe-advice-minotaur-opens = Use Minotauros para abrir caminho: na primeira Era um jogador lidera { $first } Bando com eles, na última só { $last }.
tribe-advice-minotaur-small-bands = Não gaste demais: { $cards } cartas em média bastam para { $share } marcadores em 100 Bandos.
tribe-advice-minotaur-weak = Aceite-os quando vierem: sem o Líder deles, um jogador vence { $wins }% menos, pouco diante da maioria das Tribos.
tribe-advice-orc-early = Encha a Horda cedo: sem Orcs na primeira Era, um jogador vence { $early }% menos; sem eles na última, { $last }%.
tribe-advice-orc-smallest-bands = Muitos Bandos pequenos de cores diferentes bastam: { $cards } carta em média, menos que em qualquer outra Tribo.
tribe-advice-orc-more-glory = Todos lucram, então não fique para trás: com Orcs em jogo, cada um termina em média com { $glory } de Glória a mais.
tribe-advice-troll-late = As fichas contam até o fim: na última Era os vencedores lideram { $winners } Bando com Trolls, os outros { $others }; na primeira, ficam mais próximos.
tribe-advice-troll-large-bands = Fichas altas pedem Bandos grandes: { $cards } cartas em média, mais que na maioria das Tribos.
tribe-advice-troll-clear-wins = Desempate a seu favor em vários Reinos: com Trolls em jogo, os vencedores ficam { $margin } de Glória mais à frente, mais que com qualquer outra Tribo.
tribe-advice-wingfolk-early = Coloque cedo onde os outros não alcançam: sem Alados na primeira Era, um jogador vence { $early }% menos; sem eles na última, só { $last }%.
tribe-advice-wingfolk-sure-markers = Procure sempre o Reino que seu Bando alcança: { $share } de 100 Bandos liderados por Alados colocam seu marcador.
tribe-advice-wingfolk-rival = Espere menos deles ao lado do Povo do Mar, que também coloca onde quer: o Líder deles vale então { $loss } de Glória a menos.
tribe-advice-wizard-more = Lidere com Feiticeiros mais que os outros: os vencedores o fazem { $bands } vez a mais, a maior diferença entre todas as Tribos.
tribe-advice-wizard-shortest = Cada carta comprada aproxima os Dragões: partidas com Feiticeiros têm { $turns } turnos a menos por jogador, então jogue seus Bandos a tempo.
tribe-advice-wizard-partner = Eles ganham mais ao lado de Esqueletos, que cabem em qualquer Bando: o Líder deles vale então { $gain } de Glória a mais.
tribe-advice-skeleton-least-glory = Use-os para completar Bandos de outros Líderes e não conte com muitos pontos: com Esqueletos em jogo, todos terminam em média com { $glory } de Glória a menos.
tribe-advice-skeleton-partners = Ponha-os nos Bandos dos Líderes mais fortes: com Esqueletos em jogo, o Líder dos Feiticeiros vale { $wizard } de Glória a mais, e o do Povo do Mar, { $merfolk }.
tribe-advice-skeleton-short-and-close = Cada ponto conta: as partidas têm { $turns } turnos a menos por jogador, e os vencedores ficam { $margin } de Glória menos à frente que sem Esqueletos.

# Sets of tribes by character, for a new table.

set-character =
    { $character ->
        [short] Curta e intensa
        [long] Longa
        [lucky] De sorte
        [deep] Profunda
       *[balanced] Equilibrada
    }
set-character-note =
    { $character ->
        [short] Poucos turnos por jogador.
        [long] Muitos turnos, Bandos grandes, muita Glória.
        [lucky] As cartas decidem mais que em outros conjuntos.
        [deep] O melhor jogador vence mais que em outros conjuntos.
       *[balanced] Líderes que valem quase o mesmo: nenhuma Tribo domina.
    }
set-legend = Caráter da partida
set-another = Outro conjunto
set-tribes = Tribos deste conjunto
set-length =
    { $way ->
        [shorter] Partidas com estas Tribos são cerca de { $percent }% mais curtas que a média.
        [longer] Partidas com estas Tribos são cerca de { $percent }% mais longas que a média.
       *[usual] Partidas com estas Tribos têm mais ou menos a duração média.
    }
set-changes = A dianteira muda cerca de { $changes } vezes (média: { $mean }).
set-skill =
    { $way ->
        [luck] A sorte conta mais: um jogador melhor vence { $wins }% das partidas com { $players } jogadores (média: { $mean }%).
        [skill] A habilidade conta mais: um jogador melhor vence { $wins }% das partidas com { $players } jogadores (média: { $mean }%).
       *[usual] Sorte e habilidade contam como de costume: um jogador melhor vence { $wins }% das partidas com { $players } jogadores (média: { $mean }%).
    }
set-spread =
    { $way ->
        [alike] Seus Líderes valem quase o mesmo; mais: { $best }, menos: { $worst }.
       *[apart] Seus Líderes valem quantias diferentes; mais: { $best }, menos: { $worst }.
    }
set-source = Medido em partidas entre bots fortes.
