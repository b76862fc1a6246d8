"""One style for every drawing: forms with ink of varying weight, a hard wash shadow, hatching and a rim light."""
import math, re, os

OUT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'src', 'art'))
CARDS = os.path.join(OUT, 'cards')
INK = '#241a12'
WASH = '#2c1636'          # the one shadow colour, laid over everything
RIM = '#fff3cf'           # the one light colour
BONE, BONE_D, BONE_L = '#efe3c4', '#c2ac82', '#fffaf0'
GOLD, GOLD_D, GOLD_L = '#dfae3a', '#94640f', '#fbe391'
STEEL, STEEL_D, STEEL_L = '#a7aca8', '#666d6c', '#e6e9df'
LEATHER, LEATHER_D = '#8b5f37', '#583820'
WOOD = '#86603a'
CLOTH, CLOTH_D, CLOTH_L = 'var(--cloth,#a31d24)', 'var(--cloth-dark,#64121a)', 'var(--cloth-light,#d86a58)'

TOK = re.compile(r'[A-Za-z]|-?\d*\.?\d+(?:e-?\d+)?')


def segs(d):
    """Absolute segments of a path (M L H V C S Q T A Z, either case)."""
    t, i, out, cmd = TOK.findall(d), 0, [], ''
    x = y = sx = sy = 0.0
    lc = None
    n = {'M': 2, 'L': 2, 'H': 1, 'V': 1, 'C': 6, 'S': 4, 'Q': 4, 'T': 2, 'A': 7, 'Z': 0}
    while i < len(t):
        if t[i].isalpha():
            cmd = t[i]; i += 1
        u = cmd.upper(); rel = cmd != u
        v = [float(k) for k in t[i:i + n[u]]]; i += n[u]
        if u == 'Z':
            out.append(('Z',)); x, y = sx, sy; continue
        if u == 'H': v = [v[0] + (x if rel else 0), y]; u = 'L'
        elif u == 'V': v = [x, v[0] + (y if rel else 0)]; u = 'L'
        elif u == 'A':
            if rel: v[5] += x; v[6] += y
        elif rel: v = [k + (x if j % 2 == 0 else y) for j, k in enumerate(v)]
        if u == 'S':
            c = (2 * x - lc[0], 2 * y - lc[1]) if lc and lc[2] == 'C' else (x, y)
            v = [*c, *v]; u = 'C'
        if u == 'T':
            c = (2 * x - lc[0], 2 * y - lc[1]) if lc and lc[2] == 'Q' else (x, y)
            v = [*c, *v]; u = 'Q'
        lc = (v[2], v[3], 'C') if u == 'C' else (v[0], v[1], 'Q') if u == 'Q' else None
        out.append((u, *v)); x, y = v[-2], v[-1]
        if u == 'M': sx, sy = x, y; cmd = 'l' if rel else 'L'
    return out


def num(v):
    s = f'{v:.1f}'
    s = s[:-2] if s.endswith('.0') else s
    if s == '-0': s = '0'
    return re.sub(r'^(-?)0\.', r'\1.', s)


def text(ss):
    r = ''
    for s in ss:
        r += s[0]
        for j, k in enumerate(s[1:]):
            w = num(k)
            r += (' ' if j and not w.startswith('-') else '') + w
    return r


def tidy(d): return text(segs(d))


def m(d, w=300):
    """Mirror a path."""
    r = []
    for s in segs(d):
        v = list(s[1:])
        if s[0] == 'A': v[4] = 1 - v[4]; v[2] = -v[2]; v[5] = w - v[5]
        else: v = [w - k if j % 2 == 0 else k for j, k in enumerate(v)]
        r.append((s[0], *v))
    return text(r)


def sym(d, w=300):
    """A left half, from top centre to bottom centre, closed by its mirror."""
    s = [k for k in segs(d) if k[0] != 'Z']
    r, pts = list(s), [(k[-2], k[-1]) for k in s]
    f = lambda *v: [w - k if j % 2 == 0 else k for j, k in enumerate(v)]
    for i in range(len(s) - 1, 0, -1):
        k, p = s[i], pts[i - 1]
        if k[0] == 'L': r.append(('L', *f(*p)))
        elif k[0] == 'Q': r.append(('Q', *f(k[1], k[2], *p)))
        elif k[0] == 'C': r.append(('C', *f(k[3], k[4], k[1], k[2], *p)))
    return text(r) + 'Z'


def both(d): return tidy(d) + m(d)


