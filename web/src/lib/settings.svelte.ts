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
  /** On wide screens the log stays open. */
  dock = $state(false);
  name = $state('');

  constructor() {
    const stored = Object(load(KEY)) as Record<string, unknown>;
    for (const [name, initial] of Object.entries(this.values()))
      if (typeof stored[name] === typeof initial && CHOICES[name]?.includes(stored[name]) !== false)
        Object.assign(this, { [name]: stored[name] });
  }

  /** Apply all settings, and store them. */
  async apply(): Promise<void> {
    if (this.theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
    this.save();
    await setLanguage(LANGUAGES.includes(this.language) ? this.language : preferred(navigator.languages));
  }

  save(): void {
    save(KEY, this.values());
  }

  private values(): Record<string, string | boolean> {
    const { language, theme, pace, order, sound, notify, tips, dock, name } = this;
    return { language, theme, pace, order, sound, notify, tips, dock, name };
  }
}

export const settings = new Settings();

/** Whether animations are off. */
export function still(): boolean {
  return settings.pace === 'instant' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
