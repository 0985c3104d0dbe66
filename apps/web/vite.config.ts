import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const API_ADDRESS = process.env.API_ADDRESS ?? 'http://localhost:3000';

const BASE = new RegExp(
  [
    'src/(main|router|router-guards)\\.',
    'src/lib/(api|config|drafts|form|preferences|query-string|session|storage|validation)\\.',
    'src/ui/(Alert|Badge|Brand|Button|CenteredNote|CheckField|Field|RouteError|TextField|page-title)\\.',
    // Less what belongs to single screens.
    'packages/(client|contract)/src/(?!csv|employee-csv|file-messages|platform-console|task-summary)',
    'icons-react/dist/esm/(createReactComponent|defaultAttributes|icons/Icon(AlertTriangle|Check|CircleCheck|Eye|EyeOff|InfoCircle|Minus)\\.)',
  ].join('|'),
);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: {
    port: 5173,
    proxy: { '/api': API_ADDRESS, '/outbox': API_ADDRESS },
  },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // The CSP allows no data: address but for images; every asset stays a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every screen needs, in one file: a score of tiny ones would each pay for their own compression.
            { name: 'base', test: BASE },
          ],
        },
      },
    },
  },
});
