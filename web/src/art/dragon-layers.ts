/**
 * The layers of the large Dragon animation. The picture is one SVG. Each of its parts is drawn once, ahead of time and
 * in its own task, to a canvas that then only moves: the browser would redraw a moving SVG in every frame.
 */

/** Back to front: the last part of the drawing that belongs to each layer. */
const LAYERS = { sky: 5, wings: 21, body: 50, head: 97, flame: 103, walls: Infinity } as const;
export type Layer = keyof typeof LAYERS;

const [WIDTH, HEIGHT] = [1600, 900];
const STRIP = 150;
let drawing: Promise<Record<Layer, HTMLCanvasElement>> | null = null;

/** Draw the layers; later calls get the same ones. */
export function dragonLayers(): Promise<Record<Layer, HTMLCanvasElement>> {
  drawing ??= drawAll().catch((problem: unknown) => {
    drawing = null;
    throw problem;
  });
  return drawing;
}

/** Free the canvases, which take 35 MB: until the next Dragon there is time to draw them again. */
export function dropDragonLayers(): void {
  const dropped = drawing;
  drawing = null;
  dropped?.then(
    (layers) => {
      for (const canvas of Object.values(layers)) canvas.width = canvas.height = 0;
    },
    () => {},
  );
}

async function drawAll(): Promise<Record<Layer, HTMLCanvasElement>> {
  const { default: source } = await import('./cards/dragon/dragon.svg?raw');
  const whole = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  whole.setAttribute('width', String(WIDTH));
  whole.setAttribute('height', String(HEIGHT));
  const [defs, ...parts] = [...whole.children];
  const layers: Partial<Record<Layer, HTMLCanvasElement>> = {};
  let first = 0;
  for (const [layer, last] of Object.entries(LAYERS) as [Layer, number][]) {
    const own = parts.slice(first, last);
    first = last;
    layers[layer] = await paint(whole, [defs!, ...own]);
  }
  return layers as Record<Layer, HTMLCanvasElement>;
}

async function paint(whole: Element, parts: readonly Element[]): Promise<HTMLCanvasElement> {
  const svg = whole.cloneNode(false) as Element;
  svg.append(...parts.map((part) => part.cloneNode(true)));
  const url = URL.createObjectURL(new Blob([svg.outerHTML], { type: 'image/svg+xml' }));
  const image = new Image(WIDTH, HEIGHT);
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  // Force drawing now instead of in the next frame, and strip by strip: a whole layer takes longer than a frame.
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  for (let top = 0; top < HEIGHT; top += STRIP) {
    await idle();
    context.drawImage(image, 0, top, WIDTH, STRIP, 0, top, WIDTH, STRIP);
  }
  URL.revokeObjectURL(url);
  return canvas;
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 100 });
    else setTimeout(resolve, 16);
  });
}
