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
develop       100    99      100      100       100         96         96     100
kept-apart     97    98       98       97       100        100         94     100
varied         99    99      100      100       100         83         80     100
commands        -     -        -        -         -         92         84     100
hard-1         99    96       99      100        87         95         91     100
hard-2         95    93       97       99        85         79         79      90
typical-1      98    98       99      100       100         83         79      94
typical-2      99    98      100      100       100         92         80     100
typical-3      98    96      100       96        87         88         83      88
typical-4      94    97       98       98       100         91         84     100
typical-5      97    95       99       97       100        100         86     100
typical-6      95    90       97       95        66         75         73      73
typical-7      93    79       93       98       100         60         60      90
typical-8      99    91       86       98        80         80         73     100
typical-9      98    95       96      100       100         73         66      93
typical-10     96    89       98       97        80         66         58      95
typical-11     95    86       97       94        50         80         74      73
typical-12     95    94       94       93       100         90         83     100
typical-13    100    97      100       99       100         94         90      94
typical-14     98    96      100      100         -         87         80      90
typical-15     96    91       98       99       100         77         77     100
typical-16     96    97       98       99       100         86         81     100
typical-17     95    98       98       98       100         92         88     100
typical-18     99    98       98       97       100         83         73      90
typical-19     96    90      100       95       100         71         69      90
typical-20     97    90       97       99        60         70         59     100
typical-21     97    91       92       96        80         73         69      96
typical-22     93    95       97       93       100         80         71     100
typical-23     96    94       97       95       100         90         84      96
typical-24     98    98       97       95       100         88         75      92
typical-25      -     -        -        -         -         89         82      90
typical-26      -     -        -        -         -         88         77      81
typical-27      -     -        -        -         -         83         73      85
typical-28     94    99       92       97        80         83         77      93
typical-29     98    90      100       95       100         81         75      96
typical-30     95    93       99       99         -          -          -       -
typical-31     95    91       99       96         -          -          -       -
typical-32     93    91       98       96         -          -          -       -
typical-33     95    93       94       95       100         87         85      88
typical-34     92    74       98       91         -          -          -       -
typical-35     91    93       93       90       100         79         72      90
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
