"""The other bots of each level: five heads, in the dress of their level and in colours of their own."""
from shared.ink import *
from extra.bots import new, shadow
F, L = Art.F, Art.L

# Ground as in bots.py, and the complexions of the five heads: skin light and dark, hair light and dark, iris.
LEVELS = {
    'novice': (('#fdf0c4', '#a9c98a', '#3f7350'), (('#f4c8a0', '#d8925f', '#d9853a', '#8a4516', '#4d7f3a'), ('#b07a50', '#7d4c2c', '#3c2a22', '#17100c', '#6b4423'), ('#f6d6b4', '#dda67c', '#b9a58a', '#7d6a50', '#3d6a8e'), ('#8a5a3c', '#5c3622', '#2c211c', '#120c0a', '#4a3020'), ('#f2c49a', '#d48f62', '#f2d06a', '#b98a2c', '#3d7a9e'))),
    'adept': (('#e9f3d0', '#7fa37a', '#23503f'), (('#8f5c3c', '#5f3820', '#33241e', '#140d0a', '#5a7a2e'), ('#f0c298', '#cf8c5c', '#c8742e', '#7d3a14', '#3d6f8e'), ('#c98f62', '#97602f', '#8f8a80', '#55514a', '#6b4423'), ('#eebd92', '#c88355', '#6b4a2c', '#38230f', '#4d7f3a'), ('#d9a274', '#ab6c40', '#5a3420', '#2a150c', '#7a5a1e'))),
    'expert': (('#f4e6cf', '#b88a72', '#5c1a20'), (('#f3cba6', '#d3935f', '#e0b45a', '#94691c', '#4a6f8e'), ('#7d4e33', '#4f2d1a', '#241a16', '#0e0908', '#4a3020'), ('#e8b88c', '#c07e50', '#c9c4ba', '#8a857c', '#5c6f7c'), ('#c48a5c', '#8f5a32', '#4a382e', '#221712', '#6b4423'), ('#f1c59c', '#cf8d5e', '#a5431f', '#5c1f0c', '#4d7f5a'))),
    'master': (('#e6d3f4', '#7a52a0', '#22103c'), (('#f2cdae', '#d09a74', '#3a2a4a', '#160e20', '#8a5ad0'), ('#d8a478', '#a86c42', '#6a4030', '#341a12', '#a86ff0'), ('#8a583c', '#5a3420', '#e4def4', '#9a90b8', '#a86ff0'), ('#efc49c', '#c88a60', '#8f86a8', '#544c70', '#7a5ad0'), ('#c58c64', '#8f5a38', '#b04a6a', '#5c1a34', '#8a5ad0'))),
    'grandmaster': (('#fff6d8', '#d9b46c', '#5c4420'), (('#a06a48', '#6e4028', '#f0ece0', '#a8a294', '#5a4a2e'), ('#e8bc90', '#b98456', '#f4f1ea', '#b0aca0', '#3a5d78'), ('#efcba6', '#c8966a', '#fbf9f2', '#b4b0a4', '#4a6f5c'), ('#7f5236', '#50301c', '#e8e4d8', '#9c988c', '#4a3a24'), ('#d6a274', '#a06a3e', '#dcd8d0', '#8c8880', '#5a5d78'))),
}
RAYS = {'novice': (16, .16), 'adept': (16, .16), 'expert': (16, .16), 'master': (24, .14), 'grandmaster': (24, .2)}
TABARDS = (('#3f7fae', '#f0e2c0'), ('#5f8a3a', '#e8b53a'), ('#8a4a94', '#e9d9b0'), ('#c8682f', '#3f6f8e'), ('#2f8a86', '#f0c8a0'))
FACE = 'M150 72C112 72 98 102 100 140C101 172 120 200 138 213Q145 218 150 218'
BALD = 'M150 46C106 46 94 92 97 140C99 174 118 203 138 215Q145 220 150 220'


