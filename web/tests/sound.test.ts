/** When a sound is played; with a fake of the browser's audio. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const SETTINGS = 'ethnos.settings';

interface Played {
  file: string;
  rate: number;
  stopped: boolean;
  end: () => void;
}

let played: Played[];
let contexts: FakeAudio[];
/** Whether the browser lets a context run. */
let allowed: boolean;

class FakeAudio {
  state = 'suspended';
  currentTime = 0;
  destination = {};

  constructor() {
    contexts.push(this);
  }
  async resume(): Promise<void> {
    if (!allowed) return new Promise(() => {});
    this.state = 'running';
  }
  async decodeAudioData(bytes: ArrayBuffer): Promise<unknown> {
    return new TextDecoder().decode(bytes);
  }
  createGain(): unknown {
    return { gain: { value: 1, setTargetAtTime: () => {} }, connect: (next: unknown) => next };
  }
  createBufferSource(): unknown {
    const sound: Played = { file: '', rate: 1, stopped: false, end: () => source.onended() };
    const source = {
      buffer: '',
      playbackRate: { value: 1 },
      onended: () => {},
      connect: (next: unknown) => next,
      start: () => played.push(Object.assign(sound, { file: source.buffer, rate: source.playbackRate.value })),
      stop: () => (sound.stopped = true),
    };
    return source;
  }
}

const fetched = vi.fn();
/** Removes the previous page's listeners from the window, which all tests share. */
let leave = new AbortController();

/** The modules as after loading the page. */
async function fresh() {
  vi.resetModules();
  leave.abort();
  leave = new AbortController();
  const add = window.addEventListener.bind(window);
  vi.stubGlobal('addEventListener', (kind: string, listener: EventListener, options?: AddEventListenerOptions) =>
    add(kind, listener, { ...options, signal: leave.signal }),
  );
  const { settings } = await import('../src/lib/settings.svelte');
  return { settings, ...(await import('../src/lib/sound')) };
}

/** The same, after the first click. */
async function clicked() {
  const sound = await fresh();
  dispatchEvent(new Event('pointerdown'));
  return sound;
}

/** Wait for loading and decoding, and advance the clock by `later` milliseconds. */
const settle = (later = 0) => vi.advanceTimersByTimeAsync(later);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  played = [];
  contexts = [];
  allowed = true;
  vi.stubGlobal('AudioContext', FakeAudio);
  fetched.mockReset().mockImplementation(async (address: string) => {
    const name = /([\w-]+)\.mp3/.exec(address)![1];
    return { ok: true, arrayBuffer: async () => new TextEncoder().encode(name) };
  });
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('before the first click or key', () => {
  it('nothing is heard, loaded or opened', async () => {
    const { play } = await fresh();
    play('card');
    await settle();
    expect([played, contexts, fetched.mock.calls]).toEqual([[], [], []]);
  });

  it.each(['pointerdown', 'pointerup', 'keydown'])('%s unlocks the sound', async (gesture) => {
    const { play } = await fresh();
    dispatchEvent(new Event(gesture));
    dispatchEvent(new Event(gesture));
    play('card');
    await settle();
    expect(played).toMatchObject([{ file: 'card', rate: 1 }]);
    expect(contexts).toHaveLength(1);
  });

  it('a context that the browser holds back plays nothing late', async () => {
    allowed = false;
    const { play } = await clicked();
    play('card');
    await settle(1000);
    allowed = true;
    dispatchEvent(new Event('pointerup'));
    await settle(1000);
    expect(played).toEqual([]);
    play('card');
    await settle();
    expect(played).toHaveLength(1);
  });
});

