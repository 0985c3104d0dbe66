import type { Reading } from '../dates/calendar.ts';
import { nameFinder, type Person } from '../people/people.ts';
import { ACTION_VERBS } from '../words/verbs.ts';
import { fold } from '../words/words.ts';
import { lastAsked } from './changes-of-shown.ts';
import { readCreated } from './read-created.ts';
import { type Ask, linesBefore, type ReadLine, type SaidBefore } from './read-line.ts';

/**
 * Something more of the kind that was asked for before: 'and one for Jonas: fix the shelf', 'plus one: water the plants', 'for
 * Amara wash the van'; after a comment 'another one: bring the keys' is a comment, too. Null for any other line.
 */
export function furtherTask<P extends Person>(
  said: string,
  before: SaidBefore,
  ask: Ask<P>,
  people: readonly P[],
  reading: Reading,
): ReadLine<P>[] | null {
  if (FOR_EACH.test(fold(said))) return forEach(before, ask, people);
  const further = oneMore(said) ?? forSomebody(said, people);
  if (further === null) return null;
  const asked = lastAsked(before, ask);
  if (further.whom === null && asked.kind === 'comment' && before.tasks > 0 && !NAMES_A_TASK.test(fold(said))) {
    return [{ question: { kind: 'comment', about: '', content: further.text }, shown: { kind: 'it' } }];
  }
  const isForSomebody = further.whom !== null && !ME_ALONE.test(fold(further.whom));
  const text = isForSomebody ? `for ${further.whom}: ${further.text}` : further.text;
  return [{ question: { kind: 'create', ...readCreated(text, people, reading) }, shown: null }];
}

/** 'Create a task: …' is one, whatever was asked before. */
const NAMES_A_TASK = /^[^:]{0,30}\b(?:task|to-?do|aufgabe|tarea|tache)\b/;

interface Further {
  text: string;
  whom: string | null;
}

const LEADS = '(?:(?:and|also|plus|then|und|auch|y|et|aussi) )*';
const NTH = 'second|third|fourth|fifth|sixth|zweite|dritte|vierte|segunda|tercera|cuarta|deuxieme|troisieme';
const ONE_MORE = new RegExp(
  `^${LEADS}(?:(?:add|create|make) )?(?:one|another|an? (?:further |new )?(?:${NTH}|task)|(?:noch )?eine?|noch was|otra|una(?: mas)?|une(?: autre)?)(?: (?:more|${NTH}|weitere))?(?: (?:one|task|aufgabe|tarea|tache))?(?: (?:for|fur|para|pour) ([^:,]{2,40}?))?(?: ?: ?|( to )(?=\\p{L}))(\\S.*)$`,
  'du',
);

/** 'Another one: …', 'one for Jonas to …', 'add a fourth: …' */
export function oneMore(said: string): Further | null {
  const match = ONE_MORE.exec(fold(said));
  if (match === null) return null;
  const part = (group: number) => said.slice(...(match.indices?.[group] ?? [0, 0]));
  // 'One to Nora' is given to her.
  if (match[2] !== undefined && !beginsWithVerb(part(3))) return null;
  return { text: part(3), whom: match[1] === undefined ? null : part(1) };
}

const FOR = new RegExp(`^${LEADS}(?:for|fur|para|pour) `);
const ME = '^(?:me|myself|mich|mi|moi)';
const ME_ALONE = new RegExp(`${ME}$`);
const ME_FIRST = new RegExp(`${ME}(?!\\p{L})`, 'u');

/** 'For Amara wash the van', 'for me: pack the suitcase' */
function forSomebody(said: string, people: readonly Person[]): Further | null {
  const folded = fold(said);
  const start = FOR.exec(folded)?.[0].length;
  if (start === undefined) return null;
  const named = nameFinder(people)
    .find(said)
    .find((name) => name.start === start);
  const me = ME_FIRST.exec(folded.slice(start));
  const end = named?.end ?? (me === null ? null : start + me[0].length);
  if (end === null) return null;
  const [, sign = '', text = ''] = /^\s?(:|,|[–-]\s|to\b)?\s*(\S.*)$/su.exec(said.slice(end)) ?? [];
  const isTold = sign === ':' || beginsWithVerb(text);
  return isTold && text !== '' ? { text, whom: said.slice(start, end) } : null;
}

function beginsWithVerb(text: string): boolean {
  const [verb = '', ...others] = fold(text).split(' ');
  return ACTION_VERBS.has(verb) && others.length > 0;
}

/** 'One for each of them', 'for each one' */
const FOR_EACH =
  /^(?:(?:and|no|make|create|add|i (?:want|need|meant)) )*(?:(?:one|a task|a copy|eine|una|une) )?(?:for|to|fur|para|pour) (?:each|every(?:body|one| person)|jeden?|cada un[oa]|chacun)(?: (?:of (?:them|us|these|those)|person|one|von ihnen|de ellos|d'eux))?[\s.!]*$/;

/** The task asked for before, for those of its people who have none yet: the first of them leads the one that was proposed. */
function forEach<P extends Person>(before: SaidBefore, ask: Ask<P>, people: readonly P[]): ReadLine<P>[] | null {
  const lines = linesBefore(before);
  const created = lines.map((line) => ask(line)).find((asked) => asked.kind === 'create');
  if (created?.kind !== 'create') return before.areNew ? [{ question: { kind: 'forWhom' }, shown: null }] : null;
  const finder = nameFinder(people);
  const named = lines.map((line) => [...new Set(finder.find(line).map(({ person }) => person))]);
  const [, ...others] = named.find((each) => each.length > 1) ?? [];
  if (others.length === 0) return [{ question: { kind: 'forWhom' }, shown: null }];
  const tasks = others.map((assignee) => ({ text: created.text, assignee, leftOut: [] }));
  return [{ question: { kind: 'createSeveral', tasks }, shown: null }];
}
