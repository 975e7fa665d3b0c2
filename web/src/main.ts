import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource/special-elite';
import './style.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { parts } from './lib/parts.svelte';
import { words } from './lib/words.svelte';

const target = document.getElementById('house');
if (!target) throw new Error('the page has no place for the house');
await words.ready();
if (parts.missing) {
  // Without its messages the page has no other words than these.
  const again = document.createElement('button');
  again.textContent = 'The house does not answer. La maison ne répond pas. Das Haus antwortet nicht.';
  again.onclick = () => location.reload();
  target.append(again);
} else mount(App, { target });