def behind(a, level):
    if level == 'master':
        a.raw('<circle cx="150" cy="112" r="104" fill="#fff8e0" opacity=".28"/><circle cx="150" cy="112" r="104" fill="none" stroke="#fff8e0" stroke-width="2" opacity=".6"/>')
    if level == 'grandmaster':
        g = a.lin([(0, GOLD_L), (.5, GOLD), (1, GOLD_D)], 0, 0, 1, 1)
        ticks = ''.join(f'M{150 + 98 * math.cos(t):.1f} {116 + 98 * math.sin(t):.1f}L{150 + 110 * math.cos(t):.1f} {116 + 110 * math.sin(t):.1f}' for t in (i * math.pi / 12 for i in range(24)))
        a.raw(f'<g fill="none"><circle cx="150" cy="116" r="104" stroke="{INK}" stroke-width="22"/><circle cx="150" cy="116" r="104" stroke="{g}" stroke-width="16"/>{L(ticks, 2)}</g>')


def neck(a, skin):
    a.form(sym('M150 180L124 186C126 214 118 226 104 236L150 276'), skin, out=0, shade=0, rim=0, inner=shadow('M118 196C132 222 170 222 184 196L200 240L150 266L136 236Z', .4))


def dress(a, level, skin, at):
    gold = a.lin([(0, GOLD_L), (1, GOLD_D)])
    if level == 'novice':
        one, two = TABARDS[at]
        a.form(sym('M150 218C116 216 82 226 60 250C48 270 44 300 44 345L150 345'), BONE_L, shade=10)
        neck(a, skin)
        a.form(sym('M150 250L106 226C94 238 90 264 90 345L150 345'), one, shade=9, halo=False, inner=F('M150 240H214V345H150Z', two) + L('M150 240V345', 2.4))
    if level == 'adept':
        a.form(sym('M150 216C112 214 72 226 46 252C32 270 26 300 24 345L150 345'), '#3d7350', shade=12, inner=F('M160 216C220 226 268 250 276 345H180Z', '#1d4a33', .6))
        neck(a, skin)
        a.form(sym('M150 272L108 228C92 240 84 270 82 345L150 345'), a.lin([(0, LEATHER), (1, LEATHER_D)]), shade=8, halo=False, inner=L(both('M146 280L136 276M146 292L136 288'), 2.6, BONE) + L('M150 272V300', 2.4))
        a.form(both('M60 240C76 228 92 224 106 224L110 240C94 240 78 246 66 258Z'), LEATHER, shade=5, rim=3, hatch=False, halo=False)
        a.form(circ(106, 240, 9), gold, ink=2.4, out=4, shade=3, rim=3, hatch=False)
    if level == 'expert':
        st = a.lin([(0, STEEL_L), (.5, STEEL), (1, STEEL_D)])
        a.form(sym('M150 196C104 196 58 210 28 250C14 276 10 310 10 345L150 345'), '#a3222a', shade=10, inner=F('M170 200L290 260V345H200Z', '#5c0f18', .6))
        neck(a, skin)
        a.form(sym('M150 240L104 228C78 244 68 280 66 345L150 345'), st, shade=10, inner=shadow('M152 230H240V345H152Z', .22), halo=False)
        a.form(both('M20 286C20 246 52 220 96 222C104 238 104 258 96 276C72 264 42 268 20 286Z'), st, shade=9, inner=L(both('M30 270C50 252 76 248 100 256'), 3))
        a.form(sym('M150 226L112 216C104 222 102 232 106 242C120 254 138 258 150 258'), gold, shade=6, rim=3, halo=False)
    if level == 'master':
        a.form(sym('M150 250L112 228C84 208 58 176 44 138C30 170 30 220 52 256C40 276 34 310 34 345L150 345'), '#5b2d86', shade=11, inner=F(both('M58 172C70 200 90 220 118 238L104 260C74 240 58 210 54 180Z'), '#2b1048', .75))
        a.line(both('M44 138C58 180 84 212 112 228L150 250'), 8); a.line(both('M44 138C58 180 84 212 112 228L150 250'), 4, GOLD)
        neck(a, skin)
        a.form(sym('M150 262L114 240C96 254 92 282 90 345L150 345'), '#3d1c62', shade=8, halo=False)
        a.form('M150 250C142 258 138 268 150 286C162 268 158 258 150 250Z', '#a86ff0', ink=2.4, out=5, shade=5, rim=3, hatch=False, halo=False)
    if level == 'grandmaster':
        a.form(sym('M150 204C108 206 66 218 42 250C30 272 26 310 26 345L150 345'), '#31546e', shade=12, inner=F('M160 200C224 214 264 244 272 345H180Z', '#17303f', .6))
        neck(a, skin)
        squares = ''.join(f'M{84 + c * 12} {218 + r * 12}h12v12h-12z' for r in range(9) for c in range(3) if (r + c) % 2 == 0)
        a.form(both('M84 224L120 216V345H84Z'), BONE_L, ink=2.4, out=4, shade=5, rim=3, hatch=False, halo=False, inner=F(both(squares), '#241a2e'))


