/** Shows the page. */
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import './styles/index.css';

export async function showPage(): Promise<void> {
  await settings.apply();
  mount(App, { target: document.getElementById('app')! });
}
