import type { Reading } from '../dates/calendar.ts';
import type { Person } from '../people/people.ts';
import { ACTION_VERBS } from '../words/verbs.ts';
import { fold } from '../words/words.ts';
import { oneMore } from './further-task.ts';
import type { Created, Question } from './question.ts';
import { readCreated } from './read-created.ts';

/** What somebody asks the chat to create: a task, or each of several things to do. */
export function readCreation<P extends Person>(text: string, people: readonly P[], reading: Reading): Question<P> {
  const texts = severalToDo(text) ?? oneEach(text);
  return texts === null
    ? { kind: 'create', ...readCreated(text, people, reading) }
    : { kind: 'createSeveral', tasks: texts.map((each) => ofOne(each, people, reading)) };
}

/**
 * A pasted list, each line of which is something to do, or stands below 'add these tasks:'; null for any other message.
 *
 * @param message with its lines
 */
export function readListed<P extends Person>(
  message: string,
  people: readonly P[],
  reading: Reading,
): Question<P> | null {
  const { isHeaded, items } = listIn(
    message,
    (head) => LISTS_TASKS.some((pattern) => pattern.test(head)) && !TELLS_OF_DONE.test(head),
  );
  const areNamed =
    items.length > 2 && items.every((item) => GIVEN_TO.test(item)) && items.some((item) => isToDo(bare(item)));
  const isList = items.length > 1 && (areNamed || items.every((item) => isHeaded || isToDo(bare(item))));
  return isList ? { kind: 'createSeveral', tasks: items.map((item) => ofOne(item, people, reading)) } : null;
}

/** The lines of a message without their marks, and without what heads them. @param isHead whether a folded line does */
export function listIn(message: string, isHead: (folded: string) => boolean): { isHeaded: boolean; items: string[] } {
  const lines = message.split('\n').flatMap((line) => line.trim() || []);
  const isHeaded = isHead(fold(lines[0] ?? ''));
  return { isHeaded, items: (isHeaded ? lines.slice(1) : lines).map((line) => line.replace(MARKED, '')) };
}

function bare(item: string): string {
  return item.replace(NAMED_FIRST, '');
}

/** 'Amara: fridge 2 defrost', but no 'Mei: ok?' of a talk */
const GIVEN_TO = /^@?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?::| [-–]) (?=[^\s?!,]+ [^\s?!,])[^?!,]+$/u;
/** '- ', '* ', '2.' and '[ ]' before an item of a list. */
const MARKED = /^(?:(?:[-*•–]|\d{1,2}[.)])\s+)?(?:\[ ?\]\s*)?/;
/** 'Mei: call the bank', '@Mei call the bank' */
const NAMED_FIRST = /^(?:@\p{L}+|\p{L}+(?: \p{L}+)?(?::| [-–]))\s+/u;
/** 'New tasks:', 'please add these:' */
const LISTS_TASKS = [
  /^(?=[^:]{3,60}:$).*\b(?:tasks?|to-?dos?|to do|aufgaben?|tareas?|taches?)\b/,
  /^(?=[^:]{3,60}:$)(?:please |pls |bitte )?(?:create|add|make|note|erstelle?|notiere?|crea|anade|anota|cree[rz]?|ajoute[rz]?|note[rz]?)\b/,
];
/** 'Done tasks:', 'complete these tasks:' */
const TELLS_OF_DONE =
  /\b(?:done|finished|completed?|close|cancel|delete|archive|move|show|erledigte?n?|fertige?n?|hech[ao]s?|terminadas?|faites?|terminees?)\b/;

const COUNT = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)';
const COUNTED =
  '\\d{1,2}|zwei|drei|vier|funf|sechs|dos|tres|cuatro|cinco|seis|deux|trois|quatre|cinq|six|folgende|estas|ces|mehrere|neue|nuevas|nouvelles';
const ANNOUNCED = [
  new RegExp(
    `^(?:create|add|make|new|(?:i|we)(?:'d like| need| want| have)(?: to (?:create|add))?)(?: me)?(?: (?:the )?following| these| those| ${COUNT})?(?: new| more)? (?:tasks|to-?dos)\\s?[:.,]\\s?(\\S.*)$`,
    'd',
  ),
  // 'Mach 2 Aufgaben: …', 'necesito 2 tareas: …', 'il me faut 3 tâches: …'
  new RegExp(
    `^(?:(?:erstell|mach|leg|notier)e?(?: mir)? |ich brauche |wir brauchen |crea(?:me)? |necesit(?:o|amos) |anade |hacen falta |cree[rz]? |ajoute[rz]? |il (?:me|nous) faut |j'ai besoin de )?(?:${COUNTED}) (?:tasks|aufgaben|tareas|taches)(?: an)?\\s?[:.,]\\s?(\\S.*)$`,
    'd',
  ),
];

