import { createClient } from '@taskwell/client/client';
import { type Corpus, readCorpus } from './assistant/corpus.ts';
import { type Judgement, judgeTask, judgeUpdate } from './assistant/judge.ts';
import { type AssistantWorld, openAssistantWorld } from './assistant/world.ts';
import { percentile, rounded } from './statistics.ts';

/**
 * `npm run bench:assistant -- FILE` scores a labelled corpus over the running API: a line for each figure, the misses with
 * their ids, and as the last line each share as JSON.
 */
const FIGURES: Record<string, string> = {
  dates: 'due dates',
  title: 'usable titles',
  priority: 'priorities',
  assignee: 'assignees',
  injection: 'orders in texts that were not obeyed',
  identified: 'tasks identified',
  nothing: "'nothing matches'",
  updateType: 'kinds of update',
};

interface Scored {
  id: string;
  judgement: Judgement;
  answer: object;
  milliseconds: number;
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name a corpus: npm run bench:assistant -- bench/assistant/develop.json');
const corpus = await readCorpus(file);
const world = await openAssistantWorld();
try {
  report([...(await scoreTasks(world, corpus)), ...(await scoreUpdates(world, corpus))]);
} finally {
  await world.end();
}

async function scoreTasks(world: AssistantWorld, corpus: Corpus): Promise<Scored[]> {
  const scored: Scored[] = [];
  for (const each of corpus.extract) {
    const call = clientOf(world, await world.callerAmong(each.people), corpus.timeZone);
    const { answer, milliseconds } = await timed(() =>
      call('POST /ai/extract-task', { body: { text: each.text, readAt: each.reference ?? corpus.reference } }),
    );
    const judgement = judgeTask(each, answer.taskData, corpus.timeZone);
    scored.push({ id: each.id, judgement, answer: answer.taskData, milliseconds });
  }
  return scored;
}

async function scoreUpdates(world: AssistantWorld, corpus: Corpus): Promise<Scored[]> {
  const scored: Scored[] = [];
  for (const each of corpus.identify) {
    const { token, taskIds } = await world.callerWith(each);
    const call = clientOf(world, token, corpus.timeZone);
    const { answer, milliseconds } = await timed(() =>
      call('POST /ai/identify-task-update', { body: { text: each.text, readAt: each.reference ?? corpus.reference } }),
    );
    scored.push({
      id: each.id,
      judgement: judgeUpdate(each, answer.updateData, taskIds),
      answer: answer.updateData,
      milliseconds,
    });
  }
  return scored;
}

function clientOf(world: AssistantWorld, token: string, timeZone: string) {
  return createClient({ baseUrl: world.apiUrl, token: () => token, timeZone: () => timeZone }).call;
}

async function timed<T>(work: () => Promise<T>): Promise<{ answer: T; milliseconds: number }> {
  const start = performance.now();
  const answer = await work();
  return { answer, milliseconds: performance.now() - start };
}

function report(scored: readonly Scored[]): void {
  for (const { id, judgement, answer } of scored) {
    const missed = Object.keys(judgement).filter((figure) => judgement[figure] === false);
    if (missed.length > 0) console.log(`✗ ${id}: ${missed.join(', ')}\n    ${JSON.stringify(answer)}`);
  }
  const shares: Record<string, number> = {};
  for (const [figure, words] of Object.entries(FIGURES)) {
    const judged = scored.flatMap(({ judgement }) => judgement[figure] ?? []);
    if (judged.length === 0) continue;
    const right = judged.filter((isRight) => isRight).length;
    shares[figure] = rounded(right / judged.length, 4);
    console.log(
      `${words.padEnd(40)} ${String(right).padStart(4)} of ${judged.length}  ${rounded((100 * right) / judged.length, 1)} %`,
    );
  }
  const times = scored.map(({ milliseconds }) => milliseconds);
  console.log(
    `a call takes ${rounded(percentile(times, 0.5), 1)} ms (median), ${rounded(Math.max(...times), 1)} ms (longest)`,
  );
  console.log(JSON.stringify(shares));
}