def features(a, head, skin, hair, iris, old):
    brows = mb((139, 128, 124, 116, 105, 124, 3.8 if head in (2, 4) else 3))
    a.fill(brows, hair)
    if head in (1, 5):
        a.fill(both('M107 144C116 131 134 133 142 147C130 138 118 138 107 144Z'), hair, .45)
    a.eyes(25, 146, 14.5, (7.6, 6.4, 6.2, 6.4, 8.4)[head - 1], iris, tilt=(3, 0, 0, -1, 2)[head - 1], lid=3.6 if head in (1, 5) else 2.8)
    if old: a.fill(mb((108, 158, 118, 164, 132, 161, 1.4), (101, 150, 96, 148, 92, 142, 1.4)), '#7d4c2c', .7)
    if head in (2, 4):
        a.form(sym('M150 130C144 134 144 154 138 166C132 174 136 182 144 180Q148 178 150 182'), skin, ink=2.2, out=2, shade=6, rim=4, hatch=False, halo=False)
    else:
        a.fill(brush((155, 136, 160, 160, 159, 176, 1.6), (141, 179, 150, 185, 159, 178, 2)))
        a.fill('M150 122L153 170L146 172Z', '#fff3dc', .5)
    if head in (1, 3, 5):
        lips = '#9c3a3e' if head != 3 else '#8a4a3c'
        a.fill('M133 195Q143 189 150 192Q157 189 167 195Q150 199 133 195Z', lips); a.fill('M138 198Q150 207 162 198Q150 201 138 198Z', '#c9705c'); a.fill(brush((130, 194, 150, 200, 170, 194, 1.4)))
    if head == 5:
        a.raw('<g fill="#8a4a2a" opacity=".65">' + ''.join(f'<circle cx="{x}" cy="{y}" r="1.800"/>' for x, y in ((118, 168), (126, 173), (112, 174), (182, 168), (174, 173), (188, 174))) + '</g>')


