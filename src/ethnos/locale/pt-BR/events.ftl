# O histórico: uma linha para cada tipo de acontecimento.

event-game-started = Partida para { $players } jogadores com { $tribes }
event-age-started =
    { $why ->
        [least] Começa a Era { $age }; { $player } joga primeiro, com a menor Glória: { $glory }
        [tie] { $own ->
            [yes] Começa a Era { $age }; { $player } joga primeiro: { $tied } empatam com a menor Glória, e { $drawer } sacou o terceiro Dragão
           *[no] Começa a Era { $age }; { $player } joga primeiro: { $tied } empatam com a menor Glória, e { $player } vem a seguir, no sentido horário, a partir de { $drawer }, que sacou o terceiro Dragão
        }
       *[lot] Começa a Era { $age }; o sorteio dá o primeiro turno a { $player }
    }
event-hand-dealt =
    { $cards ->
        [none] { $size ->
            [0] { $player } não recebe cartas
            [one] { $player } recebe uma carta
           *[other] { $player } recebe { $size } cartas
        }
       *[other] { $size ->
            [one] { $player } recebe o { $cards }
           *[other] { $player } recebe { $cards }
        }
    }
event-turn-passed = É a vez de { $player }
event-card-drawn =
    { $card ->
        [none] { $player } saca uma carta
       *[other] { $player } saca o { card }
    }
event-card-taken = { $player } pega o { card }
event-dragon =
    { $number ->
        [1] Surge o primeiro Dragão
        [2] Surge o segundo Dragão
       *[other] Surge o terceiro Dragão
    }
event-skeletons-shown =
    { $count ->
        [one] { $player } mostra uma mão de { $count } Esqueleto
       *[other] { $player } mostra uma mão de { $count } Esqueletos
    }
event-band-played =
    { $size ->
        [one] { $player } joga um Bando de { $size } carta: { $leader }
       *[other] { $player } joga um Bando de { $size } cartas liderado pelo { $leader }: { $cards }
    }
event-marker-placed =
    { $why ->
        [extra] { $player } coloca um marcador extra em { kingdom } ({ $markers })
       *[band] { $player } coloca um marcador em { kingdom } ({ $markers })
    }
event-marker-declined =
    { $why ->
        [extra] { $player } não coloca o marcador extra
       *[band] { $player } decide não colocar marcador
    }
event-no-marker =
    { $why ->
        [halfling] Um Bando liderado por um Halfling não coloca marcador
        [supply] { $player } não tem mais marcadores para colocar
       *[small] O Bando é pequeno demais para um marcador em { kingdom }: { $needed ->
            [one] precisa de { $needed } carta
           *[other] precisa de { $needed } cartas
        }
    }
event-track-moved = { $player } vai do espaço { $start } ao { $goal } no tabuleiro do Povo do Mar
event-giant-taken =
    { $size ->
        [one] { $player } pega a ficha de Gigante com um Bando de { $size } carta
       *[other] { $player } pega a ficha de Gigante com um Bando de { $size } cartas
    }
event-token-taken = { $player } pega a ficha de Troll { $value }
event-horde-joined = { $player } põe um marcador no espaço { colour } da Horda de Orcs
event-cards-discarded =
    { $count ->
        [one] { $player } descarta o { $cards }
       *[other] { $player } descarta { $count } cartas: { $cards }
    }
event-cards-kept =
    { $count ->
        [0] { $player } não mantém nenhuma carta
        [one] { $player } mantém uma carta
       *[other] { $player } mantém { $count } cartas
    }
event-age-ended = Fim da Era { $age }: { $player } sacou o terceiro Dragão
event-horde-asked = { $player } decide sobre a Horda de Orcs
event-horde-emptied =
    { $count ->
        [one] { $player } esvazia a Horda de Orcs ({ $count } marcador)
       *[other] { $player } esvazia a Horda de Orcs ({ $count } marcadores)
    }
event-horde-kept =
    { $count ->
        [one] { $player } mantém { $count } marcador na Horda de Orcs
       *[other] { $player } mantém { $count } marcadores na Horda de Orcs
    }
event-glory = { $player } ganha { $points } de Glória: { event-glory-reason }
event-game-ended =
    { $skeleton_winner ->
        [none] { $count ->
            [one] Fim da partida: { $winners } vence
           *[other] Fim da partida: { $winners } dividem a vitória
        }
       *[other] Fim da partida: { $winners } vence com uma mão de Esqueletos
    }

# Partes de linhas.

event-glory-reason =
    { $where ->
        [kingdom] { kingdom } ({ event-place })
        [merfolk] tabuleiro do Povo do Mar ({ event-place })
        [giant_now] conquista da ficha de Gigante
        [giant_end] posse da ficha de Gigante
        [orcs] Horda de Orcs com { $markers ->
            [one] { $markers } marcador
           *[other] { $markers } marcadores
        }
       *[bands] Bando de { $size ->
            [one] { $size } carta
           *[other] { $size } cartas
        }{ $led ->
            [dwarf] { " liderado por um Anão" }
           *[other] { "" }
        }{ $skeletons ->
            [0] { "" }
            [one] , menos { $skeletons } Esqueleto
           *[other] , menos { $skeletons } Esqueletos
        }
    }
event-place =
    { event-ordinal }{ $trolls ->
        [yes] { " pelos Trolls" }
       *[other] { "" }
    }{ $sharing ->
        [0] { "" }
       *[other] , empate com { $tied }
    }
event-ordinal = { $place }º
event-cards =
    { $count ->
        [one] { card }
       *[other] { $count } × { card }
    }
event-list-last = { $item } e { $rest }
event-list-more = { $item }, { $rest }

# Uma jogada inteira em uma frase, montada com estas partes.

move-said = { $player }: { $what }
move-then = depois { $what }
move-apart = { $item }; { $rest }
move-sentences = { $item }. { $rest }
move-ended = { $text }.
move-taken = { $player } pega o { card } entre as cartas abertas
move-band =
    { $size ->
        [one] Bando de { $size } carta: { card }
       *[other] { $by ->
            [tribe] Bando de { $size } cartas ({ tribe }) com líder { colour }
           *[colour] Bando de { $size } cartas { grammar-colour-cards } liderado por um { tribe-one }
        }
    }{ $skeletons ->
        [0] { "" }
        [one] , com { $skeletons } Esqueleto
       *[other] , com { $skeletons } Esqueletos
    }
move-marker =
    { $why ->
        [extra] marcador extra em { kingdom }
       *[band] marcador em { kingdom }
    }
move-no-marker =
    { $why ->
        [small] pequeno demais para um marcador em { kingdom }
       *[other] sem marcador
    }
move-merfolk = vai ao espaço { $goal } do tabuleiro do Povo do Mar
move-giant = pega a ficha de Gigante
move-token = pega a ficha de Troll { $value }
move-horde = marcador na Horda de Orcs ({ colour })
move-glory = { $points } de Glória
move-kept =
    { $count ->
        [one] mantém { $count } carta
       *[other] mantém { $count } cartas
    }
move-draws =
    { $cards ->
        [none] { $count ->
            [one] saca { $count } carta
           *[other] saca { $count } cartas
        }
       *[other] saca { $cards }
    }
move-pool =
    { $count ->
        [one] { $count } carta fica aberta
       *[other] { $count } cartas ficam abertas
    }

# Ao lado de um Bando que acaba de ser jogado.

move-marker-now =
    Marcador em { kingdom }: { $markers }{ $standing ->
        [leads] , na frente
        [level] , empate com { $rivals }
       *[behind] , atrás de { $rivals }
    }
move-to-pool = Cartas abertas: { $cards }
