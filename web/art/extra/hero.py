"""The table at the start: wood, the map of the six kingdoms, a fan of cards, the dragon's shadow."""
import random, re
from shared.ink import *
from shared.kingdoms import K, SIGILS, GROUNDS, mix, style
from extra.land import LAND
from extra.crest import crest, star, rose, word, width
F, L = Art.F, Art.L
TINT = dict(ithys='#f4d294', straton='#b9d2ee', rhea='#efb9a6', duris='#d3bedd', althea='#bcdcb2', pelagon='#d6d6d0')
SPOT = dict(duris=(316, 300), rhea=(690, 330), straton=(1064, 212), althea=(330, 700), ithys=(756, 728), pelagon=(1160, 610))


def wood(a, w, h, plank=150, seed=3, grain=True):
    random.seed(seed)
    base = a.lin([(0, '#7a5432'), (1, '#5d3d22')])
    a.raw(f'<path d="M0 0H{w}V{h}H0Z" fill="{base}"/>')
    x, light, lines, gr, gl = -40, '', '', [], []
    i = 0
    while x < w:
        if i % 2: light += f'M{x} 0h{plank}v{h}h{-plank}z'
        lines += f'M{x} 0V{h}'
        if i % 3 == 1: y = random.randint(h // 5, h - 100); lines += f'M{x} {y}h{plank}'
        n = 5 if grain else 0
        for _ in range(n):
            gx = x + random.randint(14, plank - 14); y0 = random.randint(-80, h); ln = random.randint(120, 420); b = random.randint(-12, 12)
            gr.append((gx, y0, gx + b, y0 + ln / 2, gx + b // 3, y0 + ln, 1.8))
            if random.random() < .5: gl.append((gx + 7, y0 + 30, gx + 7 + b, y0 + ln / 2, gx + 7, y0 + ln - 30, 1.2))
        x += plank; i += 1
    a.fill(light, '#8f6740', .32)
    if grain: a.fill(brush(*gr), '#2f1c0d', .5); a.fill(brush(*gl), '#c79a66', .3)
    a.line(lines, 4, '#2a1809', .9); a.raw(f'<g transform="translate(3 2)">{L(lines, 1.4, "#b98a58", .45)}</g>')


def land(a, detail=True, lite=False):
    """The chart on its own 1450 x 1000."""
    p = a.p
    edge = 'M-34 -30L320 -38L700 -28L1120 -36L1482 -28L1488 330L1480 700L1486 1032L1060 1036L640 1028L260 1036L-36 1030L-28 640L-38 300Z'
    a.raw(F(edge, '#120a04', .5, ' transform="translate(14 20)"'))
    a.raw(F(edge, INK, None, f' stroke="{INK}" stroke-width="12"') + F(edge, '#f0e2bd'))
    sea = a.rad([(0, '#dfe6d6'), (.6, '#c6d8cd'), (1, '#9fbcb4')], .5, .5, .62)
    a.raw(f'<path d="M0 0H1450V1000H0Z" fill="{sea}"/>')
    a.defs.append(f'<g id="{p}L">' + ''.join(f'<path id="{p}{k[:2]}p" d="{d}"/>' for k, d in LAND.items()) + '</g>')
    a.defs.append(f'<clipPath id="{p}M"><path d="M0 0H1450V1000H0Z"/></clipPath>')
    u = f'<use href="#{p}L" fill="none"'
    a.raw(f'<g clip-path="url(#{p}M)">')
    for w, o in ((110, .2), (56, .25)) if lite else ((150, .16), (112, .18), (76, .2), (42, .25)):
        a.raw(f'{u} stroke="#5f8a8a" stroke-width="{w}" opacity="{o}"/>{u} stroke="#cfe0d6" stroke-width="{w - 6}"/>')
    a.raw(f'<use href="#{p}L" fill="{INK}" stroke="{INK}" stroke-width="20" transform="translate(5 8)" opacity=".9"/>')
    for k, d in LAND.items():
        x, y, g = GROUNDS[k]
        if not lite: a.defs.append(f'<pattern id="{p}{k[:2]}" width="{x}" height="{y}" patternUnits="userSpaceOnUse" patternTransform="scale(1.500)"><path d="{g}" fill="none" stroke="{K[k][3]}" stroke-width="1.600" opacity=".34"/></pattern>')
        a.defs.append(f'<clipPath id="{p}{k[:2]}c"><use href="#{p}{k[:2]}p"/></clipPath>')
        pf = 'none' if lite else f'url(#{p}{k[:2]})'
        a.raw(f'<g clip-path="url(#{p}{k[:2]}c)"><use href="#{p}{k[:2]}p" fill="{TINT[k]}"/><use href="#{p}{k[:2]}p" fill="{pf}" stroke="{K[k][0]}" stroke-width="46" stroke-opacity=".45"/></g>')
    a.raw(f'{u} stroke="{INK}" stroke-width="6"/>')
    if detail: sights(a)
    for k, (x, y) in SPOT.items(): badge(a, k, x, y)
    # compass, ship
    if not lite:
        lit, dark = star(1330, 880, 92, 20, 8, 52)
        a.raw(f'<circle cx="1330" cy="880" r="70" fill="#f0e2bd" stroke="{INK}" stroke-width="5"/><circle cx="1330" cy="880" r="58" fill="none" stroke="{GOLD_D}" stroke-width="3"/>')
        rose(a, lit, dark, 6)
    a.raw('</g>')
    a.line('M-6 -6H1456V1006H-6Z', 8); a.raw(f'<path d="M-18 -18H1468V1018H-18Z" fill="none" stroke="{INK}" stroke-width="9" stroke-dasharray="60 60"/>')
    if not lite: a.line('M-26 -26H1476V1026H-26Z', 3)


def badge(a, k, x, y, s=2.1):
    g = ''
    for q in SIGILS[k]:
        d = q[1:]
        if q[0] == 's': g += f'<path d="{d}" fill="{BONE_L}"/>'
        elif q[0] == 'l': g += f'<path d="{d}" fill="none" stroke="{BONE_L}" stroke-width="2.400"/>'
        else: g += f'<path d="{d}" fill="{K[k][1]}"/>'
    sh = 'M-24 -28H24V2C24 18 12 27 0 33C-12 27 -24 18 -24 2Z'
    u = f'<use href="#{a.p}S"'
    if k == 'duris': a.defs.append(f'<path id="{a.p}S" d="{sh}"/>')
    a.raw(f'<g transform="translate({x} {y}) scale({s})">{u} stroke="{INK}" stroke-width="9" x="1" y="2"/>{u} stroke="{GOLD}" stroke-width="4"/>{u} fill="{K[k][0]}"/><path d="M0 -28H24V2C24 18 12 27 0 33Z" fill="{K[k][1]}" opacity=".4"/><g transform="translate(-20 -20) scale(1.25)">{g}</g></g>')


def sights(a):
    mt = lambda x, y, s: f'M{x - 40 * s} {y}L{x - 6 * s} {y - 62 * s}L{x} {y - 70 * s}L{x + 8 * s} {y - 58 * s}L{x + 42 * s} {y}Z'
    ms = [(160, 470, 1.1), (240, 200, 1), (420, 190, 1.2), (470, 420, 1.1), (300, 470, 1.3), (230, 560, 1), (400, 560, 1), (500, 260, .9)]
    a.form(''.join(mt(*t) for t in ms), '#f6eef6', ink=4, out=6, shade=0, rim=0, halo=False, inner=F(''.join(f'M{x} {y - 72 * s}L{x + 44 * s} {y}H{x + 4 * s}L{x + 12 * s} {y - 30 * s}L{x - 2 * s} {y - 44 * s}Z' for x, y, s in ms), K['duris'][0], .75))
    # volcano
    a.form('M540 250L612 130H664L736 250Z', '#c9705c', ink=5, out=8, shade=16, rim=6, halo=False, inner=F('M612 130L624 190L636 160L648 210L664 130Z', '#ffb43a'))
    a.form('M606 118C590 110 592 88 612 88C612 66 646 60 656 76C676 66 696 84 686 102C694 116 676 126 662 118C648 130 622 130 606 118Z', '#e6d8c8', ink=4, out=6, shade=9, rim=0, halo=False)
    a.form(mt(830, 470, .8) + mt(600, 500, .8) + mt(800, 210, .8), '#e2907c', ink=4, out=6, shade=7, rim=0, halo=False)
    # castle
    a.raw('<g transform="translate(40 -30)">')
    a.form('M930 470V390H950V404H966V390H986V360H972V330H988V344H1004V330H1024V344H1040V330H1056V360H1044V390H1064V404H1080V390H1100V470Z', '#e9eef4', ink=5, out=8, shade=10, rim=4, halo=False, inner=F('M1000 470V430C1000 412 1030 412 1030 430V470Z', INK) + F('M1012 360h8v20h-8z', INK))
    a.raw('</g>')
    a.form('M1230 250V150H1216V120H1232V134H1246V120H1264V134H1278V120H1294V150H1280V250Z', '#e9eef4', ink=5, out=8, shade=8, rim=4, halo=False, inner=F('M1250 180h10v24h-10z', INK))
    # woods
    tr = lambda x, y, s: f'M{x} {y - 54 * s}L{x + 17 * s} {y - 26 * s}H{x + 9 * s}L{x + 24 * s} {y}H{x - 24 * s}L{x - 9 * s} {y - 26 * s}H{x - 17 * s}Z'
    ts = [(120, 720, 1.1), (170, 750, 1), (210, 800, 1.1), (150, 820, 1), (470, 640, 1), (510, 700, 1.1), (450, 760, 1), (270, 860, 1.1), (340, 880, 1), (400, 930, 1.1), (470, 900, 1), (480, 610, .9), (220, 690, .9)]
    a.form(''.join(tr(*t) for t in ts), '#4f9668', ink=4, out=6, shade=6, rim=4, halo=False)
    # sun and dunes
    ray = ''.join(f'M{812 + 44 * math.cos(t - .16):.0f} {560 + 44 * math.sin(t - .16):.0f}L{812 + 74 * math.cos(t):.0f} {560 + 74 * math.sin(t):.0f}L{812 + 44 * math.cos(t + .16):.0f} {560 + 44 * math.sin(t + .16):.0f}Z' for t in (i * math.pi / 6 for i in range(12)))
    a.form(ray + circ(812, 560, 36), '#f7b23c', ink=4, out=6, shade=6, rim=4, halo=False, hatch=False)
    a.line('M640 820q40-40 84 0M700 860q44-44 90 0M820 800q40-40 86 0M860 850q36-36 76 0M600 780q26-26 56 0M880 720q30-30 64 0', 6, K['ithys'][3], .8)
    # harbour houses
    hs = lambda x, y: f'M{x} {y}V{y - 30}L{x + 22} {y - 52}L{x + 44} {y - 30}V{y}Z'
    a.form(hs(1010, 560) + hs(1060, 700) + hs(1110, 790) + hs(1280, 590) + hs(1300, 690) + hs(1190, 760), '#f1efe8', ink=4, out=6, shade=8, rim=0, halo=False)
    # a ship and a serpent at sea
    a.raw('<g transform="translate(24 -62)">')
    a.form('M1322 96C1346 90 1360 108 1356 134H1322ZM1362 84C1390 80 1404 104 1398 134H1364Z', '#f6ead0', ink=4, out=5, shade=7, rim=0, halo=False)
    a.form('M1300 140H1420C1416 164 1402 174 1380 174H1336C1316 174 1304 162 1300 140Z', '#9a6a3c', ink=4, out=6, shade=6, rim=4, halo=False)
    a.raw('</g>')
    a.form('M60 960C56 930 64 906 84 896C74 886 84 872 100 876C120 880 124 900 110 914C98 924 96 940 98 960ZM130 960C134 920 176 920 180 960H162C160 944 150 944 148 960ZM200 960C204 928 240 928 244 960H228C226 948 218 948 216 960Z', '#4f8f86', ink=4, out=6, shade=6, rim=4, halo=False)
    a.fill(circ(98, 890, 4))


DRAGON = ('M-200 560L-30 478L-64 452L-14 420L-44 388L4 362L-22 326L30 304L6 262L60 250L36 200C6 160 -14 110 -4 46C30 108 70 150 120 174L126 148C112 116 114 78 138 34C146 88 168 128 198 154C226 146 244 158 252 178C290 186 330 200 362 206C374 190 402 192 410 212C422 222 422 240 408 250L396 252L388 288L374 254L356 256L348 282L336 256L318 256L312 278L302 258C278 262 258 274 246 298C276 312 306 326 332 336L338 308L352 342L364 344L372 316L384 350C398 360 396 376 382 382L368 414L350 384C312 388 268 380 232 360L224 402L198 358C150 388 114 434 100 502C90 570 112 640 150 700C190 770 206 840 200 960C190 1120 150 1260 110 1500L-200 1500Z',
          'M-200 -60H1000C930 -40 880 10 862 76C800 22 720 8 640 24C628 66 600 104 566 132C530 70 450 34 372 36L-200 20Z')


def shadow(a, t):
    a.defs.append(f'<filter id="{a.p}b" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="2.500"/></filter>')
    a.raw(f'<g transform="{t}" filter="url(#{a.p}b)" opacity=".78"><path d="{tidy(DRAGON[0])}{tidy(DRAGON[1])}" fill="#180812"/></g>')
    # one ember for an eye
    a.raw(f'<g transform="{t}"><path d="M196 186Q216 172 242 192Q216 204 196 186Z" fill="#ff9a3a" opacity=".85"/><path d="M219 179q6 9 0 20q-5-10 0-20z" fill="#180812"/></g>')


def frame(a):
    """A lighter card frame than the real one, coloured by the same variables."""
    p = a.p
    a.defs.append(f'<clipPath id="{p}W"><rect x="19" y="19" width="262" height="382" rx="10"/></clipPath>')
    ray = ''.join(f'M150 190L{150 + 330 * math.cos(t):.0f} {190 + 330 * math.sin(t):.0f}L{150 + 330 * math.cos(t + .13):.0f} {190 + 330 * math.sin(t + .13):.0f}Z' for t in (i * math.pi / 12 for i in range(24)))
    a.defs.append(f'<g id="{p}A"><rect x="8" y="12" width="300" height="420" rx="22" fill="#120a04" opacity=".45"/><rect x="2" y="2" width="296" height="416" rx="20" fill="{CLOTH}" stroke="{INK}" stroke-width="6"/><rect x="9" y="9" width="282" height="402" rx="15" fill="none" stroke="{GOLD_L}" stroke-width="2"/><rect x="19" y="19" width="262" height="382" rx="10" fill="#f6edd8"/><rect x="19" y="19" width="262" height="382" rx="10" fill="{CLOTH_L}" opacity=".5"/><g clip-path="url(#{p}W)">{F(ray, "#fffaf0", .35)}</g></g>')
    plate = sym('M150 350L46 350C40 350 38 356 30 357L10 360C16 368 16 388 10 397L30 400C38 401 40 407 46 407L150 407')
    a.defs.append(f'<g id="{p}B"><rect x="19" y="19" width="262" height="382" rx="10" fill="none" stroke="{INK}" stroke-width="7"/><rect x="19" y="19" width="262" height="382" rx="10" fill="none" stroke="{GOLD}" stroke-width="3"/>{F(plate, INK, None, f""" stroke="{INK}" stroke-width="6" transform="translate(1 2)" """)}{F(plate, "#f6e8c6")}{F(sym("M150 392L30 392L30 400C38 401 40 407 46 407L150 407"), GOLD_D, .3)}{L(plate, 2.6)}<path d="M8 6H84V52C84 78 66 90 46 100C26 90 8 78 8 52Z" fill="{INK}" stroke="{INK}" stroke-width="5"/><path d="M10 8H82V52C82 76 64 88 46 96C28 88 10 76 10 52Z" fill="{GOLD}"/><path d="M17 15H75V52C75 71 61 81 46 88C31 81 17 71 17 52Z" fill="{CLOTH}" stroke="{INK}" stroke-width="2.500"/></g>')


def portrait(t):
    s = open(os.path.join(CARDS, 'portraits', t + '.svg')).read()
    s = re.sub(r'^<svg[^>]*>|</svg>\s*$', '', s.strip())
    for n, c in (('cloth', '#a31d24'), ('cloth-dark', '#64121a'), ('cloth-light', '#d86a58')): s = s.replace(f'var(--{n},{c})', f'var(--{n})')
    return s


def card(a, t, k, tr):
    g = ''
    for q in SIGILS[k]:
        d = q[1:]
        if q[0] == 's': g += f'<path d="{d}" fill="{BONE_L}"/>'
        elif q[0] == 'l': g += f'<path d="{d}" fill="none" stroke="{BONE_L}" stroke-width="2.400"/>'
        else: g += f'<path d="{d}" fill="{K[k][1]}"/>'
    a.raw(f'<g transform="{tr}" style="{style(k)}"><use href="#{a.p}A"/><g clip-path="url(#{a.p}W)"><g transform="translate(10 82) scale(.9333)">{portrait(t)}</g></g><use href="#{a.p}B"/><g transform="translate(21 24) scale(1.560)">{g}</g>'
          f'<text x="150" y="391" text-anchor="middle" font-family="Alegreya,Georgia,DejaVu Serif,serif" font-weight="700" font-size="34" fill="#2b2118">{t.capitalize()}</text></g>')


HAND = [('merfolk', 'duris'), ('orc', 'rhea'), ('elf', 'althea'), ('minotaur', 'straton'), ('wingfolk', 'ithys')]


def fan(a, cx, cy, R, s, step):
    for i, (t, k) in enumerate(HAND):
        g = (i - 2) * step
        x, y = cx + R * math.sin(math.radians(g)), cy - R * math.cos(math.radians(g))
        card(a, t, k, f'translate({x:.1f} {y:.1f}) rotate({g}) scale({s}) translate(-150 -210)')


def token(a, x, y, c, kind, s=1):
    d = {'disc': circ(0, 0, 24, 22), 'sq': 'M-21 -21H21V21H-21Z', 'tri': 'M0 -25L26 21H-26Z', 'dia': 'M0 -28L26 0L0 28L-26 0Z'}[kind]
    a.raw(f'<g transform="translate({x} {y}) scale({s})">{F(d, "#120a04", .4, """ transform="translate(6 16)" """)}<g stroke="{INK}" stroke-width="6">{F(d, mix(c, "#241a12", .55), None, """ transform="translate(1 9)" """)}</g>{F(d, c)}{L(d, 4)}</g>')


def vignette(a, w, h, cx, cy, r):
    g = a.rad([(0, '#ffdf9a', .32), (.45, '#ffdf9a', .04), (.62, '#1a0c04', .1), (1, '#1a0c04', .72)], cx, cy, r, True)
    a.raw(f'<path d="M0 0H{w}V{h}H0Z" fill="{g}"/>')


def wide():
    a = Art('h-wide', 1600, 900, 'A map of six kingdoms on a table, cards fanned before it, and the shadow of a dragon'); a.p = 'enhw'; a.hs = 1.6
    wood(a, 1600, 900)
    vignette(a, 1600, 900, 700, 340, 1050)
    a.raw('<g transform="translate(258 62) rotate(-2.500 406 280) scale(.565)">'); land(a); a.raw('</g>')
    for t in ((1136, 560, '#f4efe2', 'disc'), (1186, 612, '#2c2c30', 'sq'), (1112, 640, '#f0c52e', 'tri'), (1160, 692, '#35b3c4', 'dia')): token(a, *t)
    shadow(a, 'translate(62 -36) scale(1.08)')
    frame(a); fan(a, 660, 1540, 790, .66, 9.6)
    return a


def tall():
    a = Art('h-tall', 800, 1200, 'A map of six kingdoms on a table, cards fanned before it, and the shadow of a dragon'); a.p = 'enht'; a.hs = 1.6
    wood(a, 800, 1200, 134, 5)
    vignette(a, 800, 1200, 400, 420, 900)
    a.raw('<g transform="translate(44 96) rotate(-2.500 370 260) scale(.495)">'); land(a); a.raw('</g>')
    for t in ((742, 760, '#f4efe2', 'disc'), (706, 836, '#35b3c4', 'dia'), (752, 868, '#f0c52e', 'tri')): token(a, *t, .9)
    shadow(a, 'translate(-66 4) scale(.86)')
    frame(a); fan(a, 410, 1350, 640, .58, 10)
    return a


def og():
    a = Art('i-og', 1200, 630, 'Ethnos, an unofficial digital edition'); a.p = 'enog'; a.hs = 1.6
    wood(a, 1200, 630, 150, 8, False)
    vignette(a, 1200, 630, 640, 280, 820)
    a.raw('<g transform="translate(452 66) rotate(3 340 250) scale(.500)">'); land(a, False, True); a.raw('</g>')
    shadow(a, 'matrix(-.8 0 0 .8 1262 -22)')
    # banner with the name
    a.raw('<g transform="translate(70 214) scale(.88)">')
    ban = 'M0 150C170 128 350 128 520 150V330C350 308 170 308 0 330Z'
    a.form('M-60 190L20 172V352L-60 366L-30 276ZM580 190L500 172V352L580 366L550 276Z', '#8a1c22', ink=5, out=10, shade=10, rim=0, halo=False, hatch=False)
    a.form(ban, a.lin([(0, '#fffaea'), (.6, '#f3e4bf'), (1, '#d8bf8a')]), ink=5, out=12, shade=12, op=.2, rim=6, halo=False, hatch=False, over=L('M10 164C175 142 345 142 510 164M10 314C175 292 345 292 510 314', 3, GOLD_D))
    k = .92; w = width('ETHNOS', k)
    a.form(word('ETHNOS', 260 - w / 2, 172, k), '#8a1c22', ink=2.4, out=5, shade=0, rim=3, halo=False, hatch=False)
    a.raw(f'<text x="260" y="292" text-anchor="middle" font-family="Alegreya,Georgia,DejaVu Serif,serif" font-style="italic" font-size="27" fill="#3a2a19" textLength="330">an unofficial digital edition</text></g>')
    a.raw('<g transform="translate(170 76) scale(.86)">'); crest(a, signs=False, lite=True); a.raw('</g>')
    return a


if __name__ == '__main__':
    for f in (wide, tall):
        x = f(); print(f.__name__, x.save('hero')); os.rename(f'{OUT}/hero/{f.__name__}.svg', f'{OUT}/hero/hero-{f.__name__}.svg')
    print('og', og().save('icons'))
