import { benchBlock } from './block.ts';
import { benchCalendar } from './calendar.ts';
import { benchClicks } from './click.ts';
import { benchConsole } from './console.ts';
import { benchGrowth } from './growth.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLive } from './live.ts';
import { benchNeighbour } from './neighbour.ts';
import { benchPurge } from './purge.ts';
import { conclude } from './report.ts';
import { benchRequests, REQUEST_NAMES } from './requests.ts';
import { benchStart, START_NAMES } from './start.ts';
import { buildWorld } from './world.ts';

/** `npm run bench` measures all; `npm run bench -- list create` only those. */
const NAMES = [
  ...START_NAMES,
  ...REQUEST_NAMES,
  'growth',
  'live',
  'neighbour',
  'purge',
  'block',
  'click',
  'calendar',
  'console',
  'lighthouse',
];
const SMALL = 10_000;

const chosen = process.argv.slice(2).filter((argument) => /^[a-z]+$/.test(argument));
const unknown = chosen.filter((name) => !NAMES.includes(name));
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')} to measure; there are ${NAMES.join(', ')}.`);
const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name);

if (START_NAMES.some(isChosen)) await benchStart(isChosen);
if ([...REQUEST_NAMES, 'growth', 'live'].some(isChosen)) {
  const world = await buildWorld(SMALL);
  try {
    if (REQUEST_NAMES.some(isChosen)) await benchRequests(world, isChosen);
    if (isChosen('live')) await benchLive(world);
    if (isChosen('growth')) await benchGrowth(world);
  } finally {
    await world.end();
  }
}
if (isChosen('neighbour')) await benchNeighbour();
if (isChosen('purge')) await benchPurge();
if (isChosen('block')) await benchBlock();
if (isChosen('click')) await benchClicks();
if (isChosen('calendar')) await benchCalendar();
if (isChosen('console')) await benchConsole();
if (isChosen('lighthouse')) await benchLighthouse();
conclude();
