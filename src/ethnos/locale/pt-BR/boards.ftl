# The boards and tokens of the tribes beside the map. Short: most stand beside a drawing.
board-title = Tabuleiros e fichas
board-name =
    { $board ->
        [merfolk] Tabuleiro do Povo do Mar
        [giant] Ficha de Gigante
        [hordes] Hordas de Orcs
       *[trolls] Fichas de Troll
    }
board-now = agora
board-glory = Glória no fim da Era
board-place = Lugar
board-space = Espaço
board-unranked = sem lugar
board-merfolk-spoken = Tabuleiro do Povo do Mar: { $spaces }. Símbolos nos espaços { $symbols }
board-free = livres: { $tokens }
board-giant-free = ninguém a tem nesta Era
board-giant-size =
    { $size ->
        [one] Bando de { $size } carta
       *[other] Bando de { $size } cartas
    }
board-giant-takes =
    { $size ->
        [1] na hora, por um Bando de qualquer tamanho liderado por um Gigante
       *[other] na hora, por um Bando de { $size } cartas ou mais liderado por um Gigante
    }
board-giant-holder = para quem a tem no fim da Era { $age }; depois ela fica livre de novo
board-players = { $least }–{ $most } jogadores
board-scale = Glória por esvaziar, por marcadores
board-horde-now = { $filled } de { $spaces } espaços: { $glory } de Glória se esvaziada agora
board-tie = Quem vence um empate
board-tie-note = Vence a maior soma, depois a ficha mais alta.
board-tokens = Fichas
board-sum = Soma
