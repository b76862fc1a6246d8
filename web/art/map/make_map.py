"""Draws the island of the Six Kingdoms: region paths, anchors and ink-and-wash art, in a wide and a tall cut.

Both cuts have the same seed and topology; shared borders are the same lists of points. Needs numpy and shapely.
    python make_map.py        writes wide.svgfrag, tall.svgfrag and places.json into web/src/art/map
"""
import json
import math
import random
from pathlib import Path

import numpy as np
from shapely.geometry import LineString, Point, Polygon, box
from shapely.ops import unary_union
from shapely.prepared import prep

HERE = Path(__file__).parent
OUT = HERE.parents[1] / 'src' / 'art' / 'map'
PLACES = {}
SEED = 1187
KINGDOMS = ['duris', 'rhea', 'straton', 'althea', 'ithys', 'pelagon']

# ---- the plan, on a 1450 x 1000 sheet: junctions, then the control points of every edge -----------------------
NODES = {
    'C1': (432, 104), 'C2': (908, 96), 'C3': (1392, 424), 'C4': (1046, 918), 'C5': (556, 912), 'C6': (62, 566),
    'J1': (462, 452), 'J2': (640, 588), 'J3': (838, 520), 'J4': (1000, 462),
}
EDGES = {  # name: (from, to, control points between)
    'k-duris': ('C6', 'C1', [(116, 470), (58, 386), (128, 300), (112, 206), (196, 166), (262, 182), (318, 96)]),
    'k-rhea': ('C1', 'C2', [(506, 124), (548, 104), (580, 56), (680, 46), (742, 104), (800, 118), (838, 56)]),
    'k-straton': ('C2', 'C3', [(980, 148), (1050, 84), (1130, 104), (1216, 64), (1318, 112), (1336, 190), (1258, 262), (1310, 326)]),
    'k-pelagon': ('C3', 'C4', [(1330, 500), (1398, 590), (1348, 676), (1366, 760), (1252, 800), (1196, 890), (1120, 880)]),
    'k-ithys': ('C4', 'C5', [(976, 956), (888, 940), (846, 884), (764, 888), (720, 948), (630, 944)]),
    'k-althea': ('C5', 'C6', [(500, 866), (430, 936), (330, 930), (280, 866), (196, 880), (96, 834), (120, 740), (52, 660)]),
    'duris-rhea': ('C1', 'J1', [(448, 190), (404, 262), (486, 330), (424, 404)]),
    'rhea-straton': ('C2', 'J4', [(872, 180), (960, 250), (912, 330), (1012, 392)]),
    'straton-pelagon': ('C3', 'J4', [(1310, 408), (1232, 486), (1150, 430), (1072, 500)]),
    'ithys-pelagon': ('J3', 'C4', [(930, 580), (900, 680), (1010, 742), (968, 838)]),
    'althea-ithys': ('J2', 'C5', [(560, 636), (606, 716), (506, 782), (582, 850)]),
    'duris-althea': ('J1', 'C6', [(400, 522), (310, 470), (226, 566), (140, 520)]),
    'rhea-althea': ('J1', 'J2', [(520, 496), (556, 566)]),
    'rhea-ithys': ('J2', 'J3', [(690, 560), (744, 606), (790, 540)]),
    'rhea-pelagon': ('J3', 'J4', [(884, 536), (930, 474)]),
}
RINGS = {  # edges round each region, '-' = walked backwards
    'duris': ['k-duris', 'duris-rhea', 'duris-althea'],
    'rhea': ['k-rhea', 'rhea-straton', '-rhea-pelagon', '-rhea-ithys', '-rhea-althea', '-duris-rhea'],
    'straton': ['k-straton', 'straton-pelagon', '-rhea-straton'],
    'pelagon': ['k-pelagon', '-ithys-pelagon', 'rhea-pelagon', '-straton-pelagon'],
    'ithys': ['k-ithys', '-althea-ithys', 'rhea-ithys', 'ithys-pelagon'],
    'althea': ['k-althea', '-duris-althea', 'rhea-althea', 'althea-ithys'],
}
ISLETS = [('straton', 1380, 250, 17), ('straton', 1402, 300, 9), ('althea', 60, 770, 13), ('duris', 46, 320, 10), ('pelagon', 1404, 700, 12),
          ('ithys', 800, 940, 12), ('rhea', 770, 56, 10), ('althea', 262, 912, 10), ('straton', 1160, 56, 8), ('duris', 214, 116, 9)]


def spline(points, step):
    """Catmull-Rom through the points, sampled about every `step`."""
    p = np.array([2 * np.array(points[0]) - points[1], *points, 2 * np.array(points[-1]) - points[-2]], float)
    out = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        n = max(2, int(np.hypot(*(c - b)) / step))
        t = np.linspace(0, 1, n, endpoint=False)[:, None]
        out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return np.vstack([*out, p[-2]])


def rough(line, waves, rng):
    """Fractal wander across the line: (wavelength, height) octaves, none at the two ends."""
    seg = np.hypot(*np.diff(line, axis=0).T)
    s = np.concatenate([[0], np.cumsum(seg)])
    tangent = np.gradient(line, axis=0)
    normal = np.stack([-tangent[:, 1], tangent[:, 0]], 1) / np.maximum(np.hypot(*tangent.T), 1e-6)[:, None]
    off = np.zeros(len(line))
    for length, height in waves:
        knots = rng.uniform(-1, 1, int(s[-1] / length) + 4)
        u = s / length + 1
        i = u.astype(int)
        f = u - i
        f = f * f * (3 - 2 * f)
        off += height * (knots[i] * (1 - f) + knots[i + 1] * f)
    off *= np.clip(np.minimum(s, s[-1] - s) / 85, 0, 1)
    return line + normal * off[:, None]


def num(v):
    return f'{v:.1f}'.rstrip('0').rstrip('.')


def path(points, close=True):
    pts = [(round(x, 1), round(y, 1)) for x, y in points]
    out = f'M{num(pts[0][0])} {num(pts[0][1])}'
    px, py = pts[0]
    for x, y in pts[1:]:
        dx, dy = round(x - px, 1), round(y - py, 1)
        if not dx and not dy:
            continue
        out += f'l{num(dx)}{"" if dy < 0 else " "}{num(dy)}'
        px, py = x, y
    return out + ('z' if close else '')


