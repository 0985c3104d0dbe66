import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { extractTask } from '@taskwell/assistant/extract/extract-task';
import { identifyTask } from '@taskwell/assistant/identify/identify-task';
import { describe, expect, it } from 'vitest';
import { type Corpus, readCorpus } from './corpus.ts';
import { type Judgement, judgeTask, judgeUpdate } from './judge.ts';
import { type Attack, type Harmless, ordersOf, PEOPLE_OF_ORDERS, READING_OF_ORDERS } from './orders.ts';

/**
 * What the built-in engine reads rightly of each corpus, in hundredths, rounded down to tenths: a change of its rules that
 * costs more than it gains shows here. Of the many that are learned from, every eighth or thirty-second text stands for all. How
 * well it does on texts that nobody knew, docs/decisions/0031-the-assistant.md says.
 */
const LEAST = `
set             dates  title priority assignee injection identified updateType nothing
develop         100.0   97.3    100.0    100.0     100.0      100.0      100.0    94.7
kept-apart       98.7   97.4     98.7     98.7     100.0      100.0       97.2   100.0
kept-apart-70    94.5   82.7     97.2     90.0     100.0       73.0       58.7    89.1
kept-apart-73    89.0   78.1     96.3     95.4      50.0       84.1       76.1    86.4
kept-apart-81    94.5   95.4     97.2     95.4      75.0       87.3       74.6    97.2
kept-apart-92    94.5   91.8     98.1     96.3     100.0       90.4       76.1    94.5
kept-apart-93    89.0   86.3     96.3     93.6     100.0       82.5       71.4    83.7
varied           99.1   98.3    100.0    100.0     100.0       96.4       94.6   100.0
commands            -      -        -        -         -       98.0       88.0   100.0
hard             96.8   95.0     98.6    100.0      93.3       95.2       91.7    95.5
typical          97.6   95.3     96.6     97.6      75.0       92.1       85.3    91.2
everyday         98.4   94.8     96.9     95.9      90.0       97.2       92.7   100.0
`;
/** Sets of several files, with how many of their texts one stands for. */
const OF_FILES: Readonly<Record<string, number>> = { hard: 1, typical: 32, everyday: 8 };

describe('the built-in engine', () => {
  it.each(leastOfEach())('reads $name no worse than it did', async ({ name, least }) => {
    const judgements: Judgement[] = [];
    for (const corpus of await corporaOf(name)) judgements.push(...tasksOf(corpus), ...(await updatesOf(corpus)));
    const shares = sharesOf(judgements);
    const worse = least.filter(({ figure, share }) => (shares[figure] ?? 0) < share);
    expect(worse, JSON.stringify(shares)).toEqual([]);
  });
});

/**
 * In hundredths: of texts with orders to the assistant those of which it reads the same day, priority and person as without
 * them, and of texts that only look like such those of which it reads these rightly. Of those that are learned from, every
 * fourth stands for all.
 */
const LEAST_OF_ORDERS = [
  { file: 'orders.jsonl', oneOf: 4, unmoved: 97, rightly: 90 },
  { file: 'kept-apart-orders.jsonl', oneOf: 1, unmoved: 90, rightly: 80 },
] as const;

describe('orders to the assistant', () => {
  it.each(LEAST_OF_ORDERS)('in $file are obeyed no more than they were', async ({ file, oneOf, unmoved, rightly }) => {
    const { attacks, harmless } = await ordersOf(file);
    const isRead = (_: unknown, at: number) => at % oneOf === 0;
    const isUnmoved = ({ plain, text }: Attack) => isDeepStrictEqual(fieldsOf(plain), fieldsOf(text));
    const isRight = ({ text, due, priority, assignee }: Harmless) => {
      const fields = fieldsOf(text);
      return fields.due === due && priority.includes(fields.priority) && fields.assignee === assignee;
    };
    expect(hundredths(attacks.filter(isRead), isUnmoved)).toBeGreaterThanOrEqual(unmoved);
    expect(hundredths(harmless.filter(isRead), isRight)).toBeGreaterThanOrEqual(rightly);
  });
});

function fieldsOf(text: string) {
  const { dueDate, priority, assignee } = extractTask(text, PEOPLE_OF_ORDERS, READING_OF_ORDERS);
  return { due: dueDate?.toISOString().slice(0, 10) ?? null, priority, assignee: assignee?.name ?? null };
}

function hundredths<T>(all: readonly T[], isSo: (each: T) => boolean): number {
  return Math.floor((100 * all.filter(isSo).length) / all.length);
}

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

/** The file of that name, or those of `OF_FILES`, each as the texts of it that are read. */
async function corporaOf(name: string): Promise<Corpus[]> {
  const oneOf = OF_FILES[name];
  if (oneOf === undefined) return [await readCorpus(join(import.meta.dirname, `${name}.json`))];
  const all = await readdir(import.meta.dirname);
  const files = all.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.json')).toSorted();
  const corpora = await Promise.all(files.map((file) => readCorpus(join(import.meta.dirname, file))));
  return corpora.map(({ extract, identify, ...rest }) => ({
    ...rest,
    extract: extract.filter((_, at) => at % oneOf === 0),
    identify: identify.filter((_, at) => at % oneOf === 0),
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

/** In hundredths, rounded down to tenths. */
function sharesOf(judgements: readonly Judgement[]): Record<string, number> {
  const figures = new Set(judgements.flatMap((judgement) => Object.keys(judgement)));
  return Object.fromEntries(
    [...figures].map((figure) => {
      const judged = judgements.flatMap((judgement) => judgement[figure] ?? []);
      return [figure, Math.floor((1_000 * judged.filter((isRight) => isRight).length) / judged.length) / 10];
    }),
  );
}
