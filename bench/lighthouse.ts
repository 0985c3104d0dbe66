import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type RunnerResult } from 'lighthouse';
import { launchApp } from '../e2e/launch-app.ts';
import { CHROMIUM_FLAGS } from './browser.ts';
import { report } from './report.ts';
import { UNGATED } from './world.ts';

const LEAST_SCORE = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * What Lighthouse says of the landing page, as visitors of an installation without an access code get it: its figures for
 * a desktop. Those for a phone simulate a processor four times as slow as this one, which says little where it is shared.
 */
export async function benchLighthouse(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'taskwell-lighthouse-'));
  const app = await launchApp({ dataDir, env: UNGATED });
  try {
    const { lhr } = await audit(app.url);
    for (const name of CATEGORIES) {
      const category = lhr.categories[name];
      if (!category) throw new Error(`Lighthouse has no category ${name}`);
      report({
        name: `Lighthouse, landing page: ${category.title}`,
        measured: Math.round((category.score ?? 0) * 100),
        budget: { atLeast: LEAST_SCORE },
        unit: '',
        detail: shortcomings(lhr, category.auditRefs),
      });
    }
  } finally {
    await app.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function audit(url: string): Promise<RunnerResult> {
  const chrome = await launch({
    ...(process.env.CHROMIUM_PATH ? { chromePath: process.env.CHROMIUM_PATH } : {}),
    chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
    logLevel: 'error',
  });
  try {
    const result = await lighthouse(
      url,
      { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'error' },
      desktopConfig,
    );
    if (!result) throw new Error('Lighthouse has measured nothing');
    return result;
  } finally {
    chrome.kill();
  }
}

/** What keeps a category from 100. */
function shortcomings({ audits }: RunnerResult['lhr'], refs: { id: string; weight: number }[]): string {
  return refs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id}${audits[id]?.displayValue ? ` (${audits[id].displayValue})` : ''}`)
    .join(', ');
}
