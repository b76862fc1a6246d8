# Nomes de cartas, Tribos e Reinos. Todas as Tribos são masculinas: a cor concorda assim em `card`.

card =
    { $tribe ->
        [skeleton] Esqueleto
       *[other] { tribe-one } { colour }
    }
colour =
    { $colour ->
        [purple] roxo
        [red] vermelho
        [blue] azul
        [green] verde
        [orange] laranja
        [grey] cinza
       *[other] sem cor
    }
# “cartas vermelhas”
grammar-colour-cards =
    { $colour ->
        [purple] roxas
        [red] vermelhas
        [blue] azuis
        [green] verdes
        [orange] laranja
        [grey] cinza
       *[other] sem cor
    }
tribe-one =
    { $tribe ->
        [centaur] Centauro
        [dwarf] Anão
        [elf] Elfo
        [giant] Gigante
        [halfling] Halfling
        [merfolk] Povo do Mar
        [minotaur] Minotauro
        [orc] Orc
        [troll] Troll
        [wingfolk] Alado
        [wizard] Feiticeiro
       *[skeleton] Esqueleto
    }
tribe =
    { $tribe ->
        [centaur] Centauros
        [dwarf] Anões
        [elf] Elfos
        [giant] Gigantes
        [halfling] Halflings
        [merfolk] Povo do Mar
        [minotaur] Minotauros
        [orc] Orcs
        [troll] Trolls
        [wingfolk] Alados
        [wizard] Feiticeiros
       *[skeleton] Esqueletos
    }
kingdom =
    { $kingdom ->
        [duris] Duris
        [rhea] Rhea
        [straton] Straton
        [althea] Althea
        [ithys] Ithys
       *[pelagon] Pelagon
    }

# O que um Líder faz; X é o tamanho do Bando.

power =
    { $tribe ->
        [centaur]
            { $centaur_trigger ->
                [placed] Se o marcador foi colocado, você pode jogar outro Bando na mesma hora.
               *[able] Se o marcador pode ser colocado, você pode jogar outro Bando na mesma hora.
            }
        [dwarf] Na pontuação dos Bandos, este conta como se tivesse uma carta a mais.
        [elf] Você pode manter até X cartas na mão em vez de descartá-las.
        [giant] O maior Bando da Era liderado por um Gigante leva a ficha de Gigante: 2 de Glória na hora e mais no fim da Era.
        [halfling] Há o dobro deles, mas um Bando que eles lideram não coloca marcador.
        [merfolk] Avance X espaços no tabuleiro do Povo do Mar; para cada símbolo que alcançar ou ultrapassar, você pode colocar um marcador em qualquer Reino.
        [minotaur] O Bando precisa de uma carta a menos para colocar o marcador.
        [orc] Você também pode pôr um marcador na cor do Líder em sua Horda de Orcs e, mais tarde, esvaziá-la em troca de Glória.
        [troll]
            { $troll_scope ->
                [kingdoms_only] Você pode pegar uma ficha de Troll livre de valor X ou menor. As fichas desempatam nos Reinos.
               *[kingdoms_and_merfolk] Você pode pegar uma ficha de Troll livre de valor X ou menor. As fichas desempatam nos Reinos e no tabuleiro do Povo do Mar.
            }
        [wingfolk] O marcador pode ir para qualquer Reino em que o Bando seja grande o bastante.
        [wizard] Depois do descarte, você pode sacar X cartas do deck.
       *[skeleton] Entra em qualquer Bando, mas nunca lidera, e sai antes da pontuação dos Bandos.
    }

# The title that the winner bears, in the book of each edition.

winner-title =
    { $edition ->
        [polish] { $count ->
            [one] Rei de Ethnos
           *[other] Reis de Ethnos
        }
        [german] { $count ->
            [one] Soberano de Ethnos
           *[other] Soberanos de Ethnos
        }
       *[english] { $count ->
            [one] Lorde de Ethnos
           *[other] Lordes de Ethnos
        }
    }

# The edition that players of this language know: a preset, by its name in the program.

edition = portuguese
