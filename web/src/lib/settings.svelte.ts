/** A person's settings for this browser, stored between visits. */
import { load, save } from './storage';
import { LANGUAGES, preferred, setLanguage } from './texts.svelte';

export type Theme = 'auto' | 'light' | 'dark';
export type Pace = 'calm' | 'brisk' | 'instant';
export type Order = 'tribe' | 'colour';

const KEY = 'ethnos.settings';
const CHOICES: Record<string, readonly unknown[]> = {
  theme: ['auto', 'light', 'dark'] satisfies Theme[],
  pace: ['calm', 'brisk', 'instant'] satisfies Pace[],
  order: ['tribe', 'colour'] satisfies Order[],
};

class Settings {
  language = $state('');
  theme = $state<Theme>('auto');
  pace = $state<Pace>('calm');
  order = $state<Order>('tribe');
  sound = $state(true);
  notify = $state(false);
  /** Tips for newcomers. */
  tips = $state(true);
  /** The set-up of a new game is shown. */
  opening = $state(true);
  /** On wide screens the log stays open. */
  dock = $state(false);
  name = $state('');

  /** The values as they were last read or stored; other windows store settings too. */
  private known = this.values();

  constructor() {
    this.read();
    addEventListener('storage', ({ key }) => {
      if (key !== KEY) return;
      this.read();
      void this.apply();
    });
  }

  /** Take over what is stored, except for values that were changed here and are not stored yet. */
  private read(): void {
    const stored = Object(load(KEY)) as Record<string, string | boolean>;
    for (const [name, value] of Object.entries(this.values())) {
      const other = stored[name]!;
      if (value !== this.known[name] || typeof other !== typeof value || CHOICES[name]?.includes(other) === false)
        continue;
      Object.assign(this, { [name]: other });
      this.known[name] = other;
    }
  }

  /** Apply all settings, and store them. */
  async apply(): Promise<void> {
    if (this.theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
    this.save();
    await setLanguage(LANGUAGES.includes(this.language) ? this.language : preferred(navigator.languages));
  }

  save(): void {
    this.read();
    this.known = this.values();
    save(KEY, this.known);
  }

  private values(): Record<string, string | boolean> {
    const { language, theme, pace, order, sound, notify, tips, opening, dock, name } = this;
    return { language, theme, pace, order, sound, notify, tips, opening, dock, name };
  }
}

export const settings = new Settings();

/** Whether animations are off. */
export function still(): boolean {
  return settings.pace === 'instant' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