class Island:
    def __init__(self, name, size, place):
        self.name, self.size = name, size
        self.rng = np.random.default_rng(SEED)
        self.rand = random.Random(SEED)
        nodes = {k: place(*v) for k, v in NODES.items()}
        ctrl = {k: [place(*p) for p in e[2]] for k, e in EDGES.items()}
        self.even(nodes, ctrl)
        self.edge = {}
        for k, (a, b, _) in EDGES.items():
            coast = k.startswith('k-')
            line = spline([nodes[a], *ctrl[k], nodes[b]], 3.2 if coast else 4)
            waves = [(110, 20), (52, 13), (25, 8.5), (12, 5), (6, 2.4)] if coast else [(70, 13), (30, 6), (13, 3), (7, 1.2)]
            self.edge[k] = rough(line, waves, self.rng)
        self.region = {k: Polygon(self.ring(k)) for k in KINGDOMS}
        for k, p in self.region.items():
            if not p.is_valid:
                self.region[k] = p.buffer(0)
        self.land = unary_union([p.buffer(0.3) for p in self.region.values()])
        self.islets = []
        for k, x, y, r in ISLETS:
            cx, cy = place(x, y)
            a = np.linspace(0, 2 * math.pi, 26, endpoint=False)
            rr = r * (1 + self.rng.uniform(-0.13, 0.13, 26)) * (1 + 0.25 * np.cos(2 * a + r))
            poly = Polygon(np.stack([cx + rr * np.cos(a) * 1.25, cy + rr * np.sin(a) * 0.85], 1))
            if not poly.buffer(8).intersects(self.land) and box(34, 34, size[0] - 34, size[1] - 34).contains(poly):
                self.islets.append((k, poly))

    def even(self, nodes, ctrl):
        """Moves the inner borders until the six areas are equal."""
        inner = [k for k in EDGES if not k.startswith('k-')]
        for _ in range(260):
            edge = {k: spline([nodes[a], *ctrl[k], nodes[b]], 10) for k, (a, b, _) in EDGES.items()}
            area = {k: Polygon(np.vstack([edge[e.lstrip('-')][::-1] if e[0] == '-' else edge[e] for e in RINGS[k]])).area for k in KINGDOMS}
            mean = sum(area.values()) / 6
            pull = {}
            for k in inner:
                one, two = k.split('-')
                push = (area[one] - area[two]) / mean * 3.0
                c1, c2 = (np.array(Polygon(np.vstack([edge[e.lstrip('-')][::-1] if e[0] == '-' else edge[e] for e in RINGS[r]])).centroid.coords[0]) for r in (one, two))
                way = (c1 - c2) / np.hypot(*(c1 - c2))
                ctrl[k] = [tuple(np.array(p) + way * push) for p in ctrl[k]]
                for n in EDGES[k][:2]:
                    if n[0] == 'J':
                        pull.setdefault(n, []).append(way * push)
            for n, moves in pull.items():
                nodes[n] = tuple(np.array(nodes[n]) + np.mean(moves, axis=0))
        self.areas = area

    def ring(self, k):
        parts = [self.edge[e.lstrip('-')][::-1] if e[0] == '-' else self.edge[e] for e in RINGS[k]]
        return np.vstack([p[:-1] for p in parts])

    def fit(self, shape, w, h, taken=(), prefer=None):
        """The centre where a w x h block lies deepest in the shape."""
        room = shape
        for t in taken:
            room = room.difference(t)
        x0, y0, x1, y1 = shape.bounds
        fast, edge = prep(room), room.boundary

        def score(cx, cy):
            b = box(cx - w / 2, cy - h / 2, cx + w / 2, cy + h / 2)
            got = min(edge.distance(b), 44) if fast.contains(b) else -b.difference(room).area / 90
            return got - (0.02 * math.hypot(cx - prefer[0], cy - prefer[1]) if prefer is not None else 0)

        spots = [(cx, cy) for cx in np.arange(x0 + w / 2, x1 - w / 2 + 1, 22) for cy in np.arange(y0 + h / 2, y1 - h / 2 + 1, 22)]
        if not spots:
            return None
        bx, by = max(spots, key=lambda p: score(*p))
        near = [(bx + i, by + j) for i in range(-18, 19, 6) for j in range(-18, 19, 6)]
        bx, by = max(near, key=lambda p: score(*p))
        return float(bx), float(by)


# ---- ink and wash --------------------------------------------------------------------------------------------
def P(d, cls):
    return f'<path class="{cls}" d="{d}"/>'


