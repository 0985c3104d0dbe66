import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { POSTED_PATHS, SERVER_PATHS } from '@taskwell/contract/server-paths';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups, noCircularChunks } from './build/chunks.ts';
import { leanIcons, singleIcons } from './build/icons.ts';
import { landingPage } from './build/landing-page.ts';
import { firstPage } from './build/page.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';

const API_ADDRESS = process.env.API_ADDRESS ?? 'http://localhost:3000';
const source = join(import.meta.dirname, 'src');
const route = (name: string) => join(source, 'routes', `${name}.tsx`);
const ACCOUNTS = ['login', 'signup', 'personal-signup', 'company-signup', 'verify-email', 'set-password'];

/** What the development server answers itself. */
function pageUnlessPosted({ method, url }: IncomingMessage): string | undefined {
  return method === 'POST' ? undefined : url;
}

const componentPlugins = () => [singleIcons(), leanIcons(), react()];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    ...componentPlugins(),
    firstPage(import.meta.dirname),
    noCircularChunks(),
    landingPage(import.meta.dirname, componentPlugins),
    serviceWorker(import.meta.dirname),
    precompress(),
  ],
  resolve: {
    // The router's store brings a copy of a hook that React has itself.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  server: {
    port: 5173,
    proxy: {
      ...Object.fromEntries(SERVER_PATHS.map((path) => [path, API_ADDRESS])),
      ...Object.fromEntries(POSTED_PATHS.map((path) => [path, { target: API_ADDRESS, bypass: pageUnlessPosted }])),
    },
  },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // The CSP allows no data: address but for images; the pictures within styles are too small to be asked for.
    assetsInlineLimit: (path) => path.endsWith('.svg'),
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: chunkGroups({
            first: join(source, 'main.tsx'),
            app: ['app', 'dashboard'].map(route),
            start: ['admin', 'employee', 'personal-dashboard'].map(route),
            landing: join(source, 'features/landing/Landing.tsx'),
            accounts: ACCOUNTS.map(route),
          }),
        },
        // The names of shared ones would list all who share them.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        assetFileNames: ({ names }) =>
          `assets/${(names[0] ?? 'asset').split('~')[0]?.replace(/\.\w+$/, '')}-[hash][extname]`,
      },
    },
  },
});
