import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dragonLayers, dropDragonLayers } from '../src/art/dragon-layers';

beforeEach(() => {
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      decode = (): Promise<void> => Promise.resolve();
    },
  );
  Object.assign(URL, { createObjectURL: () => 'blob:dragon', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => undefined } as never);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pixels = (layers: Record<string, HTMLCanvasElement>): number =>
  Object.values(layers).reduce((sum, { width, height }) => sum + width * height, 0);

test('the layers of the Dragon are drawn once, and given back when it has been seen', async () => {
  const layers = await dragonLayers();
  expect(pixels(layers)).toBe(6 * 1600 * 900);
  expect(await dragonLayers()).toBe(layers);
  dropDragonLayers();
  await vi.waitFor(() => expect(pixels(layers)).toBe(0));
  expect(pixels(await dragonLayers())).toBe(6 * 1600 * 900);
});
