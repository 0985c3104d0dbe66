import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchApp } from '../e2e/launch-app.ts';
import { isInstalled, npmInstall } from '../scripts/lib/npm.mjs';
import { projectPath } from '../scripts/lib/project.mjs';
import { run } from '../scripts/lib/run.mjs';
import { CHROMIUM_FLAGS } from './browser.ts';
import { report } from './report.ts';
import { UNGATED } from './world.ts';

const LEAST_SCORE = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Has a list of packages of its own: they are a fifth of all, and only this needs them. */
const FOLDER = projectPath('bench', 'lighthouse');

/** What is read of its report. */
interface Report {
  categories: Record<string, { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; displayValue?: string }>;
}

/**
 * What Lighthouse says of the landing page, as visitors of an installation without an access code get it: its figures for
 * a desktop. Those for a phone simulate a processor four times as slow as this one, which says little where it is shared.
 */
export async function benchLighthouse(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'taskwell-lighthouse-'));
  const app = await launchApp({ dataDir, env: UNGATED });
  try {
    const found = await audit(app.url, join(dataDir, 'lighthouse.json'));
    for (const name of CATEGORIES) {
      const category = found.categories[name];
      if (!category) throw new Error(`Lighthouse has no category ${name}`);
      report({
        name: `Lighthouse, landing page: ${category.title}`,
        measured: Math.round((category.score ?? 0) * 100),
        budget: { atLeast: LEAST_SCORE },
        unit: '',
        detail: shortcomings(found, category.auditRefs),
      });
    }
  } finally {
    await app.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function audit(url: string, reportFile: string): Promise<Report> {
  if (!isInstalled(FOLDER)) await npmInstall(FOLDER);
  const { code } = await run(
    process.execPath,
    [
      join(FOLDER, 'node_modules', 'lighthouse', 'cli', 'index.js'),
      url,
      '--preset=desktop',
      `--only-categories=${CATEGORIES.join(',')}`,
      '--output=json',
      `--output-path=${reportFile}`,
      `--chrome-flags=${['--headless=new', ...CHROMIUM_FLAGS].join(' ')}`,
      '--quiet',
      '--no-enable-error-reporting',
    ],
    { env: process.env.CHROMIUM_PATH ? { CHROME_PATH: process.env.CHROMIUM_PATH } : {} },
  );
  if (code !== 0) throw new Error('Lighthouse has measured nothing');
  return JSON.parse(await readFile(reportFile, 'utf8'));
}

/** What keeps a category from 100. */
function shortcomings({ audits }: Report, refs: { id: string; weight: number }[]): string {
  return refs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id}${audits[id]?.displayValue ? ` (${audits[id].displayValue})` : ''}`)
    .join(', ');
}
