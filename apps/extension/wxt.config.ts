import { EXTENSION_MESSAGES } from '@taskwell/contract/extension';
import { HAND_OVER_LABELS } from '@taskwell/contract/hand-over';
import { defineConfig } from 'wxt';

const ICONS = Object.fromEntries([16, 32, 48, 128].map((size) => [size, `icon/${size}.png`]));

export default defineConfig({
  srcDir: 'src',
  publicDir: 'public',
  outDir: 'dist',
  outDirTemplate: 'unpacked',
  imports: false,
  zip: { name: 'taskwell', artifactTemplate: 'taskwell-extension.zip' },
  vite: () => ({ build: { modulePreload: false, target: 'chrome127' } }),
  manifest: {
    name: EXTENSION_MESSAGES.name,
    description: EXTENSION_MESSAGES.description,
    // From here on the toolbar's popup opens by itself where nothing is selected.
    minimum_chrome_version: '127',
    icons: ICONS,
    action: { default_icon: ICONS, default_title: EXTENSION_MESSAGES.name },
    // No page is read before the person asks for it on that page (docs/decisions/0038).
    permissions: ['activeTab', 'contextMenus', 'scripting', 'storage'],
    content_security_policy: {
      extension_pages:
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
    commands: {
      _execute_action: { suggested_key: { default: 'Alt+Shift+K' } },
      create: { description: HAND_OVER_LABELS.create, suggested_key: { default: 'Alt+Shift+Y' } },
      update: { description: HAND_OVER_LABELS.update, suggested_key: { default: 'Alt+Shift+U' } },
      complete: { description: HAND_OVER_LABELS.complete, suggested_key: { default: 'Alt+Shift+D' } },
      // Chrome takes four suggestions; these have none until somebody sets one.
      addSubtask: { description: HAND_OVER_LABELS.addSubtask },
      summarize: { description: HAND_OVER_LABELS.summarize },
    },
  },
});
