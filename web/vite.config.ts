import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../build/web',
    emptyOutDir: true,
    // Fonts stay files of their own: the page may not load data addresses.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true }, '/health': 'http://127.0.0.1:8000' },
  },
});