/** 'Create three tasks: …' with what each of them is, apart by commas; null for any other line. @param folded the line */
export function readAnnounced<P extends Person>(
  said: string,
  folded: string,
  people: readonly P[],
  reading: Reading,
): Question<P> | null {
  const match = ANNOUNCED.map((pattern) => pattern.exec(folded)).find((found) => found !== null);
  if (match == null) return null;
  const { texts, ofAll } = withoutCommon(said.slice(...(match.indices?.[1] ?? [0, 0])));
  const tasks = texts
    .split(/[,;]|\s(?:and|und|y|et)\s(?=[^,;]+$)|(?<!\d)\.\s/)
    .map((text) => text.trim().replace(/^(?:and|und|y|et) /i, ''))
    .filter((text) => text !== '')
    .map((text) => ofOne(`${text}${ofAll}`, people, reading));
  return { kind: 'createSeveral', tasks };
}

/** 'One for Nora to wash the van' and 'wash the van' */
function ofOne<P extends Person>(text: string, people: readonly P[], reading: Reading): Created<P> {
  const one = oneMore(text.replace(/^the other (?:one )?(?=for |to )/i, 'one '));
  if (one === null) return readCreated(text, people, reading);
  return readCreated(one.whom === null ? one.text : `for ${one.whom}: ${one.text}`, people, reading);
}

/** '…, both for Nora by Sunday' is said of each of them. */
function withoutCommon(texts: string): { texts: string; ofAll: string } {
  const [common = '', ofAll] = COMMON.exec(texts) ?? [];
  return ofAll === undefined
    ? { texts, ofAll: '' }
    : { texts: texts.slice(0, texts.length - common.length), ofAll: ` ${ofAll}` };
}

const COMMON =
  /[\s,;.]+(?:(?:and |und |y |et )?(?:both(?: of them)?|all(?: of them)?|each|beide|alle|ambas|las dos|todas|toutes|les deux)) ((?:for|by|on|due|until|für|bis|am|para|hasta|el|pour|avant|d'ici)\s.+)$/i;

/** 'Buy flour, call the bank, and clean the counter': each of several things to do; null for anything else. */
function severalToDo(text: string): string[] | null {
  // 'Today clean the oven, call the bank and order flour'
  const [, day, rest = text] = DAY_BEFORE.exec(text.trim()) ?? [];
  const parts = rest.trim().split(/,\s*(?:(?:and|then|und|y|et)\s+)?|\s+(?:and|then|und|y|et)\s+(?=\p{L}+\s)/u);
  if (!parts.every((part) => isToDo(part))) return null;
  const mayBeOne = !rest.includes(',') || TELLS_MORE.test(fold(parts[1] ?? ''));
  if (parts.length < (mayBeOne ? 3 : 2)) return null;
  return day === undefined ? parts : parts.map((part) => `${part} ${day}`);
}

/** 'For Nora to call the bank and one for Ben to buy eggs' */
function oneEach(text: string): string[] | null {
  const parts = text.split(/,?\s+and\s+(?=(?:one|another(?: one)?)\s+(?:for\s+\p{L}+\s+)?to\s)/iu);
  return parts.length < 2 ? null : parts;
}

const DAY_BEFORE = /^(today|tomorrow|heute|morgen|hoy|mañana|aujourd['’]hui|demain),? (\S.*)$/i;
/** 'Open the box and check the seals' and 'call the plumber, ask for an offer' may be one thing. */
const TELLS_MORE =
  /^(?:ask|tell|say|check|see|look|let|make|note|try|use|take|bring|put|give|leave|keep|remind|wait|do)\b/;

function isToDo(part: string): boolean {
  if (/[.:;?!].*\S/.test(part)) return false;
  // '…, assign to Nora, make it urgent' say something of the task before.
  if (OF_THE_TASK.test(fold(part))) return false;
  // 'The train is late' and 'phone is dead' tell something.
  if (TELLS.test(fold(part))) return false;
  const [first = '', ...others] = fold(part).split(' ');
  const isToBeDone = ACTION_VERBS.has(first) || INFINITIVES.has(first) || INFINITIVES.has(others.at(-1) ?? '');
  return isToBeDone && others.length > 0;
}

const OF_THE_TASK =
  /^(?:please )?(?:(?:(?:re)?assign|give)(?:ed)?(?: (?:it|this|that))? to|(?:mark|make|set|flag) (?:it|this|that|(?:the )?(?:priority|due|deadline|date))|priority|due)\b/;

const TELLS = /^(?:\S+ ){1,3}(?:is|are|was|were|has|have|had|will|can|ist|sind|esta|est)\b/;

/** With which lists of things to do begin in Spanish and French, and end in German. */
const INFINITIVES = new Set(
  'comprar llamar pagar pedir recoger reservar limpiar arreglar enviar preparar lavar llevar traer escribir revisar acheter appeler payer commander reserver nettoyer reparer envoyer preparer chercher laver apporter ecrire verifier kaufen holen anrufen bestellen bezahlen buchen abholen putzen reparieren schreiben schicken waschen aufraumen'.split(
    ' ',
  ),
);
