import type { Reading } from '../dates/calendar.ts';
import { MONTHS, WEEKDAYS } from '../dates/date-words.ts';
import { findDues, surest } from '../dates/find-due.ts';
import { readPostponed } from '../dates/read-postponed.ts';
import { candidateOf } from '../extract/candidate.ts';
import { nameFinder, type Person } from '../people/people.ts';
import { strengthOf } from '../texts/requests.ts';
import { sentencesOf } from '../texts/sentences.ts';
import { FAULT, WANTS } from '../texts/telling.ts';
import { STOP_WORDS } from '../words/common-words.ts';
import { ACTION_VERBS } from '../words/verbs.ts';
import { fold } from '../words/words.ts';
import type { Question } from './question.ts';
import { readCreation } from './several-created.ts';

/** A line with one of these asks for a list. */
const OF_SEVERAL =
  /\b(?:tasks?|to-?dos?|tickets?|work(?:load)?|everything|anything|plate|aufgaben?|arbeit|alles|tareas?|trabajo|todo|taches?|travail|tout|fallig\w*|(?:muss|soll) ich|zu (?:tun|erledigen)|vencen?|(?:tengo|hay) que hacer|por hacer|echeances?|dois|a faire)\b/;
const ASKS =
  /\?\s*$|^(?:what|whats|which|who|whose|whos|when|where|why|how|hows|is|are|was|were|has|have|had|did|does|do|any|status|state|progress|news|wie|wer|wann|wo|was|ist|sind|hat|gibt es|que|quien|cuando|como|hay|qui|quand|ou|comment|est-ce|y a-t-il|il y a)\b/;
/** 'Wann ist die Torte fällig?', '¿cuándo vence la factura?': of one thing. */
const ASKS_WHEN =
  /^\W*(?:bis wann|wann|para cuando|cuando|pour quand|quand) \p{L}+ (?:d(?:er|ie|as)|el|la|le|mein\p{L}*|unser\p{L}*|mi|mon|ma) (?!(?:nachste\p{L}*|aufgaben?|tareas?|taches?|tasks?|arbeit|trabajo|travail)\b)\p{L}{3}/u;
/** 'Silo due date' asks when that is. */
const NAMES_FIELD = /^.{3,60} (?:status|state|progress|due date|deadline|assignee|details?|summary)[\s.!]*$/;
/** Verbs that ask the chat for something rather than anybody to do it. */
const ASKS_CHAT = new Set('show list count find search look tell give display see check review report'.split(' '));
/** Verbs that may ask for a change of a task that there is. */
const CHANGES = new Set('make set rename change put mark update edit stop start turn keep never take'.split(' '));
/** Words with which lists are asked for. */
const OF_LISTS = new Set(
  [
    'else create created wie wer wann welche steht stehen uberfallig que quien cuando qui quand comment hay the are not has have had was were can you your its with for what whats which who whose when where why how show list count give tell something display see find look get all any every overdue late due past missed today tonight tomorrow yesterday week weeks month months year day days next this last far along coming going doing busy earlier early idea my mine open closed archived archive done finished completed complete cancelled canceled hold paused blocked waiting progress ongoing started status priority prio high medium low normal urgent important most least first before after until between morning evening afternoon deadline deadlines date dates assigned one two three four five six seven eight nine ten many much number there have need should whats left now soon later still yet weekend wochenende more longer than least less thing things viele cuantas cuantos erledigt erledigte abgeschlossen fertig offen offene estan hechas terminadas completadas abiertas pendientes combien sont terminees faites ouvertes',
    ...Object.keys(MONTHS),
    ...Object.keys(WEEKDAYS),
  ]
    .join(' ')
    .split(' '),
);

/**
 * A line that is no command: it asks for something to be done, which is a new task, or may speak of one that there is, with
 * which tasks are listed otherwise.
 *
 * @param list what the line asks for by its words for lists
 * @returns null where it asks for that list
 */
