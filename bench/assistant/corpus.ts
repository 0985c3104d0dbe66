import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const due = z.union([z.null(), z.object({ date: z.string(), time: z.string().optional() })]);
const oneOrMore = <T extends z.ZodType>(type: T) => z.union([type, z.array(type)]);

/** When the text is read, where that is not the moment of the whole file. */
const reference = z.iso.datetime({ offset: true });

const extractCase = z.object({
  id: z.string(),
  reference: reference.optional(),
  text: z.string(),
  people: z.array(z.string()).default([]),
  expect: z.object({
    titleAny: z.array(z.string()).default(['']),
    titleNone: z.array(z.string()).default([]),
    descriptionNone: z.array(z.string()).default([]),
    priority: z.array(z.string()),
    due: oneOrMore(due),
    assignee: oneOrMore(z.string().nullable()),
  }),
  tags: z.array(z.string()).default([]),
});

const identifyCase = z.object({
  id: z.string(),
  reference: reference.optional(),
  board: z.string(),
  tasks: z.array(z.object({ title: z.string(), description: z.string().nullish() })),
  text: z.string(),
  expect: z.object({
    found: z.boolean(),
    index: z.int().nullish(),
    updateType: z.array(z.string()).default([]),
  }),
  tags: z.array(z.string()).default([]),
});

const corpus = z.object({
  reference,
  timeZone: z.string(),
  extract: z.array(extractCase).default([]),
  identify: z.array(identifyCase).default([]),
});

export type Corpus = z.output<typeof corpus>;
export type ExtractCase = z.output<typeof extractCase>;
export type IdentifyCase = z.output<typeof identifyCase>;

/** Labelled texts (docs/decisions/0031-the-assistant.md). @throws where the file is of another form */
export async function readCorpus(file: string): Promise<Corpus> {
  return corpus.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** Those that measure how far what was learned carries over. */
const KEPT_APART = /^kept-apart/;

/** Texts as most are, whose authors were not asked for no two alike. */
const EVERYDAY = /^everyday/;

/** A corpus that may be learned from. */
export interface CorpusToLearnFrom extends Corpus {
  isEveryday: boolean;
}

/** The corpora beside this file that may be learned from: all but those kept apart, in the order of their names. */
export async function corporaToLearnFrom(): Promise<CorpusToLearnFrom[]> {
  const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('.json') && !KEPT_APART.test(file));
  return Promise.all(
    files.toSorted().map(async (file) => ({
      ...(await readCorpus(join(import.meta.dirname, file))),
      isEveryday: EVERYDAY.test(file),
    })),
  );
}
