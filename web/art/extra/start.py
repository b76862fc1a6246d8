"""The picture on the start page in parts that can move: five whole cards without their names, and the dragon's shadow."""
import os, re
from extra.hero import DRAGON, HAND
from shared.ink import CARDS, OUT, tidy
from shared.kingdoms import style

AT = (10, 78, 280)                     # x, y and size of the portrait on a card of 300 x 420
BLINK = ('@keyframes blink{0%,93%,100%{transform:scaleY(1)}96%{transform:scaleY(.08)}}'
         '.eye{transform-origin:219px 188px;animation:blink 7s infinite}'
         '@media (prefers-reduced-motion:reduce){.eye{animation:none}}')


def inner(path):
    """A drawing without its outermost element."""
    text = open(os.path.join(CARDS, path + '.svg')).read().strip()
    return re.sub(r'^<svg[^>]*>|</svg>$', '', text)


def card(tribe, kingdom):
    x, y, size = AT
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 420" style="{style(kingdom)}" '
            'stroke-linejoin="round" stroke-linecap="round">'
            '<clipPath id="win"><rect x="8" y="8" width="284" height="404" rx="16"/></clipPath>'
            f'<g clip-path="url(#win)">{inner("backdrops/" + kingdom)}'
            f'<svg x="{x}" y="{y}" width="{size}" height="{size}" viewBox="0 0 300 300">{inner("portraits/" + tribe)}</svg></g>'
            f'{inner("frames/" + kingdom)}</svg>')


def dragon():
    """The shadow of the dragon, cut off at the box, because it comes from beyond the table."""
    body, wing = (tidy(path) for path in DRAGON)
    return ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 0 1060 900" preserveAspectRatio="xMinYMin meet">'
            f'<style>{BLINK}</style>'
            '<filter id="b" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="3"/></filter>'
            f'<path d="{body}{wing}" fill="#180812" opacity=".74" filter="url(#b)"/>'
            '<g class="eye"><path d="M196 186Q216 172 242 192Q216 204 196 186Z" fill="#ff9a3a"/>'
            '<path d="M219 179q6 9 0 20q-5-10 0-20z" fill="#180812"/></g></svg>')


def write(name, text):
    with open(os.path.join(OUT, 'hero', name + '.svg'), 'w') as file:
        file.write(text + '\n')


if __name__ == '__main__':
    for tribe, kingdom in HAND:
        write(f'card-{tribe}', card(tribe, kingdom))
    write('dragon-shadow', dragon())
