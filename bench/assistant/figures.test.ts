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
const LEAST = `
set         dates title priority assignee injection identified updateType nothing
develop       100    97      100      100       100         98         98     100
kept-apart     97    96       98       98       100        100         94     100
varied         99    97      100      100       100         80         78     100
commands        -     -        -        -         -         90         82     100
hard-1         96    91       99       98        75         95         91     100
hard-2         92    88       97       97        85         82         82      95
typical-1      96    96       99       99       100         79         74      94
typical-2      98    93      100       98       100         92         80     100
typical-3      98    94      100       96        87         88         80      88
typical-4      92    94       98       93       100         91         84     100
typical-5      97    92       99       95        85        100         88     100
typical-6      91    80       97       88        50         75         73      86
typical-7      87    60       93       90       100         56         56      90
typical-8      95    86       86       95        80         77         71     100
typical-9      94    89       96       96       100         73         68      93
typical-10     95    78       98       92        80         64         58      95
typical-11     93    73       97       93        50         80         74      78
typical-12     94    92       94       93       100         90         83     100
typical-13    100    93      100       98       100         94         90     100
typical-14     98    91      100      100         -         87         80      93
typical-15     90    85       98       95        83         75         75     100
typical-16     94    91       98       94       100         85         81     100
typical-17     95    94       98       96        80         92         88     100
typical-18     99    94       98       95       100         80         70      90
typical-19     92    82      100       92       100         69         67      90
typical-20     97    78       97       94        60         70         59      95
typical-21     94    83       92       95        80         70         66      96
typical-22     90    90       96       90       100         80         71     100
typical-23     93    90       97       95       100         92         86      96
typical-24     96    93       97       92       100         88         75      92
typical-25      -     -        -        -         -         88         81      90
typical-26      -     -        -        -         -         88         77      81
typical-27      -     -        -        -         -         81         70      89
typical-28     88    95       92       96        80         83         77      96
`;

describe('the built-in engine', () => {
  it.each(leastOfEach())('reads $name no worse than it did', async ({ name, least }) => {
    const corpus = await readCorpus(fileURLToPath(new URL(`${name}.json`, import.meta.url)));
    const shares = sharesOf([...tasksOf(corpus), ...(await updatesOf(corpus))]);
    const worse = least.filter(({ figure, share }) => (shares[figure] ?? 0) < share);
    expect(worse, JSON.stringify(shares)).toEqual([]);
  });
});

/** The rows of the table; a hyphen is a figure that a corpus has no texts for. */
function leastOfEach() {
  const [head = [], ...rows] = LEAST.trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const figures = head.slice(1);
  return rows.map(([name = '', ...shares]) => ({
    name,
    least: figures.flatMap((figure, at) => (shares[at] === '-' ? [] : [{ figure, share: Number(shares[at]) }])),
  }));
}

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
