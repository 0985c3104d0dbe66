import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';

const ROOT_ELEMENT = '<div id="root"></div>';
/** The file whose styles the landing page is drawn with. */
const DRAWN_BY = '/landing/Landing.tsx';

/** What src/landing-page.tsx exports. */
interface LandingPage {
  renderLandingPage: () => Promise<{ title: string; markup: string }>;
}

/**
 * Writes index.html once more with the landing page in it, which then is there before any script has come: landing.html,
 * and landing-gated.html for installations with an access code, in which it is not shown. The application keeps it
 * (features/landing/LandingRoute.tsx).
 *
 * @param plugins those that the components need
 */
export function landingPage(root: string, plugins: () => PluginOption[]): Plugin {
  let assetFileNames: Rolldown.OutputOptions['assetFileNames'];
  let assetsInlineLimit: number | ((path: string, content: Buffer) => boolean | undefined);
  return {
    name: 'taskwell:landing-page',
    apply: 'build',
    configResolved({ build: { assetsInlineLimit: limit, rolldownOptions } }) {
      assetsInlineLimit = limit;
      assetFileNames = [rolldownOptions.output].flat()[0]?.assetFileNames;
    },
    writeBundle: {
      sequential: true,
      async handler({ dir }, bundle) {
        if (dir === undefined) throw new Error('The build goes into no folder');
        const { title, markup } = await renderInNode(root, plugins(), { assetFileNames, assetsInlineLimit });
        checkMarkup(markup, bundle);
        const page = withStylesFirst(await readFile(join(dir, 'index.html'), 'utf8'), stylesOf(bundle)).replace(
          /<title>.*?<\/title>/,
          () => `<title>${title}</title>`,
        );
        const write = (name: string, attributes: string) =>
          writeFile(
            join(dir, name),
            page.replace(ROOT_ELEMENT, () => `${ROOT_ELEMENT}\n    <div id="landing"${attributes}>${markup}</div>`),
          );
        await write('landing.html', '');
        await write('landing-gated.html', ' hidden');
      },
    },
  };
}

interface AssetOptions {
  assetFileNames: Rolldown.OutputOptions['assetFileNames'];
  assetsInlineLimit: number | ((path: string, content: Buffer) => boolean | undefined);
}

/** As the browser would draw it. */
async function renderInNode(
  root: string,
  plugins: PluginOption[],
  { assetFileNames, assetsInlineLimit }: AssetOptions,
) {
  const folder = await mkdtemp(join(tmpdir(), 'taskwell-landing-'));
  try {
    const result = await build({
      configFile: false,
      logLevel: 'error',
      root,
      publicDir: false,
      plugins,
      ssr: { noExternal: true },
      build: {
        ssr: join(root, 'src/landing-page.tsx'),
        write: false,
        assetsInlineLimit,
        rolldownOptions: { output: { format: 'es', codeSplitting: false, ...(assetFileNames && { assetFileNames }) } },
      },
    });
    const [output] = [result].flat();
    if (output === undefined || !('output' in output)) throw new Error('src/landing-page.tsx was not built');
    const file = join(folder, 'landing-page.mjs');
    await writeFile(file, output.output[0].code);
    const { renderLandingPage } = (await import(pathToFileURL(file).href)) as LandingPage;
    return await renderLandingPage();
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Two builds made them: the files and classes that one names have to be those of the other. */
function checkMarkup(markup: string, bundle: Rolldown.OutputBundle): void {
  const styles = Object.values(bundle)
    .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : ''))
    .join('');
  for (const [, address = ''] of markup.matchAll(/\/(assets\/[\w.-]+)/g)) {
    if (!(address in bundle)) throw new Error(`The landing page names ${address}, which the build does not have`);
  }
  const classes = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  const missing = [...classes].filter((name) => name.startsWith('_') && !styles.includes(`.${name}`));
  if (missing.length > 0) throw new Error(`The landing page has classes without a style: ${missing.join(', ')}`);
  if (markup.includes(' style="')) throw new Error('The landing page has styles inline, which its policy forbids');
}

function stylesOf(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const needed = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(DRAWN_BY)));
  return needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
}

/** Nothing of the page is painted before they are there. */
function withStylesFirst(page: string, names: string[]): string {
  const links = page.match(/\s*<link rel="stylesheet"[^>]*>/g) ?? [];
  const own = names.map((name) => `\n    <link rel="stylesheet" crossorigin href="/${name}">`);
  const bare = links.reduce((text, link) => text.replace(link, ''), page);
  return bare.replace('</head>', () => `${[...links, ...own].join('')}\n  </head>`);
}