def brush(*ss):
    """Tapered strokes: x1 y1 cx cy x2 y2 width."""
    r = ''
    for x1, y1, cx, cy, x2, y2, w in ss:
        dx, dy = x2 - x1, y2 - y1
        l = math.hypot(dx, dy) or 1
        nx, ny = -dy / l * w, dx / l * w
        r += f'M{num(x1)} {num(y1)}Q{num(cx + nx)} {num(cy + ny)} {num(x2)} {num(y2)}Q{num(cx - nx)} {num(cy - ny)} {num(x1)} {num(y1)}Z'
    return tidy(r)


def mb(*ss):
    """Brush strokes and their mirror."""
    return brush(*ss, *[(300 - a, b, 300 - c, d, 300 - e, f, w) for a, b, c, d, e, f, w in ss])


def circ(x, y, r, ry=None):
    ry = ry or r
    return f'M{num(x - r)} {num(y)}A{num(r)} {num(ry)} 0 0 1 {num(x + r)} {num(y)}A{num(r)} {num(ry)} 0 0 1 {num(x - r)} {num(y)}Z'


def mini(d):
    """The shortest relative form of a path, to a tenth; it does not drift, because every point is rounded first."""
    x = y = sx = sy = 0.0
    out = prev = ''
    for q in segs(d):
        if q[0] == 'Z': out += 'z'; prev = 'z'; x, y = sx, sy; continue
        v = [round(k, 1) for k in q[1:]]
        ox, oy = x, y
        x, y = v[-2], v[-1]
        if q[0] == 'M':
            c, w = 'M', v; sx, sy = x, y
        elif q[0] == 'L':
            if y == oy and x != ox: c, w = 'h', [x - ox]
            elif x == ox and y != oy: c, w = 'v', [y - oy]
            else: c, w = 'l', [x - ox, y - oy]
        elif q[0] == 'A': c, w = 'a', [*v[:5], x - ox, y - oy]
        else: c, w = q[0].lower(), [k - (ox if j % 2 == 0 else oy) for j, k in enumerate(v)]
        t, last = '', ''
        for j, k in enumerate(w):
            n = num(k)
            t += ('' if n.startswith('-') or (n.startswith('.') and '.' in last) or (not j and c != prev) else ' ') + n
            last = n
        if c == prev and c not in 'M' and c != 'a': out += t
        else: out += c + t.lstrip()
        prev = c
    return out