class Pen:
    """Small drawings about the origin (their foot at 0,0). Classes: i ink line, f fine line, p paper, w wash, d dark wash, x solid ink."""

    def __init__(self, rand):
        self.r = rand

    def j(self, a):
        return self.r.uniform(-a, a)

    def mountain(self, w, h, snow=True):
        j = self.j
        ridge = [(-w / 2, 0), (-w * .36 + j(3), -h * .34 + j(4)), (-w * .24 + j(3), -h * .5 + j(5)), (-w * .12 + j(2), -h * .82 + j(4)), (j(2), -h)]
        down = [(w * .1 + j(3), -h * .78 + j(4)), (w * .2 + j(3), -h * .58 + j(5)), (w * .33 + j(3), -h * .34 + j(4)), (w / 2, 0)]
        crease = [(0, -h), (w * .05 + j(3), -h * .72), (-w * .03 + j(3), -h * .5), (w * .07 + j(3), -h * .26), (w * .02 + j(4), -2)]
        out = P(path([*ridge, *down]), 'p') + P(path([*crease, (w / 2, 0), *down[::-1]]), 'w')
        hatch = ''
        for k in range(int(h / 7)):
            t = .16 + .8 * k / (h / 7)
            x0 = np.interp(t, np.linspace(0, 1, 5), [c[0] for c in crease])
            x1 = np.interp(t, np.linspace(0, 1, 5), [0, *[d[0] for d in down]])
            y = -h * (1 - t)
            hatch += f'M{num(x0 + (x1 - x0) * .12 + j(1))} {num(y)}l{num((x1 - x0) * self.r.uniform(.3, .62))} {num(h * .07)}'
        out += P(hatch, 'f')
        if snow:
            out += P(path([(-w * .13, -h * .8), (-w * .06, -h * .72 + j(2)), (-w * .02, -h * .78), (w * .045, -h * .68 + j(2)), (w * .08, -h * .76), (w * .1, -h * .78), (0, -h)]), 'snow')
        out += P(path([*ridge, *down], False), 'i') + P(path(crease[:4], False), 'f')
        return out

    def volcano(self, w, h):
        j = self.j
        left = [(-w / 2, 0), (-w * .3, -h * .3), (-w * .2 + j(2), -h * .6), (-w * .13, -h * .94)]
        right = [(w * .13, -h), (w * .2 + j(2), -h * .62), (w * .31, -h * .32), (w / 2, 0)]
        lip = [(-w * .13, -h * .94), (-w * .06, -h * .88), (0, -h * .93), (w * .06, -h * .89), (w * .13, -h)]
        out = ''
        for cx, cy, r in [(-4, -h * 1.14, 17), (14, -h * 1.32, 22), (-8, -h * 1.48, 26), (26, -h * 1.64, 22), (-2, -h * 1.76, 17)]:
            out += P(f'M{cx - r} {num(cy)}c{num(-r * .2)} {num(-r)} {num(r * .9)} {num(-r * 1.3)} {num(r)} {num(-r * .9)}s{num(r * 1.1)} {num(r * .2)} {num(r)} {num(r * .9)}s{num(-r * .6)} {num(r)} {num(-r)} {num(r * .6)}s{num(-r)} {num(r * .3)} {num(-r)} {num(-r * .6)}z', 'smoke')
        out += P(path([*left, *lip[1:-1], *right]), 'p') + P(path([(w * .02, -h * .92), (w * .06, -h * .5), (w * .02, 0), (w / 2, 0), *right[::-1]]), 'w')
        out += P(f'M{num(-w * .09)} {num(-h * .92)}c4 {num(h * .16)} -10 {num(h * .22)} -4 {num(h * .4)}s-12 {num(h * .2)} -8 {num(h * .36)}l12 2c-2 -{num(h * .16)} 8 -{num(h * .2)} 6 -{num(h * .34)}s8 -{num(h * .24)} 6 -{num(h * .42)}zM{num(w * .06)} {num(-h * .9)}c8 {num(h * .2)} 4 {num(h * .3)} 14 {num(h * .5)}l7 -2c-4 -{num(h * .18)} -6 -{num(h * .3)} -8 -{num(h * .5)}z', 'lava')
        out += P(path(left, False) + path(lip, False) + path(right, False), 'i')
        out += P(f'M{num(w * .14)} {num(-h * .66)}l12 10M{num(w * .16)} {num(-h * .5)}l18 13M{num(w * .18)} {num(-h * .34)}l22 14M{num(w * .2)} {num(-h * .18)}l26 12M{num(-w * .24)} {num(-h * .3)}l-4 14M{num(-w * .3)} {num(-h * .16)}l-5 10', 'f')
        out += P(f'M-6 {num(-h * 1.02)}l-5 -14M4 {num(-h * 1.03)}l3 -17M14 {num(-h * 1.0)}l10 -12', 'spark')
        return out

    def crag(self, s):
        j = self.j
        a = [(-s, 0), (-s * .6 + j(2), -s * .9), (-s * .15 + j(2), -s * .5), (s * .2, -s * 1.25 + j(3)), (s * .6 + j(2), -s * .6), (s, 0)]
        return P(path(a), 'p') + P(path([(s * .2, a[3][1]), (s * .16, -2), (s, 0), a[4]]), 'w') + P(path(a, False), 'i') + P(f'M{num(s * .32)} {num(-s * .7)}l{num(s * .3)} {num(s * .3)}M{num(s * .28)} {num(-s * .4)}l{num(s * .4)} {num(s * .24)}', 'f')

    def ember(self, s):
        return P(f'M0 0c{num(-s)} {num(-s * .5)} {num(-s * .3)} {num(-s * 1.2)} 0 {num(-s * 2)}c{num(s * .4)} {num(s * .8)} {num(s)} {num(s * 1.4)} 0 {num(s * 2)}z', 'lava') + P(f'M0 0c{num(-s)} {num(-s * .5)} {num(-s * .3)} {num(-s * 1.2)} 0 {num(-s * 2)}c{num(s * .4)} {num(s * .8)} {num(s)} {num(s * 1.4)} 0 {num(s * 2)}z', 'f')

    def crack(self, s):
        j = self.j
        return P(f'M{num(-s)} {num(j(3))}l{num(s * .5)} {num(-5 + j(3))} {num(s * .4)} {num(7 + j(2))} {num(s * .5)} {num(-8 + j(2))} {num(s * .5)} {num(5 + j(2))}', 'glow') + P(f'M{num(-s)} {num(j(3))}l{num(s * .5)} -5 {num(s * .4)} 7 {num(s * .5)} -8 {num(s * .5)} 5M{num(-s * .1)} 2l{num(-s * .2)} 7', 'f')

    def tree(self, s):
        j = self.j
        b = f'M{num(-s * .62)} {num(-s * .5)}c{num(-s * .5)} {num(-s * .3 + j(2))} {num(-s * .2)} {num(-s * .95)} {num(s * .2)} {num(-s * .8)}c{num(s * .05)} {num(-s * .6)} {num(s * .85)} {num(-s * .6 + j(2))} {num(s * .9)} {num(-s * .05)}c{num(s * .5)} {num(s * .05)} {num(s * .5)} {num(s * .75)} {num(s * .06)} {num(s * .85)}c{num(-s * .3)} {num(s * .3)} {num(-s * .9)} {num(s * .3)} {num(-s * 1.16)} 0z'
        shade = f'M{num(s * .1)} {num(-s * .28)}c{num(s * .5)} 0 {num(s * .7)} {num(-s * .5)} {num(s * .4)} {num(-s * 1.02)}c{num(s * .5)} {num(s * .05)} {num(s * .5)} {num(s * .75)} {num(s * .06)} {num(s * .85)}c{num(-s * .1)} {num(s * .16)} {num(-s * .3)} {num(s * .2)} {num(-s * .46)} {num(s * .17)}z'
        return P(f'M{num(-s * .08)} 0v{num(-s * .5)}M{num(s * .1)} 0v{num(-s * .5)}', 'i') + P(b, 'leafy') + P(shade, 'd') + P(b, 'i') + P(f'M{num(-s * .3)} {num(-s * .9)}q{num(s * .12)} {num(-s * .14)} {num(s * .24)} 0M{num(-s * .05)} {num(-s * .62)}q{num(s * .12)} {num(-s * .14)} {num(s * .24)} 0', 'f')

    def pine(self, s):
        a = f'M0 {num(-s * 2)}L{num(s * .36)} {num(-s * 1.3)} {num(s * .2)} {num(-s * 1.32)} {num(s * .52)} {num(-s * .72)} {num(s * .28)} {num(-s * .74)} {num(s * .64)} {num(-s * .16)}H{num(-s * .64)}L{num(-s * .28)} {num(-s * .74)} {num(-s * .52)} {num(-s * .72)} {num(-s * .2)} {num(-s * 1.32)} {num(-s * .36)} {num(-s * 1.3)}z'
        return P(f'M0 0v{num(-s * .2)}', 'i') + P(a, 'leafy') + P(f'M0 {num(-s * 2)}L{num(s * .36)} {num(-s * 1.3)} {num(s * .2)} {num(-s * 1.32)} {num(s * .52)} {num(-s * .72)} {num(s * .28)} {num(-s * .74)} {num(s * .64)} {num(-s * .16)}H{num(s * .1)}z', 'd') + P(a, 'i')

    def oak(self, s):
        out = P(f'M{num(-s * .14)} 0c{num(s * .1)} {num(-s * .3)} 0 {num(-s * .5)} {num(-s * .2)} {num(-s * .8)}M{num(s * .2)} 0c{num(-s * .1)} {num(-s * .3)} 0 {num(-s * .5)} {num(s * .18)} {num(-s * .8)}M{num(-s * .14)} 0l{num(-s * .2)} {num(s * .06)}M{num(s * .2)} 0l{num(s * .2)} {num(s * .06)}', 'i')
        blobs = [(-.62, -.86, .42), (.62, -.9, .44), (-.34, -1.3, .46), (.34, -1.36, .46), (0, -1.0, .5), (0, -1.64, .4)]
        body = unary_union([Point(x * s, y * s).buffer(r * s * (1 + self.j(.06))) for x, y, r in blobs])
        pts = list(body.exterior.coords)
        n = 22
        idx = [int(i * (len(pts) - 1) / n) for i in range(n)]
        d = f'M{num(pts[0][0])} {num(pts[0][1])}'
        cx, cy = 0, -1.15 * s
        for a, b in zip(idx, idx[1:] + [0]):
            mx, my = (pts[a][0] + pts[b][0]) / 2, (pts[a][1] + pts[b][1]) / 2
            k = 1.2
            d += f'Q{num(cx + (mx - cx) * k)} {num(cy + (my - cy) * k)} {num(pts[b][0])} {num(pts[b][1])}'
        out += P(d, 'leafy') + P(f'M{num(s * .1)} {num(-s * .62)}c{num(s * .7)} {num(-s * .1)} {num(s * .8)} {num(-s * .8)} {num(s * .4)} {num(-s * 1.15)}c{num(s * .7)} {num(s * .2)} {num(s * .7)} {num(s * 1.1)} {num(s * .1)} {num(s * 1.1)}z', 'd') + P(d, 'i')
        for x, y in [(-.5, -.95), (-.2, -1.4), (.2, -1.1), (-.05, -.8), (.3, -1.55), (-.55, -1.25)]:
            out += P(f'M{num((x - .1) * s)} {num(y * s)}q{num(s * .1)} {num(-s * .13)} {num(s * .2)} 0', 'f')
        return out

    def tuft(self, s):
        return P(f'M0 0c0 {num(-s * .5)} {num(-s * .2)} {num(-s * .8)} {num(-s * .5)} {num(-s)}M0 0c0 {num(-s * .6)} {num(s * .06)} {num(-s * .9)} {num(s * .1)} {num(-s * 1.2)}M0 0c{num(s * .1)} {num(-s * .4)} {num(s * .3)} {num(-s * .7)} {num(s * .55)} {num(-s * .8)}', 'f')

    def dune(self, w):
        h = w * .26
        j = self.j
        top = f'M{num(-w / 2)} 0C{num(-w * .28)} {num(-h * .3)} {num(-w * .12)} {num(-h * 1.2)} {num(w * .06 + j(3))} {num(-h)}C{num(w * .2)} {num(-h * .7)} {num(w * .3)} {num(-h * .1)} {num(w / 2)} 0'
        shade = f'M{num(w * .06)} {num(-h)}C{num(w * .2)} {num(-h * .7)} {num(w * .3)} {num(-h * .1)} {num(w / 2)} 0C{num(w * .3)} {num(h * .1)} {num(w * .1)} {num(-h * .1)} {num(-w * .02)} 0C{num(w * .1)} {num(-h * .4)} {num(w * .0)} {num(-h * .8)} {num(w * .06)} {num(-h)}z'
        dots = ''.join(f'M{num(w * .1 + self.r.uniform(0, w * .22))} {num(-h * self.r.uniform(.06, .5))}h.01' for _ in range(6))
        return P(top + 'z', 'p') + P(shade, 'w') + P(top, 'i') + P(f'M{num(w * .06)} {num(-h)}C{num(w * .0)} {num(-h * .8)} {num(w * .1)} {num(-h * .4)} {num(-w * .02)} 0', 'f') + P(dots, 'dot')

    def sun(self, r):
        rays = ''
        for k in range(16):
            a = k * math.pi / 8
            o = r * (1.95 if k % 2 == 0 else 1.6)
            b = .13
            if k % 2 == 0:
                rays += f'M{num(r * 1.14 * math.cos(a - b))} {num(r * 1.14 * math.sin(a - b))}L{num(o * math.cos(a))} {num(o * math.sin(a))} {num(r * 1.14 * math.cos(a + b))} {num(r * 1.14 * math.sin(a + b))}z'
            else:
                rays += f'M{num(r * 1.14 * math.cos(a))} {num(r * 1.14 * math.sin(a))}Q{num(r * 1.4 * math.cos(a + .12))} {num(r * 1.4 * math.sin(a + .12))} {num(o * math.cos(a))} {num(o * math.sin(a))}'
        disc = f'M{num(-r)} 0a{num(r)} {num(r)} 0 1 1 {num(2 * r)} 0a{num(r)} {num(r)} 0 1 1 {num(-2 * r)} 0z'
        face = f'M{num(-r * .5)} {num(-r * .2)}q{num(r * .18)} {num(-r * .18)} {num(r * .36)} 0M{num(r * .14)} {num(-r * .2)}q{num(r * .18)} {num(-r * .18)} {num(r * .36)} 0M0 {num(-r * .16)}q{num(r * .14)} {num(r * .3)} {num(-r * .06)} {num(r * .34)}M{num(-r * .34)} {num(r * .42)}q{num(r * .34)} {num(r * .28)} {num(r * .68)} 0'
        return P(rays, 'sunray') + P(disc, 'sun') + P(f'M{num(r * .2)} {num(-r * .98)}a{num(r)} {num(r)} 0 0 1 0 {num(r * 1.96)}a{num(r * 1.3)} {num(r * 1.3)} 0 0 0 0 {num(-r * 1.96)}z', 'w') + P(disc, 'i') + P(face, 'f') + P(f'M{num(-r * .34)} {num(-r * .06)}h.01M{num(r * .32)} {num(-r * .06)}h.01', 'dot')

    def palm(self, s):
        j = self.j
        out = P(f'M0 0C{num(s * .05)} {num(-s * .5)} {num(s * .1)} {num(-s * .8)} {num(s * .26 + j(2))} {num(-s * 1.3)}', 'i')
        for dx, dy in [(-.6, .1), (-.5, -.28), (.05, -.5), (.5, -.26), (.62, .12)]:
            out += P(f'M{num(s * .26)} {num(-s * 1.3)}q{num(s * dx * .5)} {num(s * (dy - .3) * .8)} {num(s * dx)} {num(s * dy)}q{num(-s * dx * .4)} {num(-s * .16)} {num(-s * dx)} {num(-s * dy)}z', 'leafy') + P(f'M{num(s * .26)} {num(-s * 1.3)}q{num(s * dx * .5)} {num(s * (dy - .3) * .8)} {num(s * dx)} {num(s * dy)}', 'i')
        return out

    def tower(self, w, h, flag=True, light=False):
        out = P(f'M{num(-w * .42)} 0L{num(-w * .34)} {num(-h * .74)}H{num(w * .34)}L{num(w * .42)} 0z', 'p') + P(f'M{num(w * .06)} 0V{num(-h * .74)}H{num(w * .34)}L{num(w * .42)} 0z', 'w')
        out += P(f'M{num(-w * .42)} 0L{num(-w * .34)} {num(-h * .74)}H{num(w * .34)}L{num(w * .42)} 0', 'i')
        out += P(f'M{num(-w * .5)} {num(-h * .74)}v{num(-h * .2)}h{num(w * .2)}v{num(h * .07)}h{num(w * .2)}v{num(-h * .07)}h{num(w * .2)}v{num(h * .07)}h{num(w * .2)}v{num(-h * .07)}h{num(w * .2)}v{num(h * .2)}z', 'p i')
        out += P(f'M{num(-w * .14)} 0v{num(-h * .14)}q{num(w * .14)} {num(-h * .1)} {num(w * .28)} 0v{num(h * .14)}z', 'x') + P(f'M0 {num(-h * .5)}v{num(h * .1)}', 'i')
        out += P(f'M{num(-w * .26)} {num(-h * .3)}h{num(w * .14)}M{num(w * .12)} {num(-h * .42)}h{num(w * .16)}M{num(w * .14)} {num(-h * .22)}h{num(w * .18)}M{num(-w * .24)} {num(-h * .58)}h{num(w * .12)}M{num(w * .1)} {num(-h * .62)}h{num(w * .16)}', 'f')
        if flag:
            out += P(f'M0 {num(-h * .94)}v{num(-h * .34)}', 'i') + P(f'M0 {num(-h * 1.28)}c{num(w * .25)} {num(-h * .06)} {num(w * .35)} {num(h * .06)} {num(w * .66)} 0l{num(-w * .12)} {num(h * .08)} {num(w * .1)} {num(h * .07)}c{num(-w * .3)} {num(h * .05)} {num(-w * .4)} {num(-h * .05)} {num(-w * .64)} {num(h * .01)}z', 'flag') + P(f'M0 {num(-h * 1.28)}c{num(w * .25)} {num(-h * .06)} {num(w * .35)} {num(h * .06)} {num(w * .66)} 0l{num(-w * .12)} {num(h * .08)} {num(w * .1)} {num(h * .07)}c{num(-w * .3)} {num(h * .05)} {num(-w * .4)} {num(-h * .05)} {num(-w * .64)} {num(h * .01)}z', 'f')
        if light:
            out += P(f'M{num(-w * .24)} {num(-h * .94)}v{num(-h * .16)}h{num(w * .48)}v{num(h * .16)}zM{num(-w * .3)} {num(-h * 1.1)}L0 {num(-h * 1.28)}L{num(w * .3)} {num(-h * 1.1)}z', 'flag i')
        return out

    def castle(self, s):
        out = self.at(-s * .62, -2, self.tower(s * .42, s * .92, False)) + self.at(s * .62, -2, self.tower(s * .42, s * .86, False))
        out += P(f'M{num(-s * .62)} 0v{num(-s * .46)}h{num(s * .14)}v{num(s * .07)}h{num(s * .14)}v{num(-s * .07)}h{num(s * .14)}v{num(s * .07)}h{num(s * .4)}v{num(-s * .07)}h{num(s * .14)}v{num(s * .07)}h{num(s * .14)}v{num(-s * .07)}h{num(s * .14)}v{num(s * .46)}z', 'p i')
        out += P(f'M{num(s * .2)} 0v{num(-s * .38)}h{num(s * .42)}v{num(s * .38)}z', 'w')
        return out + self.at(0, 3, self.tower(s * .5, s * 1.24))

    def house(self, s):
        return P(f'M{num(-s * .5)} 0v{num(-s * .5)}l{num(s * .5)} {num(-s * .45)} {num(s * .5)} {num(s * .45)}v{num(s * .5)}z', 'p i') + P(f'M{num(-s * .62)} {num(-s * .44)}l{num(s * .62)} {num(-s * .55)} {num(s * .62)} {num(s * .55)}z', 'flag') + P(f'M{num(-s * .62)} {num(-s * .44)}l{num(s * .62)} {num(-s * .55)} {num(s * .62)} {num(s * .55)}z', 'f') + P(f'M{num(-s * .1)} 0v{num(-s * .28)}h{num(s * .2)}v{num(s * .28)}', 'f')

    def cliff(self, w, h):
        j = self.j
        n = max(4, int(w / 15))
        top = [(-w / 2 + w * i / n, -h + j(5) + (6 if i in (0, n) else 0)) for i in range(n + 1)]
        base = [(-w / 2 + w * i / n + j(2), (0 if i % 2 else 5) + j(2)) for i in range(n + 1)]
        out = P(path([*top, *base[::-1]]), 'p') + P(path([*[(x, y + h * .3) for x, y in top], *base[::-1]]), 'w')
        lines = ''
        for i, (x, y) in enumerate(top[1:-1], 1):
            lines += f'M{num(x)} {num(y + 2)}l{num(j(3))} {num(h * .42)} {num(j(4))} {num(h * .4)}'
        more = ''.join(f'M{num(-w / 2 + w * (i + .5) / n)} {num(-h * .7 + j(5))}l{num(j(2))} {num(h * .4)}' for i in range(n))
        return out + P(more, 'f') + P(lines, 'f') + P(path(top, False) + path(base, False) + f'M{num(top[0][0])} {num(top[0][1])}L{num(base[0][0])} {num(base[0][1])}M{num(top[-1][0])} {num(top[-1][1])}L{num(base[-1][0])} {num(base[-1][1])}', 'i')

    def stone(self, s):
        j = self.j
        return P(f'M{num(-s)} 0c{num(-s * .2)} {num(-s * .9 + j(2))} {num(s * .7)} {num(-s * 1.2)} {num(s * 1.1)} {num(-s * .8)}s{num(s)} {num(s * .3)} {num(s * .8)} {num(s * .8)}z', 'p i') + P(f'M{num(s * .2)} {num(-s * .86)}q{num(s * .2)} {num(s * .4)} 0 {num(s * .86)}', 'f')

    def crane(self, s):
        return P(f'M{num(-s * .3)} 0V{num(-s)}h{num(s * .16)}V0M{num(-s * .22)} {num(-s * .9)}L{num(s * .7)} {num(-s * 1.25)}M{num(s * .66)} {num(-s * 1.23)}v{num(s * .5)}M{num(s * .58)} {num(-s * .72)}h{num(s * .16)}v{num(s * .16)}h{num(-s * .16)}z', 'i')

    def quay(self, w):
        return P(f'M{num(-w / 2)} -8h{num(w)}v8h{num(-w)}z', 'p i') + P(''.join(f'M{num(-w / 2 + 6 + i * 12)} 0v9' for i in range(int(w / 12))), 'i') + P(f'M{num(-w / 2)} -4h{num(w)}', 'f')

    def ship(self, s):
        hull = f'M{num(-s)} {num(-s * .3)}c{num(s * .1)} {num(s * .3)} {num(s * .3)} {num(s * .5)} {num(s * .5)} {num(s * .5)}h{num(s * .9)}c{num(s * .3)} {num(-s * .1)} {num(s * .5)} {num(-s * .4)} {num(s * .6)} {num(-s * .8)}l{num(-s * .4)} {num(s * .04)} {num(-s * .06)} {num(s * .26)}h{num(-s * 1.1)}l{num(-s * .06)} {num(-s * .1)}z'
        sail1 = f'M{num(-s * .52)} {num(-s * .5)}c{num(s * .2)} {num(-s * .3)} {num(s * .2)} {num(-s * .6)} 0 {num(-s * .9)}h{num(s * .56)}c{num(s * .2)} {num(s * .3)} {num(s * .2)} {num(s * .6)} 0 {num(s * .9)}z'
        sail2 = f'M{num(s * .28)} {num(-s * .46)}c{num(s * .16)} {num(-s * .26)} {num(s * .16)} {num(-s * .5)} 0 {num(-s * .72)}h{num(s * .42)}c{num(s * .16)} {num(s * .24)} {num(s * .16)} {num(s * .5)} 0 {num(s * .72)}z'
        out = P(f'M{num(-s * .24)} {num(-s * .3)}V{num(-s * 1.7)}M{num(s * .5)} {num(-s * .3)}V{num(-s * 1.4)}M{num(-s * .9)} {num(-s * .3)}L{num(-s * 1.3)} {num(-s * .62)}', 'i') + P(sail1, 'sail i') + P(sail2, 'sail i') + P(f'M{num(-s * .24)} {num(-s * 1.7)}l{num(s * .34)} {num(s * .08)} {num(-s * .34)} {num(s * .1)}zM{num(s * .5)} {num(-s * 1.4)}l{num(s * .3)} {num(s * .08)} {num(-s * .3)} {num(s * .1)}z', 'red')
        out += P(hull, 'hull') + P(hull, 'i') + P(f'M{num(-s * .7)} {num(-s * .04)}h{num(s * 1.5)}M{num(-s * .3)} {num(-s * .95)}a{num(s * .14)} {num(s * .14)} 0 1 0 .1 0z', 'f')
        return out + P(f'M{num(-s * 1.3)} {num(s * .28)}q{num(s * .2)} {num(-s * .16)} {num(s * .4)} 0t{num(s * .4)} 0 {num(s * .4)} 0 {num(s * .4)} 0 {num(s * .4)} 0 {num(s * .4)} 0', 'f')

    def serpent(self, s):
        """Head, three humps and a tail above the water."""
        out = ''
        for cx, w, h in [(.1, .92, .62), (1.12, .8, .5), (2.0, .62, .36)]:
            o, i = w * s / 2, w * s / 2 - .2 * s
            x = cx * s
            out += P(f'M{num(x - o)} 0C{num(x - o)} {num(-h * s * 1.35)} {num(x + o)} {num(-h * s * 1.35)} {num(x + o)} 0H{num(x + i)}C{num(x + i)} {num(-h * s * .78)} {num(x - i)} {num(-h * s * .78)} {num(x - i)} 0z', 'beast i')
            fins = ''
            for k in range(5):
                t = .2 + .15 * k
                bx = x - o + 2 * o * t
                by = -h * s * 1.02 * (1 - (2 * t - 1) ** 2)
                fins += f'M{num(bx - 4)} {num(by)}l2 -11 7 9z'
            out += P(fins, 'fin')
            out += P(''.join(f'M{num(x - o + .04 * s + k * .1 * s)} {num(-.12 * s - k * .09 * s)}l{num(.14 * s)} {num(.02 * s)}' for k in range(3)) + ''.join(f'M{num(x + o - .04 * s - k * .1 * s)} {num(-.12 * s - k * .09 * s)}l{num(-.14 * s)} {num(.02 * s)}' for k in range(3)), 'f')
        out += P(f'M{num(2.5 * s)} 0c{num(.05 * s)} {num(-.3 * s)} {num(.2 * s)} {num(-.5 * s)} {num(.42 * s)} {num(-.56 * s)}c{num(-.04 * s)} {num(-.14 * s)} {num(-.02 * s)} {num(-.26 * s)} {num(.08 * s)} {num(-.34 * s)}c{num(.08 * s)} {num(.1 * s)} {num(.12 * s)} {num(.2 * s)} {num(.1 * s)} {num(.3 * s)}c{num(.12 * s)} 0 {num(.22 * s)} {num(.04 * s)} {num(.28 * s)} {num(.14 * s)}c{num(-.1 * s)} {num(.08 * s)} {num(-.22 * s)} {num(.1 * s)} {num(-.34 * s)} {num(.06 * s)}c{num(-.16 * s)} {num(.08 * s)} {num(-.24 * s)} {num(.2 * s)} {num(-.26 * s)} {num(.4 * s)}z', 'beast i')
        out += P(f'M{num(-1.05 * s)} 0C{num(-1.02 * s)} {num(-.5 * s)} {num(-.7 * s)} {num(-.64 * s)} {num(-.82 * s)} {num(-.98 * s)}C{num(-.94 * s)} {num(-1.1 * s)} {num(-1.18 * s)} {num(-.98 * s)} {num(-1.5 * s)} {num(-.9 * s)}L{num(-1.52 * s)} {num(-1.0 * s)}C{num(-1.4 * s)} {num(-1.2 * s)} {num(-1.2 * s)} {num(-1.42 * s)} {num(-.86 * s)} {num(-1.36 * s)}C{num(-.44 * s)} {num(-1.28 * s)} {num(-.4 * s)} {num(-.9 * s)} {num(-.56 * s)} {num(-.6 * s)}C{num(-.7 * s)} {num(-.36 * s)} {num(-.74 * s)} {num(-.2 * s)} {num(-.76 * s)} 0z', 'beast i')
        out += P(f'M{num(-1.5 * s)} {num(-.9 * s)}l{num(.06 * s)} {num(.1 * s)} {num(.08 * s)} {num(-.09 * s)} {num(.06 * s)} {num(.12 * s)} {num(.1 * s)} {num(-.1 * s)}', 'i') + P(f'M{num(-1.42 * s)} {num(-.84 * s)}c{num(-.16 * s)} {num(.1 * s)} {num(-.2 * s)} {num(.02 * s)} {num(-.34 * s)} {num(.12 * s)}m{num(.16 * s)} {num(-.07 * s)}l{num(-.1 * s)} {num(-.06 * s)}', 'tongue')
        out += P(f'M{num(-.7 * s)} {num(-1.34 * s)}l{num(.1 * s)} {num(-.2 * s)} {num(.06 * s)} {num(.26 * s)} {num(.16 * s)} {num(-.12 * s)} {num(-.02 * s)} {num(.26 * s)} {num(.16 * s)} {num(-.04 * s)} {num(-.16 * s)} {num(.26 * s)} {num(.14 * s)} {num(.06 * s)} {num(-.26 * s)} {num(.14 * s)}', 'fin') + P(f'M{num(-1.04 * s)} {num(-1.2 * s)}l{num(.12 * s)} {num(.04 * s)}', 'i') + P(f'M{num(-1.0 * s)} {num(-1.14 * s)}h.01', 'dot')
        out += P(f'M{num(-.98 * s)} {num(-.2 * s)}l{num(.14 * s)} {num(.02 * s)}M{num(-.9 * s)} {num(-.4 * s)}l{num(.16 * s)} {num(.04 * s)}M{num(-.8 * s)} {num(-.58 * s)}l{num(.16 * s)} {num(.05 * s)}M{num(-.78 * s)} {num(-.78 * s)}l{num(.18 * s)} 0', 'f')
        waves = ''.join(f'M{num(x * s)} {num((4 + (i % 2) * 9))}q{num(.1 * s)} {num(-.1 * s)} {num(.2 * s)} 0t{num(.2 * s)} 0 {num(.2 * s)} 0' for i, x in enumerate([-1.4, -.6, .0, .7, 1.3, 1.9, 2.4]))
        return out + P(waves, 'f')

    def at(self, x, y, art, s=None):
        return f'<g transform="translate({num(x)} {num(y)}){f" scale({s})" if s else ""}">{art}</g>'


