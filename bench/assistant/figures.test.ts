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
develop       100    98      100      100       100         96         96     100
kept-apart     98    97       98       98       100        100         94     100
varied         99    99      100      100       100         82         80     100
commands        -     -        -        -         -         94         86     100
hard-1         99    96       99      100        87         95         91     100
hard-2         95    95       97      100        85         82         82      90
typical-1      98    97       99      100       100         83         79      94
typical-2      99    98      100       99       100         95         83     100
typical-3      99    96      100       97        87         88         83      88
typical-4      94    96       98       98       100         91         84     100
typical-5      98    95       99       97       100        100         86     100
typical-6      96    91       97       95        50         73         71      73
typical-7      95    83       93       98       100         56         56      90
typical-8      99    91       86       98        80         77         71     100
typical-9      99    95       96      100       100         77         71      93
typical-10     99    91       98       97        80         68         62      95
typical-11     97    90       97       93        75         80         76      78
typical-12     97    95       94       94       100         90         83     100
typical-13    100    97      100       99       100         94         90      94
typical-14     98    98      100      100         -         87         80      86
typical-15     96    91       98       99       100         75         75     100
typical-16     99    97       99       98       100         86         81     100
typical-17     99    99       98       97        80         94         90     100
typical-18     99    97       98       97       100         83         73      90
typical-19     96    91      100       94       100         73         71      90
typical-20     99    91       97      100        80         68         57      95
typical-21     97    91       92       95        80         76         72      96
typical-22     94    96       97       93       100         82         73     100
typical-23     97    96       97       95       100         90         84      96
typical-24    100    97       97       96       100         88         75      92
typical-25      -     -        -        -         -         89         81      88
typical-26      -     -        -        -         -         88         77      83
typical-27      -     -        -        -         -         83         72      86
typical-28     96    99       92       98        80         83         77      93
typical-29    100    92      100       96       100         81         75      96
typical-30     95    95       99      100         -          -          -       -
typical-31     98    94       99       96         -          -          -       -
typical-32     97    93       98       96         -          -          -       -
typical-33     99    97       94       95       100         87         83      88
typical-34     94    88       98       91         -          -          -       -
typical-35     97    96       93       92       100         79         73      90
typical-36     95    95       98       97       100         78         63      91
typical-37     96    89       98       92       100         84         73      89
typical-38     95    95       94       96       100         72         69      97
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
