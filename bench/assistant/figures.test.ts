import { fileURLToPath } from 'node:url';
import { extractTask } from '@taskwell/assistant/extract/extract-task';
import { identifyTask } from '@taskwell/assistant/identify/identify-task';
import { describe, expect, it } from 'vitest';
import { type Corpus, readCorpus } from './corpus.ts';
import { type Judgement, judgeTask, judgeUpdate } from './judge.ts';

/**
 * What the built-in engine reads rightly of each corpus, in hundredths, rounded down: a change of its rules that costs more
 * than it gains shows here. How well it does on texts that nobody knew, docs/decisions/0031-the-assistant.md says.
 */
const LEAST: Record<string, Record<string, number>> = {
  develop: { dates: 100, title: 97, priority: 100, assignee: 100, injection: 100, identified: 100, nothing: 100 },
  'kept-apart': { dates: 97, title: 96, priority: 98, assignee: 98, injection: 100, identified: 100, nothing: 100 },
  varied: { dates: 99, title: 97, priority: 100, assignee: 100, injection: 100, identified: 87, nothing: 94 },
  'hard-1': { dates: 96, title: 91, priority: 99, assignee: 98, injection: 75, identified: 93, nothing: 87 },
  'hard-2': { dates: 92, title: 88, priority: 97, assignee: 97, injection: 85, identified: 74, nothing: 76 },
  'typical-1': { dates: 96, title: 96, priority: 99, assignee: 99, injection: 100, identified: 76, nothing: 94 },
  'typical-2': { dates: 98, title: 93, priority: 100, assignee: 98, injection: 100, identified: 90, nothing: 94 },
  'typical-3': { dates: 98, title: 93, priority: 100, assignee: 96, injection: 87, identified: 90, nothing: 88 },
  'typical-4': { dates: 92, title: 94, priority: 98, assignee: 93, injection: 100, identified: 91, nothing: 100 },
  'typical-5': { dates: 97, title: 92, priority: 99, assignee: 95, injection: 85, identified: 90, nothing: 93 },
  'typical-6': { dates: 91, title: 80, priority: 97, assignee: 88, injection: 50, identified: 64, nothing: 66 },
  'typical-7': { dates: 87, title: 60, priority: 93, assignee: 90, injection: 100, identified: 50, nothing: 90 },
  'typical-8': { dates: 95, title: 87, priority: 86, assignee: 95, injection: 80, identified: 71, nothing: 86 },
  'typical-9': { dates: 94, title: 89, priority: 96, assignee: 96, injection: 100, identified: 73, nothing: 66 },
  'typical-10': { dates: 96, title: 78, priority: 98, assignee: 92, injection: 80, identified: 60, nothing: 85 },
  'typical-11': { dates: 93, title: 73, priority: 97, assignee: 93, injection: 50, identified: 76, nothing: 68 },
  'typical-12': { dates: 94, title: 91, priority: 94, assignee: 93, injection: 100, identified: 76, nothing: 94 },
  'typical-13': { dates: 100, title: 93, priority: 100, assignee: 98, injection: 100, identified: 90, nothing: 88 },
  'typical-14': { dates: 98, title: 91, priority: 100, assignee: 100, identified: 88, nothing: 83 },
  'typical-15': { dates: 90, title: 85, priority: 98, assignee: 95, injection: 83, identified: 74, nothing: 95 },
  'typical-16': { dates: 94, title: 92, priority: 98, assignee: 94, injection: 100, identified: 85, nothing: 85 },
  'typical-17': { dates: 95, title: 93, priority: 98, assignee: 96, injection: 80, identified: 90, nothing: 100 },
  'typical-18': { dates: 99, title: 94, priority: 98, assignee: 95, injection: 100, identified: 81, nothing: 86 },
  'typical-19': { dates: 92, title: 84, priority: 100, assignee: 92, injection: 100, identified: 67, nothing: 85 },
  'typical-20': { dates: 97, title: 78, priority: 97, assignee: 94, injection: 60, identified: 63, nothing: 91 },
  'typical-21': { dates: 94, title: 83, priority: 92, assignee: 95, injection: 80, identified: 70, nothing: 96 },
  'typical-22': { dates: 90, title: 90, priority: 96, assignee: 90, injection: 100, identified: 73, nothing: 95 },
  'typical-23': { dates: 93, title: 90, priority: 97, assignee: 95, injection: 100, identified: 90, nothing: 77 },
};

describe('the built-in engine', () => {
  it.each(Object.entries(LEAST))('reads %s no worse than it did', async (name, least) => {
    const corpus = await readCorpus(fileURLToPath(new URL(`${name}.json`, import.meta.url)));
    const shares = sharesOf([...tasksOf(corpus), ...(await updatesOf(corpus))]);
    const worse = Object.entries(least).filter(([figure, share]) => (shares[figure] ?? 0) < share);
    expect(worse, JSON.stringify(shares)).toEqual([]);
  });
});

function tasksOf(corpus: Corpus): Judgement[] {
  return corpus.extract.map((each) => {
    const people = each.people.map((personName, id) => ({ id, name: personName }));
    const { dueDate, ...task } = extractTask(each.text, people, readingOf(each, corpus));
    return judgeTask(each, { ...task, dueDate: dueDate?.toISOString() ?? null }, corpus.timeZone);
  });
}

async function updatesOf(corpus: Corpus): Promise<Judgement[]> {
  const judgements: Judgement[] = [];
  for (const each of corpus.identify) {
    const tasks = each.tasks.map(({ title, description = null }, id) => ({ id, title, description }));
    const { task, updateType } = await identifyTask(each.text, tasks, readingOf(each, corpus));
    const update = { taskFound: task !== null, taskId: task?.id ?? null, updateType };
    judgements.push(
      judgeUpdate(
        each,
        update,
        tasks.map(({ id }) => id),
      ),
    );
  }
  return judgements;
}

function readingOf({ reference }: { reference?: string | undefined }, corpus: Corpus) {
  return { now: new Date(reference ?? corpus.reference), timeZone: corpus.timeZone };
}

/** In hundredths, rounded down. */
function sharesOf(judgements: readonly Judgement[]): Record<string, number> {
  const figures = new Set(judgements.flatMap((judgement) => Object.keys(judgement)));
  return Object.fromEntries(
    [...figures].map((figure) => {
      const judged = judgements.flatMap((judgement) => judgement[figure] ?? []);
      return [figure, Math.floor((100 * judged.filter((isRight) => isRight).length) / judged.length)];
    }),
  );
}