def headgear(a, level, at, head):
    """What all of a level wear; each a little differently."""
    gold = a.lin([(0, GOLD_L), (1, GOLD_D)])
    top = -12 if head == 4 else 0
    if level == 'adept':
        a.form(sym(f'M150 {88 + top}C126 {88 + top} 106 {94 + top} 94 {104 + top}L96 {116 + top}C110 {106 + top} 130 {102 + top} 150 {102 + top}'), (LEATHER, '#2f6b8e', '#8a3a2c', '#5f8a3a', '#c8912f')[at], ink=2.4, out=4, shade=4, rim=3, hatch=False, halo=False)
        leaf = 'M104 110C84 106 72 90 74 70C92 74 106 90 108 106Z' + 'M102 112C82 116 66 108 58 92C76 88 94 96 104 108Z'
        vein = 'M78 76L104 108M64 95L102 111'
        f = (lambda d: d) if at % 2 else m
        a.form(f(leaf), ('#8fae4a', '#c8912f', '#6f9a6a', '#b8c05a', '#5f8a3a')[at], shade=4, rim=3, over=L(f(vein), 1.8))
    if level == 'expert':
        a.form(sym(f'M150 {82 + top}C128 {82 + top} 108 {88 + top} 93 {100 + top}L94 {112 + top}C110 {100 + top} 130 {94 + top} 150 {94 + top}'), a.lin([(0, STEEL_L), (1, STEEL_D)]) if at % 2 else gold, ink=2.4, out=4, shade=4, rim=3, hatch=False, halo=False)
        a.form(f'M150 {72 + top}L162 {88 + top}L150 {106 + top}L138 {88 + top}Z', ('#2f66bd', '#c8302f', '#2f8a4a', '#e8b53a', '#7a4a94')[at], ink=2.4, out=4, shade=4, rim=3, hatch=False, halo=False)
    if level == 'master':
        silver = a.lin([(0, '#ffffff'), (.5, '#cfd4e4'), (1, '#7c7f9c')])
        spike = ('M150 34L138 70L120 52L112 84L94 74L97 106C112 97 132 94 150 94', 'M150 50L130 74L110 60L97 106C112 97 132 94 150 94', 'M150 42L140 62L128 42L118 68L102 58L97 106C112 97 132 94 150 94', 'M150 30L130 78L97 106C112 97 132 94 150 94', 'M150 54L144 44L134 72L122 56L112 80L100 70L97 106C112 97 132 94 150 94')[at]
        a.form(sym(spike), silver if at % 2 else gold, shade=6, rim=4)
        a.form('M150 70L159 86L150 102L141 86Z', ('#a86ff0', '#e05a8a', '#5aa8e0', '#f0c84a', '#5ad0a0')[at], ink=2.4, out=4, shade=4, rim=3, hatch=False, halo=False)
    if level == 'grandmaster':
        a.form(sym(f'M150 {76 + top}C126 {76 + top} 106 {84 + top} 94 {96 + top}L95 {104 + top}C110 {92 + top} 130 {85 + top} 150 {85 + top}'), gold, ink=2.2, out=3, shade=3, rim=3, hatch=False, halo=False)
        a.form((circ(150, 72 + top, 12), f'M150 {54 + top}L164 {80 + top}H136Z', f'M138 {60 + top}H162V{84 + top}H138Z', f'M150 {54 + top}L164 {72 + top}L150 {90 + top}L136 {72 + top}Z', both(circ(130, 76 + top, 8)) + circ(150, 70 + top, 10))[at], ('#31546e', '#8a3a2c', '#241a2e', '#2f8a4a', '#e8b53a')[at], ink=2.4, out=4, shade=4, rim=3, hatch=False, halo=False)
    if level == 'novice' and head == 2:
        a.form(sym('M150 44C112 46 92 70 90 104C106 92 128 86 150 86'), '#8b5f37', shade=8, inner=L('M150 44V86', 2.4))
        a.form(sym('M150 82C122 82 98 90 82 104L86 116C104 104 128 98 150 98'), '#583820', shade=4, rim=3, hatch=False, halo=False)
    if level == 'novice' and head == 1:
        a.form(sym('M150 30C122 32 106 52 104 76L150 84'), '#e8c878', shade=8, inner=L(sym('M150 40C128 42 116 56 112 74'), 1.8, '#a8823a'))
        a.form(sym('M150 66C104 66 62 78 38 98C80 104 116 96 150 96'), '#e0bc68', shade=6, inner=L(sym('M150 82C112 82 76 88 54 97'), 1.8, '#a8823a'))


