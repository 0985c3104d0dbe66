import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const API_ADDRESS = process.env.API_ADDRESS ?? 'http://localhost:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: {
    port: 5173,
    proxy: { '/api': API_ADDRESS },
  },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // The CSP allows no data: address but for images; every asset stays a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