def scatter(rand, room, gap, tries=900):
    """Points no nearer than `gap`, from the top down."""
    x0, y0, x1, y1 = room.bounds
    got = []
    for _ in range(tries):
        x, y = rand.uniform(x0, x1), rand.uniform(y0, y1)
        if room.contains(Point(x, y)) and all((x - a) ** 2 + ((y - b) * 1.35) ** 2 > gap * gap for a, b in got):
            got.append((x, y))
    return sorted(got, key=lambda p: p[1])


def smooth(poly, tol):
    return poly.simplify(tol)


def rays(cx, cy, n, w, h, turn=0.0):
    d = ''
    for k in range(n):
        a = 2 * math.pi * k / n + turn
        far = LineString([(cx, cy), (cx + 3000 * math.cos(a), cy + 3000 * math.sin(a))]).intersection(box(0, 0, w, h))
        if far.geom_type == 'LineString' and len(far.coords) > 1:
            x, y = far.coords[-1]
            d += f'M{num(cx)} {num(cy)}L{num(x)} {num(y)}'
    return d


ROSE = {
    'small': 'M0 0L10-10 5 0 10 10 0 5-10 10-5 0-10-10 0-5z',
    'points': 'M0-20L4-4 20 0 4 4 0 20-4 4-20 0-4-4z',
    'lit': 'M0-20V0L-4-4zM20 0H0L4-4zM0 20V0L4 4zM-20 0H0L-4 4z',
}


