/** Shows the page. */
import { mount } from 'svelte';
import App from './App.svelte';
import { followFocus } from './lib/focus';
import { settings } from './lib/settings.svelte';
import './styles/index.css';

const RELOAD_MS = 3_000;

export async function showPage(): Promise<void> {
  try {
    await settings.apply();
  } catch {
    // Without its texts there is nothing to show. After an upgrade the page itself is another one too.
    setTimeout(() => location.reload(), RELOAD_MS);
    return;
  }
  followFocus();
  mount(App, { target: document.getElementById('app')! });
}
