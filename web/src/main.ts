import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource/special-elite';
import './style.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { words } from './lib/words.svelte';

const target = document.getElementById('house');
if (!target) throw new Error('the page has no place for the house');
await words.ready();
mount(App, { target });
