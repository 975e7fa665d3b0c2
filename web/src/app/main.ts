import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource/special-elite';
import './style.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { loader } from '../shared/loader.svelte';
import { words } from '../shared/i18n.svelte';

const target = document.getElementById('house');
if (!target) throw new Error('the page has no place for the house');
await words.ready();
if (loader.missing) {
  // Without its messages the page has no other words than these.
  const again = document.createElement('button');
  again.textContent = 'The server does not answer. Le serveur ne répond pas. Der Server antwortet nicht.';
  again.onclick = () => location.reload();
  target.append(again);
} else mount(App, { target });

// Only where the browser trusts the address: https, or this very machine.
if ('serviceWorker' in navigator && import.meta.env.PROD) {
  const register = () => void navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