describe('the switch', () => {
  it('is on for a newcomer, and off means silent', async () => {
    const { settings, play, setSound } = await clicked();
    expect(settings.sound).toBe(true);
    setSound(false);
    play('dragon');
    await settle();
    expect(played).toEqual([]);
  });

  it('stops what is playing, and also what is still loading', async () => {
    const { play, setSound } = await clicked();
    play('victory');
    await settle();
    play('dragon');
    setSound(false);
    await settle();
    expect(played).toMatchObject([{ file: 'victory', stopped: true }]);
  });

  it('is remembered; nothing is opened while it is off', async () => {
    (await clicked()).setSound(false);
    contexts = [];
    const { settings, play } = await clicked();
    play('card');
    await settle();
    expect(settings.sound).toBe(false);
    expect([played, contexts]).toEqual([[], []]);
  });

  it('is heard when it is switched on, without another click', async () => {
    localStorage.setItem(SETTINGS, '{"sound":false}');
    const { setSound } = await clicked();
    setSound(true);
    await settle();
    expect(played).toMatchObject([{ file: 'marker' }]);
  });

  it('is a button that says its state', async () => {
    const { settings } = await fresh();
    const { flushSync, mount, unmount } = await import('svelte');
    const { default: SoundSwitch } = await import('../src/parts/SoundSwitch.svelte');
    const shown = mount(SoundSwitch, { target: document.body });
    const button = document.querySelector('button')!;
    const on = button.innerHTML;
    expect(button.getAttribute('aria-pressed')).toBe('true');
    flushSync(() => button.click());
    expect(button.getAttribute('aria-pressed')).toBe('false');
    expect(button.innerHTML).not.toBe(on);
    expect(settings.sound).toBe(false);
    expect(JSON.parse(localStorage.getItem(SETTINGS)!)).toMatchObject({ sound: false });
    await unmount(shown);
  });
});

describe('sounds', () => {
  it('are not doubled within 60 ms', async () => {
    const { play } = await clicked();
    play('card');
    play('card');
    await settle(59);
    play('card');
    play('marker');
    await settle(1);
    play('card');
    await settle();
    expect(played.map(({ file }) => file).sort()).toEqual(['card', 'card', 'marker']);
  });

  it('are loaded once', async () => {
    const { play, prepare } = await clicked();
    prepare('turn');
    for (let time = 0; time < 3; time++) {
      play('turn');
      await settle(100);
    }
    expect(played).toHaveLength(3);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('have at most six voices: the oldest gives way', async () => {
    const { play } = await clicked();
    for (const sound of ['card', 'deck', 'marker', 'band', 'turn', 'lit'] as const) {
      play(sound);
      await settle();
    }
    played[1]!.end();
    play('laurel');
    await settle();
    expect(played.some(({ stopped }) => stopped)).toBe(false);
    play('dragon');
    await settle();
    expect(played.map(({ stopped }) => stopped)).toEqual([true, ...Array(7).fill(false)]);
  });

  it('are silent while the page is hidden, but for the bells of a turn', async () => {
    const { play } = await clicked();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    play('card');
    play('turn');
    await settle();
    expect(played).toMatchObject([{ file: 'turn' }]);
  });

  it('that took too long to load are left out', async () => {
    const { play } = await clicked();
    fetched.mockImplementationOnce(async () => {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      return { ok: true, arrayBuffer: async () => new TextEncoder().encode('card') };
    });
    play('card');
    await settle(3000);
    expect(played).toEqual([]);
    play('card');
    await settle();
    expect(played).toHaveLength(1);
  });

  it('that cannot be loaded are silent, and tried again', async () => {
    const { play } = await clicked();
    fetched.mockResolvedValueOnce({ ok: false, statusText: 'gone' }).mockRejectedValueOnce(new Error('offline'));
    for (let time = 0; time < 3; time++) {
      play('card');
      await settle(100);
    }
    expect(played).toHaveLength(1);
  });

  it('do not disturb a browser without audio, or one that refuses it', async () => {
    vi.stubGlobal('AudioContext', undefined);
    (await clicked()).play('card');
    vi.stubGlobal(
      'AudioContext',
      class {
        constructor() {
          throw new DOMException('no device', 'NotSupportedError');
        }
      },
    );
    (await clicked()).play('card');
    await settle();
    expect(played).toEqual([]);
  });
});

describe('pitch', () => {
  it('rises by semitones', async () => {
    const { play } = await clicked();
    play('marker', { step: 12 });
    await settle();
    expect(played).toMatchObject([{ file: 'marker', rate: 2 }]);
  });

  it('follows the place', async () => {
    const { placeStep } = await fresh();
    expect([1, 2, 3, 4].map(placeStep)).toEqual([7, 4, 0, 0]);
  });
});
