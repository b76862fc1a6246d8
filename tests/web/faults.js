/**
 * What is wrong with the layout of the page as it is now, one sentence for each fault. Run with the exceptions of
 * `faults.py`: selectors of what may be cut, may lie over other things, and may lie under them.
 *
 * Letters are what counts: a text's box is higher than its letters, so its edges are not measured.
 */
async ({ cut: mayBeCut, over: mayCover, under: mayBeCovered }) => {
  /** Pixels by which something may reach over an edge: borders, shadows and rounding. */
  const SLACK = 2;
  /** The share of a text's height, above and below, without letters. */
  const LEADING = 0.24;
  /** Pixels that have to be left of a window's height by what stays while its page scrolls. */
  const LEAST_FREE = 300;
  const CONTROLS =
    'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=slider], [role=tab]';
  const faults = new Set();

  // --- Boxes ----------------------------------------------------------------------------------------------------------

  const box = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const common = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const across = ({ left, right }) => right - left;
  const down = ({ top, bottom }) => bottom - top;
  const letters = (line) => {
    const edge = down(line) * LEADING;
    return { ...line, top: line.top + edge, bottom: line.bottom - edge };
  };

  // --- What is on the page --------------------------------------------------------------------------------------------

  const root = [...document.querySelectorAll('dialog[open], [role=alertdialog]')].at(-1) ?? document.body;
  const styles = new Map();
  const style = (node) => styles.get(node) ?? (styles.set(node, getComputedStyle(node)), styles.get(node));
  const unseen = (node) => !!node && (style(node).clipPath.startsWith('inset(50%') || unseen(node.parentElement));
  const shown = (node) =>
    node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !unseen(node);
  const chain = (node) => (node ? [node, ...chain(node.parentElement)] : []);
  /** Whether it has a background or a border of its own; pictures have. */
  const painted = (node) => {
    if (style(node).opacity === '0') return false;
    if (node instanceof SVGElement) return node.tagName !== 'svg' && style(node).fill !== 'none';
    const { backgroundColor, backgroundImage } = style(node);
    const alpha = Number(backgroundColor.match(/[,/] ?([\d.]+)\)$/)?.[1] ?? 1);
    return node.tagName === 'IMG' || backgroundImage !== 'none' || alpha > 0.5;
  };
  const label = (node) => {
    const names = [node.tagName.toLowerCase(), ...node.classList].filter((name) => !name.startsWith('svelte-'));
    return node.dataset?.anchor ?? node.dataset?.kingdom ?? names.join('.');
  };
  const where = (node) => {
    const named = chain(node.parentElement).find((part) => part.classList?.length || part.id);
    return `${named ? `${label(named)} > ` : ''}${label(node)}`;
  };
  const quote = (text) => `"${text.trim().replace(/\s+/g, ' ').slice(0, 60)}"`;

  /** The ancestors whose edges cut off what is in a node, with their boxes and whether they scroll. */
  const clips = new Map();
  const clipsOf = (node) => {
    if (!clips.has(node)) clips.set(node, [...clipsFrom(node)]);
    return clips.get(node);
  };
  function* clipsFrom(node) {
    let { position } = style(node);
    for (const part of chain(node)) {
      if (part === document.documentElement || part === document.body) return;
      const its = style(part);
      if (part !== node) {
        if (position === 'fixed') return;
        const holds = its.position !== 'static' || its.transform !== 'none' || its.contain !== 'none';
        if (position === 'absolute' && !holds) continue;
        position = its.position;
      }
      const paints = /paint|strict|content/.test(its.contain);
      const [x, y] = [its.overflowX, its.overflowY].map((how) => (paints && how === 'visible' ? 'clip' : how));
      // An ellipsis replaces letters as soon as anything is cut off.
      if (its.display !== 'inline' && (x !== 'visible' || y !== 'visible'))
        yield { node: part, x, y, box: box(part.getBoundingClientRect()), strict: its.textOverflow === 'ellipsis' };
      if (part.tagName === 'DIALOG') return;
    }
  }
  const scrolls = (how) => how === 'auto' || how === 'scroll';
  const pageScrolls = () => document.scrollingElement.scrollHeight > innerHeight + 1;
  const page = () => ({
    left: 0,
    right: innerWidth,
    top: pageScrolls() && root === document.body ? -Infinity : 0,
    bottom: pageScrolls() && root === document.body ? Infinity : innerHeight,
  });
  /** How far a box is cut off: by its ancestors, or by the edge of the window. What scrolls can come into sight. */
  const lost = (line, around) => {
    let [sideways, upright] = [true, true];
    let most = 0;
    for (const { x, y, box: edge, strict } of [...around, { x: 'clip', y: 'clip', box: page() }]) {
      sideways &&= !scrolls(x);
      upright &&= !scrolls(y);
      const by = Math.max(edge.left - line.left, line.right - edge.right);
      if (sideways && x !== 'visible') most = Math.max(most, strict && by > 0.5 ? by + SLACK : by);
      if (upright && y !== 'visible') most = Math.max(most, edge.top - line.top, line.bottom - edge.bottom);
    }
    return most;
  };
  /** The part of a box that is in sight. */
  const inSight = (line, around) =>
    around.reduce(
      (left, { x, y, box: edge }) =>
        common(left, {
          left: x === 'visible' ? -Infinity : edge.left,
          right: x === 'visible' ? Infinity : edge.right,
          top: y === 'visible' ? -Infinity : edge.top,
          bottom: y === 'visible' ? Infinity : edge.bottom,
        }),
      common(line, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }),
    );

  function textsNow() {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const holder = node.parentElement;
      if (!node.data.trim() || holder.closest('script, style, option, title, .card') || !shown(holder)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter((line) => line.width > 1).map(box);
      if (lines.length) found.push({ node, holder, lines, get around() { return clipsOf(holder); } });
    }
    return found;
  }
  const controlsNow = () => [...root.querySelectorAll(CONTROLS)].filter(shown);

  // --- What is cut off ------------------------------------------------------------------------------------------------

  function cutDigits({ node, around }) {
    return [...node.data.matchAll(/\d+/g)].some(({ 0: digits, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + digits.length);
      const lines = [...range.getClientRects()]; // none behind an ellipsis
      return !lines.length || lines.some((line) => lost(letters(line), around) > SLACK);
    });
  }

  function findCut(text) {
    const gone = Math.max(...text.lines.map((line) => lost(letters(line), text.around)));
    if (gone <= SLACK) return;
    if (text.holder.closest(mayBeCut) && !cutDigits(text)) return;
    faults.add(`${where(text.holder)} cuts ${Math.round(gone)} px off ${quote(text.node.data)}`);
  }

  /** Texts wider or higher than the paper, button or pill that they are written on. */
  function findSpilt({ node, holder, lines }) {
    if (holder.closest('svg')) return;
    const parts = chain(holder);
    const place = parts.findIndex((part) => part === root || painted(part));
    const paper = parts[place];
    if (!paper || paper === root || parts.slice(0, place).some((part) => /absolute|fixed/.test(style(part).position))) return;
    if (style(paper).overflow !== 'visible' || paper.matches('main')) return;
    const edge = paper.getBoundingClientRect();
    const within = clipsOf(holder).filter((clip) => paper.contains(clip.node));
    if (within.some(({ x, y }) => scrolls(x) || scrolls(y))) return;
    const seen = (line) => within.reduce((left, clip) => common(left, clip.box), letters(line));
    const by = Math.max(
      ...lines.map(seen).flatMap((line) => [
        edge.left - line.left,
        line.right - edge.right,
        edge.top - line.top,
        line.bottom - edge.bottom,
      ]),
    );
    if (by > SLACK && !holder.closest(mayBeCut)) faults.add(`${quote(node.data)} is ${Math.round(by)} px outside ${where(paper)}`);
  }

  /** Areas that scroll although they are hardly higher than a line. */
  function findLow(texts) {
    const areas = new Set(texts.flatMap(({ around }) => around.filter(({ y }) => scrolls(y)).map(({ node }) => node)));
    for (const area of areas) {
      if (area.scrollHeight <= area.clientHeight + 2) continue;
      const line = parseFloat(style(area).lineHeight) || 1.3 * parseFloat(style(area).fontSize);
      if (area.clientHeight < 2 * line) faults.add(`${where(area)} scrolls ${area.scrollHeight} px in ${area.clientHeight}`);
    }
  }

  // --- What lies over what --------------------------------------------------------------------------------------------

  /** What is painted over a point of a node, if anything. */
  function coverAt(x, y, node) {
    const drawing = node.closest('svg');
    const free = (other) =>
      other.contains(node) || node.contains(other) || (drawing && other.closest('svg') === drawing);
    const top = document.elementFromPoint(x, y);
    if (!top || free(top)) return null; // the usual case, and much cheaper than all that is there
    for (const other of document.elementsFromPoint(x, y)) {
      if (free(other)) return null;
      if (painted(other)) return other;
    }
    return null;
  }
  const spots = ({ left, top, right, bottom }, parts) =>
    parts.map(([x, y]) => [left + x * (right - left), top + y * (bottom - top)]);
  /** Spots along a line; two are enough for a number. */
  const along = (line) => (across(line) < 20 ? [0.25, 0.75] : [0.1, 0.35, 0.65, 0.9]).map((x) => [x, 0.5]);
  const AROUND = [[0.5, 0.5], [0.2, 0.25], [0.8, 0.25], [0.2, 0.75], [0.8, 0.75]];

  /** Texts that something else is painted over, at least in part. */
  function lookAtTexts(texts, seen) {
    for (const text of texts) {
      // What takes no clicks is a picture, and the browser does not say what lies over it.
      if (style(text.holder).pointerEvents === 'none') continue;
      text.lines.forEach((line, place) => {
        if (line.bottom < 0 || line.top > innerHeight) return;
        const part = inSight(letters(line), text.around);
        if (across(part) < 3 || down(part) < 0.9 * down(letters(line))) return;
        const covers = spots(part, along(part)).map(([x, y]) => coverAt(x, y, text.holder)).filter(Boolean);
        if (covers.length && text.holder.closest(mayBeCovered)) return;
        const covered = covers.filter((cover) => !cover.closest(mayCover));
        const key = `${text.holder.closest('[id]')?.id} ${text.node.data} ${place}`;
        if (!covers.length) seen.free.add(key), seen.texts.push({ ...text, line: part });
        else if (covered.length) seen.covered.set(key, `${where(covered[0])} lies on ${quote(text.node.data)} in ${where(text.holder)}`);
        for (const cover of covered) findStuck(cover);
      });
    }
  }

  const stuckPart = (node) => chain(node).find((part) => /sticky|fixed/.test(style(part).position));

  /** Something that stays where it is while the page scrolls, and leaves too little of the window. */
  function findStuck(cover) {
    const stuck = stuckPart(cover);
    const free = stuck && innerHeight - stuck.getBoundingClientRect().height;
    if (free < LEAST_FREE) faults.add(`${where(stuck)} leaves ${Math.round(free)} px of the window`);
  }

  const isSpot = (top, control) =>
    top && (control.contains(top) || [...(control.labels ?? [])].some((its) => its.contains(top)));

  /** Controls that cannot be clicked where they are seen. */
  function lookAtControls(controls, seen) {
    for (const control of controls) {
      if (control.closest(mayBeCovered)) continue;
      const whole = [...control.getClientRects()].sort((one, other) => other.width - one.width)[0];
      const part = inSight(box(whole), clipsOf(control.parentElement));
      if (across(part) < 6 || down(part) < 6) continue;
      const tops = spots(part, AROUND).map(([x, y]) => document.elementFromPoint(x, y));
      const covers = tops.filter((top) => top && !isSpot(top, control) && !top.contains(control));
      if (covers.length < 3) seen.free.add(control);
      else if (!covers.every((top) => top.closest(mayCover))) {
        const cover = covers.find((top) => !top.closest(mayCover));
        seen.covered.set(control, `${where(cover)} lies over the control ${name(control)}`);
        findStuck(cover);
      }
    }
  }

  /** Lines of different texts that are in the same place. */
  function findOverlaps(texts) {
    const sorted = texts.filter(({ holder }) => !holder.closest(mayCover)).sort((one, other) => one.line.top - other.line.top);
    sorted.forEach((one, place) => {
      for (const other of sorted.slice(place + 1)) {
        if (other.line.top >= one.line.bottom) break;
        const both = common(one.line, other.line);
        if (one.holder.closest(mayBeCovered) && other.holder.closest(mayBeCovered)) continue;
        if (one.node === other.node || across(both) <= SLACK || down(both) <= 1) continue;
        faults.add(`${quote(one.node.data)} in ${where(one.holder)} and ${quote(other.node.data)} in ${where(other.holder)} overlap`);
      }
    });
  }

  // --- Controls -------------------------------------------------------------------------------------------------------

  const textOf = (control) =>
    [
      control.getAttribute('aria-label'),
      control.textContent,
      control.title,
      control.placeholder,
      ...[...(control.labels ?? [])].map((its) => its.textContent),
      ...(control.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
      ...[...control.querySelectorAll('[aria-label], [alt]')].map((part) => part.getAttribute('aria-label') ?? part.alt),
    ].find((text) => text?.trim()) ?? '';
  const name = (control) => `${where(control)} ${quote(textOf(control))}`;

  function findBadControls(controls) {
    for (const control of controls) {
      const edge = box(control.getBoundingClientRect());
      if (!textOf(control)) faults.add(`${where(control)} has no name`);
      if (control.closest(mayBeCovered)) continue;
      if (across(edge) < 8 || down(edge) < 8) faults.add(`${name(control)} is ${across(edge)} x ${down(edge)} px`);
      else if (!control.matches('p a, li a, td a')) {
        const by = lost(edge, clipsOf(control.parentElement));
        if (by > 2 * SLACK) faults.add(`${name(control)} is cut off by ${Math.round(by)} px`);
      }
    }
    findLapping(controls.filter((control) => !control.matches('p a, li a, td a') && !control.closest(mayBeCovered)));
  }

  function findLapping(controls) {
    const placed = controls.map((control) => ({
      control,
      edge: inSight(box(control.getBoundingClientRect()), clipsOf(control.parentElement)),
    }));
    placed.forEach(({ control, edge }, place) => {
      for (const { control: other, edge: its } of placed.slice(place + 1)) {
        if (control.contains(other) || other.contains(control) || control.closest(mayCover) || other.closest(mayCover)) continue;
        if (pageScrolls() && stuckPart(control) !== stuckPart(other)) continue;
        const both = common(edge, its);
        if (across(both) > 2 * SLACK && down(both) > 2 * SLACK) faults.add(`${name(control)} and ${name(other)} overlap`);
      }
    });
  }

  // --- All of it ------------------------------------------------------------------------------------------------------

  function findPage() {
    const { scrollWidth } = document.scrollingElement;
    if (scrollWidth > innerWidth) faults.add(`the page is ${scrollWidth} px wide`);
    if (document.querySelector('.board') && innerWidth > 700 && pageScrolls() && !document.querySelector('.replay, .lesson, .page'))
      faults.add(`the table is ${document.scrollingElement.scrollHeight} px high`);
    const links = [...document.querySelectorAll('header nav a')].filter(shown).map((link) => link.getBoundingClientRect().top);
    if (new Set(links).size > 1) faults.add('the navigation is on several lines');
  }

  const scroller = root === document.body ? document.scrollingElement : (root.querySelector('.body') ?? root);
  const first = scroller.scrollTop;
  const painting = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  findPage();
  textsNow().forEach(findCut);
  textsNow().forEach(findSpilt);
  findLow(textsNow());
  findBadControls(controlsNow());
  const seenTexts = { free: new Set(), covered: new Map(), texts: [] };
  const seenControls = { free: new Set(), covered: new Map() };
  for (let at = 0; ; at += 0.45 * innerHeight) {
    if (scroller.scrollHeight > scroller.clientHeight + 1) {
      scroller.scrollTop = at;
      await painting();
      clips.clear();
    }
    seenTexts.texts = [];
    lookAtTexts(textsNow(), seenTexts);
    lookAtControls(controlsNow(), seenControls);
    findOverlaps(seenTexts.texts);
    if (at + scroller.clientHeight >= scroller.scrollHeight) break;
  }
  scroller.scrollTop = first;
  for (const { free, covered } of [seenTexts, seenControls])
    for (const [key, fault] of covered) if (!free.has(key)) faults.add(fault);
  return [...faults];
}