def compass(r):
    ticks = ''.join(f'M{num(r * .86 * math.cos(a))} {num(r * .86 * math.sin(a))}L{num(r * .94 * math.cos(a))} {num(r * .94 * math.sin(a))}' for a in np.arange(0, 2 * math.pi, math.pi / 16))
    s = r * .78 / 20
    return (f'<circle class="cmp" r="{r}"/><circle class="cmpl" r="{num(r * .94)}"/><circle class="cmpl" r="{num(r * .6)}"/>' + P(ticks, 'f')
            + f'<g transform="scale({num(s)})"><path class="rose2" d="{ROSE["small"]}"/><path class="rose" d="{ROSE["points"]}"/><path class="rose3" d="{ROSE["lit"]}"/></g>'
            + f'<path class="x" d="M0 {num(-r * 1.02)}l{num(-r * .13)} {num(-r * .06)}c0 {num(-r * .12)} {num(r * .1)} {num(-r * .14)} {num(r * .13)} {num(-r * .28)}c{num(r * .03)} {num(r * .14)} {num(r * .13)} {num(r * .16)} {num(r * .13)} {num(r * .28)}z"/>')


def cartouche():
    """A scroll, 300 x 104 about its middle."""
    return (P('M-132 -30c-18 -10 -26 4 -16 12l-10 40c-14 14 8 24 16 12zM132 -30c18 -10 26 4 16 12l10 40c14 14 -8 24 -16 12z', 'scroll2')
            + P('M-138 -40C-80 -56 -30 -34 0 -44S80 -56 138 -40C132 -10 134 14 142 40C84 54 34 32 0 42S-84 54 -142 40C-134 14 -132 -10 -138 -40z', 'scroll')
            + P('M-128 -32C-78 -46 -30 -25 0 -35S78 -46 128 -32C123 -8 125 12 131 32C80 44 34 23 0 33S-80 44 -131 32C-125 12 -123 -8 -128 -32z', 'fine')
            )