class Art:
    def __init__(self, name, w=300, h=300, label=None):
        self.name, self.w, self.h, self.n = name, w, h, 0
        self.p = 'en' + ''.join(k[:3] for k in name.split('-'))
        self.defs, self.body, self.back = [], [], []
        self.label = label or name
        self.hatched = False
        self.hs = 1
        self.k = 1            # scale of the 300-unit drawing into the box
        self.ground = ''      # painted under the halo
        self.hw = 15

    def hatch(self):
        if not self.hatched:
            self.hatched = True
            self.defs.append(f'<pattern id="{self.p}h" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-38) scale({self.hs})"><path d="M0 1.2H5" stroke="{INK}" stroke-width="1.5" stroke-opacity=".5"/></pattern>')
        return f'url(#{self.p}h)'

    def lin(self, stops, x1=0, y1=0, x2=0, y2=1, units=None):
        self.n += 1
        i = f'{self.p}g{self.n}'
        u = ' gradientUnits="userSpaceOnUse"' if units else ''
        self.defs.append(f'<linearGradient id="{i}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"{u}>{self.stops(stops)}</linearGradient>')
        return f'url(#{i})'

    def rad(self, stops, cx=.5, cy=.5, r=.5, units=None):
        self.n += 1
        i = f'{self.p}g{self.n}'
        u = ' gradientUnits="userSpaceOnUse"' if units else ''
        self.defs.append(f'<radialGradient id="{i}" cx="{cx}" cy="{cy}" r="{r}"{u}>{self.stops(stops)}</radialGradient>')
        return f'url(#{i})'

    @staticmethod
    def stops(ss):
        r = ''
        for s in ss:
            o = f' stop-opacity="{s[2]}"' if len(s) > 2 else ''
            r += f'<stop offset="{s[0]}" stop-color="{s[1]}"{o}/>'
        return r

    def form(self, d, fill, ink=3, out=7, shade=10, op=.34, rim=5, rimop=.7, hatch=True, inner='', halo=True, over='', dx=1.3, dy=1.8, rimc=RIM, rdx=.4):
        """A body of paint: thick ink under it on the shadow side, wash, hatching, rim, thin ink over it."""
        self.n += 1
        i = f'{self.p}{self.n}'
        u = f'<use href="#{i}"'
        self.defs.append(f'<path id="{i}" d="{tidy(d)}"/>')
        if halo and out: self.back.append(f'{u}/>')
        b = ''
        if out: b += f'{u} fill="{INK}" stroke="{INK}" stroke-width="{out}" transform="translate({dx} {dy})"/>'
        b += f'{u} fill="{fill}"/>'
        if inner or shade or rim:
            self.defs.append(f'<clipPath id="{i}c">{u}/></clipPath>')
            b += f'<g clip-path="url(#{i}c)">{inner}'
            if shade:
                t = f'transform="translate({num(-shade * .62)} {num(-shade * .5)})" fill="none"'
                b += f'{u} {t} stroke="{WASH}" stroke-width="{shade * 2}" stroke-opacity="{op}"/>'
                if hatch:
                    b += f'{u} transform="translate({num(-shade * .4)} {num(-shade * .34)})" fill="none" stroke="{self.hatch()}" stroke-width="{num(shade * 1.3)}"/>'
            if rim:
                b += f'{u} transform="translate({num(rim * rdx)} {num(rim * rdx)})" fill="none" stroke="{rimc}" stroke-width="{rim}" stroke-opacity="{rimop}"/>'
            b += over + '</g>'
        if ink: b += f'{u} fill="none" stroke="{INK}" stroke-width="{ink}"/>'
        self.body.append(b)

    def fill(self, d, f=INK, op=None, extra=''):
        self.body.append(self.F(d, f, op, extra))

    @staticmethod
    def F(d, f=INK, op=None, extra=''):
        o = f' opacity="{op}"' if op else ''
        return f'<path d="{tidy(d)}" fill="{f}"{o}{extra}/>'

    @staticmethod
    def L(d, w=2, c=INK, op=None):
        o = f' opacity="{op}"' if op else ''
        return f'<path d="{tidy(d)}" fill="none" stroke="{c}" stroke-width="{w}"{o}/>'

    def line(self, d, w=2, c=INK, op=None): self.body.append(self.L(d, w, c, op))

    def raw(self, s): self.body.append(s)

    def eyes(self, x, y, w, h, iris, tilt=0., lid=3.4, white='#fbf3df', r=None, pupil=True, mid=150, look=0):
        b = ''
        for s in (-1, 1):
            cx = mid + s * x
            xi, xo, yi, yo = cx - s * w, cx + s * w, y + tilt, y - tilt
            al = f'M{xi} {yi}Q{cx} {y - h * 1.9} {xo} {yo}Q{cx} {y + h * 1.5} {xi} {yi}Z'
            rr = r or h * .95
            b += self.F(al, white) + f'<circle cx="{num(cx + look)}" cy="{num(y - h * .12)}" r="{num(rr)}" fill="{iris}"/>'
            if pupil: b += f'<circle cx="{num(cx + look)}" cy="{num(y - h * .12)}" r="{num(rr * .52)}" fill="{INK}"/>'
            b += f'<circle cx="{num(cx + look - rr * .4)}" cy="{num(y - h * .5)}" r="{num(rr * .3)}" fill="#fff"/>'
            b += self.L(al, 1.6)
            b += self.F(f'M{xi} {yi}Q{cx} {y - h * 1.9 - lid * 1.5} {xo + s * lid} {yo - lid * .3}Q{cx} {y - h * 1.6} {xi} {yi}Z')
        self.body.append(b)

    def svg(self):
        d = ''.join(self.defs)
        halo = ''
        if self.back:
            halo = f'<g stroke="var(--halo,#fbf3df)" fill="var(--halo,#fbf3df)" stroke-width="{self.hw}" opacity=".9">{"".join(self.back)}</g>'
        body = self.ground + halo + ''.join(self.body)
        if self.k != 1: body = f'<g transform="scale({self.k})">{body}</g>'
        body, d = (re.sub(r'(\.\d*[1-9])0+(?![\d.])', r'\1', k) for k in (body, d))
        body, d = (re.sub(r' d="([^"]+)"', lambda g: ' d="' + mini(g[1]) + '"', k) for k in (body, d))
        return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.w} {self.h}" role="img" aria-label="{self.label}" stroke-linejoin="round" stroke-linecap="round">'
                f'<defs>{d}</defs>{body}</svg>\n')

    def save(self, folder):
        os.makedirs(os.path.join(OUT, folder), exist_ok=True)
        s = self.svg()
        with open(os.path.join(OUT, folder, f'{self.name.split("-", 1)[-1]}.svg'), 'w') as f: f.write(s)
        return len(s)