export function aboutOne<P extends Person>(
  said: string,
  list: Question<P>,
  people: readonly P[],
  reading: Reading,
): Question<P> | null {
  const folded = fold(said);
  const created = (): Question<P> => readCreation(said, people, reading);
  if (/^remind (?:me|us)\b/.test(folded)) return created();
  const mayBeOfOne =
    list.kind === 'tasks' || list.kind === 'unknown' || (list.kind === 'cannot' && list.what === 'notOf');
  if (!mayBeOfOne || (OF_SEVERAL.test(folded) && !ASKS_WHEN.test(folded))) return null;
  const [verb = '', ...others] = folded.split(' ');
  if (asksSomebody(said, people, reading)) return created();
  const isToDo = ACTION_VERBS.has(verb) && !ASKS_CHAT.has(verb) && others.length > 0 && !/\?\s*$/.test(folded);
  if (isToDo && !CHANGES.has(verb)) return created();
  // 'The fitter comes on Tuesday to look at the oven' tells of a day, and moves nothing to it.
  const isBrief = said.split(' ').length <= MOST_OF_A_MOVE;
  const day = isBrief ? surest(findDues(said, reading)) : null;
  const move = day?.hasDay ? readPostponed(said, reading).move : null;
  const named = namedIn(day?.hasDay ? said.slice(0, day.start) + said.slice(day.end) : said, people);
  if (named === '') return null;
  return {
    kind: 'about',
    text: said,
    named,
    isAsked: ASKS.test(folded) || (!isToDo && NAMES_FIELD.test(folded)),
    move,
    otherwise:
      isToDo || asksBehind(folded) || HAPPENS_EVERY.test(folded)
        ? created()
        : (handedOver(said, people, reading) ?? list),
    mayBeNew: !ASKS_CHAT.has(verb) && mayComeToTask(said),
  };
}

/** 'Every Monday 8:00 team meeting' */
const HAPPENS_EVERY = /^(?:every|jeden|cada|chaque) (?!(?:task|one|day|time)\b)\p{L}+ .*\p{L}{3}/u;

/** Whether it tells of something that is wanted, wrong or used up, or asks for something in a way of its own. */
function mayComeToTask(said: string): boolean {
  const folded = fold(said);
  return WANTS.test(folded) || FAULT.test(folded) || RUNS_OUT.test(folded) || strengthOf(said, false) >= 2;
}

/** 'Milk is out', 'no milk left' */
const RUNS_OUT = /\b(?:out(?: of)?|left|(?:low|short) (?:of|on)|used up|finished|alle|leer|aus)\b/;

/** 'I need Jonas to send the rota', 'Mei, could you clean the fridge' */
function asksSomebody(said: string, people: readonly Person[], reading: Reading): boolean {
  const names = nameFinder(people);
  if (names.find(said).length === 0) return false;
  return sentencesOf([said]).some((sentence) => {
    const { strength, asked, isOnlyAddressed } = candidateOf(sentence, names, reading);
    return strength === 3 && !isOnlyAddressed && asked.some(({ score }) => score >= ASKED);
  });
}

/** Of the score of somebody whom a sentence names: it asks them. */
const ASKED = 5;

/** 'Mum's birthday is on 14 December, buy flowers the day before' */
function asksBehind(folded: string): boolean {
  const parts = folded.split(/[,;.!] (?:so |and |please |pls |then )*/).slice(1);
  return parts.some((part) => {
    const [verb = '', ...others] = part.split(' ');
    return ACTION_VERBS.has(verb) && !ASKS_CHAT.has(verb) && !CHANGES.has(verb) && others.length > 0;
  });
}

/** 'Bread delivery to the school Monday 7am Nora': what, when and who, which is a new task where there is none of it. */
function handedOver<P extends Person>(said: string, people: readonly P[], reading: Reading): Question<P> | null {
  const [name] = nameFinder(people).find(said);
  const before = name?.end === said.length ? said.slice(0, name.start).trimEnd() : '';
  const due = before === '' || TELLS.test(fold(before)) ? null : surest(findDues(before, reading));
  if (name === undefined || due === null || !due.hasDay || due.start === 0 || due.end < before.length) return null;
  return { kind: 'create', text: before, assignee: name.person, leftOut: [] };
}

const TELLS = /\b(?:is|are|was|were|has|have|had|will|did|does|came|comes?|ist|sind|hat|es|est|esta)\b/;

/** How many words move a task without a word that says so. */
const MOST_OF_A_MOVE = 6;

/** What is left of the line beside the words with which lists are asked for, and names. */
function namedIn(said: string, people: readonly Person[]): string {
  const names = nameFinder(people).find(said);
  const words = [...said.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)];
  const left = words.filter(({ 0: word, index }, at) => {
    const folded = fold(word).replace(/'s?$/, '');
    // The 'long' of 'how long is the van on hold' names none.
    if (/^(?:how|wie)$/i.test(words[at - 1]?.[0] ?? '')) return false;
    const isName = names.some(({ start, end }) => index >= start && index < end);
    return (
      folded.length >= 3 &&
      !isName &&
      !STOP_WORDS.has(folded) &&
      !OF_LISTS.has(folded) &&
      !/^\d+(?:[ap]m|h|uhr)?$/.test(folded)
    );
  });
  return left.map(([word]) => word).join(' ');
}