def draw(isl):
    W, H = isl.size
    pen, R = Pen(isl.rand), isl.rand
    v = isl.name[0]
    tall = v == 't'
    bw, bh = 276, 226
    anchors, taken = {}, {}
    for k in KINGDOMS:
        reg = isl.region[k]
        c = reg.centroid
        lean = {'duris': (.1, .26), 'rhea': (0, .22), 'straton': (-.1, .24), 'althea': (.1, -.1), 'ithys': (0, .16), 'pelagon': (-.06, -.14)}[k]
        if tall:
            lean = (lean[0] * .5, {'duris': .2, 'rhea': .12, 'straton': .12, 'althea': .14, 'ithys': .14, 'pelagon': -.04}[k])
        bx = reg.bounds
        cx, cy = isl.fit(reg, bw, bh, prefer=(c.x + lean[0] * (bx[2] - bx[0]) * .5, c.y + lean[1] * (bx[3] - bx[1]) * .5))
        blk = box(cx - bw / 2, cy - bh / 2, cx + bw / 2, cy + bh / 2)
        taken[k] = blk
        row = lambda n, gap: [[round(cx + (i - (n - 1) / 2) * gap, 1), round(cy + 74, 1)] for i in range(n)]
        anchors[k] = {
            'block': [round(cx - bw / 2, 1), round(cy - bh / 2, 1), bw, bh], 'centre': [round(cx, 1), round(cy, 1)],
            'name': [round(cx, 1), round(cy - 76, 1)], 'tokens': [[round(cx + (i - 1) * 84, 1), round(cy - 28, 1)] for i in range(3)],
            'markers': {**{str(n): row(n, 78) for n in (2, 3, 4)}, '5': row(5, 62), '6': row(6, 52)},
            'area': round(reg.area),
        }
    terrain = {}
    for k in KINGDOMS:
        reg, blk, items = isl.region[k], taken[k], []
        inner = reg.buffer(-14)
        cx, cy = anchors[k]['centre']
        keep = unary_union([box(cx - 112, cy - 122, cx + 112, cy - 54), box(cx - 132, cy - 66, cx + 132, cy + 26), box(cx - 154, cy + 20, cx + 154, cy + 122)])
        free = inner.difference(keep)

        def hero(w, h, art, prefer=None):
            for s in (1, .84, .7, .56):
                room = inner.difference(unary_union([keep.buffer(3), *[i[3] for i in items]]))
                at = isl.fit(inner, w * s, h * s, [keep.buffer(3), *[i[3] for i in items]], prefer)
                if at is None:
                    continue
                spot = box(at[0] - w * s / 2, at[1] - h * s / 2, at[0] + w * s / 2, at[1] + h * s / 2)
                if spot.difference(room).area < .09 * spot.area:
                    items.append((at[0], at[1] + h * s / 2, pen.at(0, 0, art, s) if s < 1 else art, spot))
                    return

        if k == 'duris':
            hero(120, 96, pen.mountain(128, 112))
            hero(86, 70, pen.mountain(96, 84))
            hero(70, 60, pen.mountain(84, 70))
        elif k == 'rhea':
            hero(104, 130, pen.volcano(116, 76))
        elif k == 'straton':
            hero(116, 92, pen.castle(74))
            hero(42, 76, pen.tower(34, 62, False, True))
        elif k == 'althea':
            hero(94, 88, pen.oak(50))
        elif k == 'ithys':
            hero(84, 84, pen.at(0, -42, pen.sun(25)))
        else:
            hero(124, 64, pen.at(-44, 0, pen.crane(52)) + pen.at(-14, 2, pen.house(28)) + pen.at(36, 0, pen.house(26)) + pen.at(12, 6, pen.house(24)) + pen.at(8, 16, pen.quay(118)))
            hero(60, 56, pen.tower(34, 54, True))
        taken_k = unary_union([i[3].buffer(-2) for i in items]) if items else Point(0, 0)
        rest = free.difference(taken_k)
        gap = {'duris': 44, 'rhea': 42, 'straton': 44, 'althea': 27, 'ithys': 46, 'pelagon': 42}[k]
        for x, y in scatter(R, rest.buffer(-6), gap):
            u = R.random()
            if k == 'duris':
                w = R.uniform(40, 62)
                art = pen.mountain(w, w * R.uniform(.8, 1), w > 48) if u < .8 else pen.pine(R.uniform(9, 12))
            elif k == 'rhea':
                art = pen.crag(R.uniform(13, 20)) if u < .45 else pen.crack(R.uniform(14, 22)) if u < .8 else pen.ember(R.uniform(5, 8))
            elif k == 'straton':
                art = pen.house(R.uniform(15, 20)) if u < .4 else pen.tree(R.uniform(10, 13)) if u < .62 else pen.tower(18, 34, False) if u < .74 else pen.tuft(9)
            elif k == 'althea':
                art = pen.pine(R.uniform(11, 15)) if u < .3 else pen.tree(R.uniform(14, 19))
            elif k == 'ithys':
                art = pen.dune(R.uniform(52, 84)) if u < .76 else pen.palm(R.uniform(18, 25))
            else:
                art = pen.stone(R.uniform(7, 12)) if u < .5 else pen.house(R.uniform(16, 20)) if u < .86 else pen.tuft(9)
            items.append((x, y + 8, art, None))
        items.sort(key=lambda i: i[1])
        shore = ''
        line = LineString(isl.edge['k-' + k])
        if k in ('pelagon', 'straton', 'ithys'):
            d1 = d2 = ''
            s_at = 10.0
            while s_at < line.length - 10:
                p, q = line.interpolate(s_at), line.interpolate(s_at + 3)
                nx, ny = -(q.y - p.y), q.x - p.x
                ln = math.hypot(nx, ny) or 1
                nx, ny = nx / ln, ny / ln
                if not reg.contains(Point(p.x + nx * 6, p.y + ny * 6)):
                    nx, ny = -nx, -ny
                if k == 'pelagon':
                    h = R.uniform(9, 22)
                    d1 += f'M{num(p.x + nx * 2)} {num(p.y + ny * 2)}l{num(nx * h)} {num(ny * h)}'
                    s_at += R.uniform(5, 9)
                else:
                    for _ in range(2):
                        h = R.uniform(6, 24)
                        d2 += f'M{num(p.x + nx * h + R.uniform(-4, 4))} {num(p.y + ny * h)}h.01'
                    s_at += R.uniform(9, 16)
            shore = (P(d1, 'f') if d1 else '') + (P(d2, 'dot') if d2 else '')
        terrain[k] = shore + ''.join(pen.at(x, y, a) for x, y, a, _ in items)

    def blots(k):
        x0, y0, x1, y1 = isl.region[k].bounds
        return ''.join(f'<ellipse class="blot" fill="url(#blot-{k})" cx="{num(R.uniform(x0, x1))}" cy="{num(R.uniform(y0, y1))}" rx="{num(R.uniform(70, 150))}" ry="{num(R.uniform(50, 110))}"/>' for _ in range(5))

    land = isl.land
    allland = unary_union([land, *[p for _, p in isl.islets]])
    waves = ''
    for n, (off, op) in enumerate([(9, .8), (20, .6), (33, .44), (48, .3), (66, .2), (88, .13)]):
        ring = allland.buffer(off, quad_segs=4).simplify(1.2 + n * .4).intersection(box(-5, -5, W + 5, H + 5))
        polys = ring.geoms if hasattr(ring, 'geoms') else [ring]
        waves += f'<path class="wl" opacity="{op}" d="{"".join(path(p.exterior.coords[:-1]) for p in polys)}"/>'
    # small sea strokes
    sea = box(0, 0, W, H).difference(allland.buffer(96))
    strokes = ''
    if not sea.is_empty:
        for x, y in scatter(R, sea, 58, 500):
            strokes += f'M{num(x)} {num(y)}q5 -6 10 0t10 0 10 0'

    def free(w, h, corner):
        px, py = {'nw': (0, 0), 'ne': (W, 0), 'sw': (0, H), 'se': (W, H)}[corner]
        return isl.fit(box(16, 16, W - 16, H - 16), w, h, [allland.buffer(6), *decor], (px, py))

    decor, furniture = [], ''

    def put(w, h, corner, art, dx=0, dy=0):
        nonlocal furniture
        at = free(w, h, corner)
        decor.append(box(at[0] - w / 2, at[1] - h / 2, at[0] + w / 2, at[1] + h / 2))
        furniture += pen.at(at[0] + dx, at[1] + dy, art)
        return at

    cmp_at = put(118, 124, 'se', compass(54), 0, 6)
    small = .6 if tall else .74
    scroll = put(*((190, 68) if tall else (236, 84)), 'nw', pen.at(0, 0, cartouche(), small))
    title_at = f'translate({num(scroll[0])} {num(scroll[1])}) translate(0 0) scale({small})'  # the page writes the title, in its language
    put(200, 84, 'sw', pen.serpent(42), -22, 32)
    put(84, 74, 'ne', pen.ship(34), 6, 26)

    frag = [f'<defs>']
    for k in KINGDOMS:
        frag.append(f'<path id="{v}-{k}" d="{path(isl.ring(k))}"/><clipPath id="{v}c-{k}"><use href="#{v}-{k}"/></clipPath>')
    frag.append(f'<path id="{v}-coast" d="{path(max(land.geoms, key=lambda g: g.area).exterior.coords[:-1] if hasattr(land, "geoms") else land.exterior.coords[:-1])}"/></defs>')
    frag.append(f'<rect class="sea" width="{W}" height="{H}"/><rect class="seawash" width="{W}" height="{H}" fill="url(#{v}-seaglow)"/>')
    frag.append(f'<path class="rhumb" d="{rays(*cmp_at, 32, W, H)}{rays(W * .12, H * .1, 16, W, H, .1)}"/>')
    frag.append(f'<path class="wl" opacity=".5" d="{strokes}"/>{waves}')
    for k, p in isl.islets:
        frag.append(f'<path class="islet k-{k}" d="{path(p.exterior.coords[:-1])}"/>')
    frag.append(f'<use class="landshade" href="#{v}-coast"/>')
    for k in KINGDOMS:
        frag.append(f'<g class="land k-{k}" data-k="{k}"><use class="ground" href="#{v}-{k}"/><g clip-path="url(#{v}c-{k})"><use class="pat" href="#{v}-{k}" fill="url(#pat-{k})"/>'
                    f'{blots(k)}<use class="e1" href="#{v}-{k}"/><use class="e2" href="#{v}-{k}"/><use class="e3" href="#{v}-{k}"/></g>'
                    f'<g class="ter" data-k="{k}">{terrain[k]}</g></g>')
    inner = ''.join(path(isl.edge[e], False) for e in EDGES if not e.startswith('k-'))
    frag.append(f'<path class="border0" d="{inner}"/><path class="border1" d="{inner}"/>')
    frag.append(f'<use class="coast" href="#{v}-coast"/>')
    frag.append(f'<g class="decor">{furniture}</g>')
    frame = f'<rect class="nl1" x="5" y="5" width="{W - 10}" height="{H - 10}"/><rect class="nl2" x="9.5" y="9.5" width="{W - 19}" height="{H - 19}"/><rect class="nl1" x="14" y="14" width="{W - 28}" height="{H - 28}"/>'
    frag.append(frame)
    defs = (f'<radialGradient id="{v}-seaglow" cx=".5" cy=".48" r=".72"><stop offset=".5" stop-color="var(--sea-mid)" stop-opacity="0"/><stop offset="1" stop-color="var(--sea-deep)"/></radialGradient>')
    frag[0] += defs
    (OUT / f'{isl.name}.svgfrag').write_text('\n'.join(frag))
    wanted = ('name', 'tokens', 'markers', 'centre', 'block')
    PLACES[isl.name] = {'viewBox': [0, 0, W, H], 'title': title_at,
                        'kingdoms': {k: {w: anchors[k][w] for w in wanted} for k in KINGDOMS}}
    a = [p.area for p in isl.region.values()]
    print(isl.name, 'areas', {k: round(p.area / 1000) for k, p in isl.region.items()}, 'spread', round((max(a) - min(a)) / (sum(a) / 6), 3))


def main():
    wide = Island('wide', (1450, 1000), lambda x, y: (x, y))
    draw(wide)
    # the same plan laid on its side: x and y change places, then the sheet is cut to 1000 x 1080
    tall = Island('tall', (1000, 1080), lambda x, y: (500 + (y - 500) * .99, 540 + (x - 725) * .76))
    draw(tall)
    (OUT / 'places.json').write_text(json.dumps(PLACES, separators=(',', ':')))


if __name__ == '__main__':
    main()