def companion(level, head):
    """A head from 1 to 5, in the file after its number: the first of a level is drawn in bots.py."""
    ground, looks = LEVELS[level]
    at = head - 1
    skin_l, skin_d, hair_l, hair_d, iris = looks[at]
    old = level == 'grandmaster' or head == 3
    a = new(f'{level}-{head + 1}', f'{level} {head + 1}', *ground, *RAYS[level])
    skin = a.lin([(0, skin_l), (1, skin_d)])
    hair = a.lin([(0, hair_l), (1, hair_d)])
    behind(a, level)
    if head == 1: a.form(sym('M150 46C100 44 80 84 84 136C86 176 80 214 70 244C96 260 122 254 130 236L150 236'), hair, shade=10, inner=F(mb((96, 130, 98, 190, 88, 236, 3), (108, 170, 112, 210, 106, 244, 3)), hair_d, .7))
    if head == 3: a.form(circ(150, 38, 30), hair, shade=7, inner=F(brush((128, 34, 150, 22, 172, 36, 2.6), (130, 46, 150, 36, 170, 48, 2.4)), hair_d, .7))
    if head == 5: a.form(sym('M150 46C104 44 84 78 88 130C90 150 94 168 104 184L150 190'), hair, shade=10)
    dress(a, level, skin, at)
    if head in (2, 4): a.form(both('M99 132C85 122 77 134 81 150C83 166 95 174 103 168Z'), skin, shade=5, inner=F(both('M96 140C89 136 86 142 88 150C90 158 95 161 99 158Z'), skin_d, .9))
    a.form(sym(BALD if head == 4 else FACE), skin, shade=10, halo=head == 4,
           inner=shadow('M152 46H212V222H150L161 204L152 188L165 170L152 120Z', .2) + F(both(circ(117, 172, 14, 10)), '#c9503c', .3) + ('' if head == 4 else shadow('M98 70H202V112C176 98 128 96 98 116Z', .28)) + (F(circ(128, 70, 16, 9), '#fff4da', .6) if head == 4 else ''))
    features(a, head, skin, hair_d, iris, old)
    if head == 1:
        for f in (lambda d: d, m): a.form(f('M150 54C112 52 92 84 94 122C95 140 96 158 100 172C104 150 104 128 112 112C122 96 138 86 152 84Z'), hair, shade=6, rim=4, halo=False, inner=F(f(brush((144, 66, 108, 80, 100, 130, 2.6), (136, 80, 112, 96, 104, 140, 2))), hair_d, .7))
    if head == 2:
        a.form(sym('M150 192C134 188 122 190 116 204C108 192 103 170 101 146L95 148C92 192 106 226 132 240Q142 244 150 244'), hair, shade=7, rim=3, halo=False, inner=F(mb((104, 178, 108, 206, 122, 226, 2.4), (124, 206, 126, 220, 134, 236, 2.4)), hair_d, .7))
        a.fill(sym('M150 184C136 181 124 187 116 202C130 198 142 197 150 195'), hair_d); a.fill(brush((136, 200, 150, 205, 164, 200, 2.4)), '#8a4636')
        curls = ''.join(circ(150 + 56 * math.cos(t), 108 + 50 * math.sin(t), 21) for t in (math.pi * (1 + i / 8) for i in range(9)))
        a.form(curls + 'M98 116C98 62 202 62 202 116C180 92 120 92 98 116Z', hair, shade=5, rim=4, ink=0, inner=F(''.join(circ(150 + 56 * math.cos(t), 106 + 50 * math.sin(t), 7) for t in (math.pi * (1 + i / 8) for i in range(9))), hair_d, .5))
    if head == 3:
        a.form(sym('M150 54C110 54 90 84 92 128C93 142 95 152 98 160C98 132 112 104 150 92'), hair, shade=8, halo=False, inner=F(mb((146, 62, 112, 72, 98, 120, 2.4), (146, 76, 120, 84, 104, 116, 2)), hair_d, .7))
        a.form(both(circ(97, 178, 6)), GOLD_L, ink=2, out=3, shade=0, rim=0, halo=False)
        a.fill(mb((122, 186, 116, 196, 120, 206, 1.6)), skin_d, .9)
    if head == 4:
        for f in (lambda d: d, m): a.form(f('M97 116C86 122 84 146 92 168L102 160C98 146 98 132 102 122Z'), hair, ink=2, out=3, shade=3, rim=0, hatch=False, halo=False)
        a.form(sym('M150 182C132 174 116 182 108 204C104 216 96 224 86 226C106 238 130 226 140 206Q146 198 150 198'), hair, shade=6, rim=3, out=5, halo=False, inner=F(mb((142, 188, 124, 194, 104, 222, 2.4)), hair_d, .8))
        a.fill(brush((138, 206, 150, 211, 162, 206, 2.6)), '#8a4636')
    if head == 5:
        a.form(sym('M150 58C112 58 92 88 93 132C94 142 96 150 99 156C102 124 122 98 150 78'), hair, shade=7, halo=False, inner=F(mb((144, 70, 112, 82, 100, 132, 2.4)), hair_d, .7))
        for f in (lambda d: d, m):
            for y in range(4): a.form(f(circ(92 - 2 * y, 172 + 22 * y, 13, 15)), hair, ink=2.4, shade=4, rim=3, out=5, hatch=False, inner=F(f(brush((84 - 2 * y, 168 + 22 * y, 92 - 2 * y, 176 + 22 * y, 100 - 2 * y, 166 + 22 * y, 2))), hair_d, .8))
            a.form(f('M76 250q10 6 20 0l-4 14q-6 4-12 0z'), GOLD, ink=2, out=3, shade=3, rim=2, hatch=False, halo=False)
    headgear(a, level, at, head)
    return a


if __name__ == '__main__':
    for level in LEVELS:
        for head in range(1, 6): print(level, head, companion(level, head).save('bots'))
