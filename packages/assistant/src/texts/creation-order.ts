import { WEEKDAY } from '../dates/canonical-dates/vocabulary.ts';
import { beginsWithAction } from '../words/verbs.ts';
import { fold } from '../words/words.ts';

/** 'Hey assistant, could you please' */
const POLITE =
  "(?:(?:(?:please|pls|plz|hey|hi|hello|ok(?:ay)?|assistant|taskwell|also|and|then|(?:can|could|would|will) you|i (?:want|need|would like|['’]?d like)(?: you)?(?: to)?|bitte|kannst du|por favor|s'il (?:te|vous) plait|stp|svp)\\b)[\\s,:!]*){0,4}";
const CREATE =
  '(?:create|add|make|set(?: up)?|open|log|save|note(?: down)?|new|erstelle?|leg|mache?|crear?|anade|agrega|cree[rz]?|ajoute[rz]?)(?: (?:me|us|mir|moi))? ';
const ARTICLE = '(?:(?:an?|the|another|eine|una|une) )?';
const NEW = '(?:new|neue|nueva|nouvelle) ';
const LEVEL = '(?:(?<level>urgent|important|(?:high|low)[- ]priority) )?';
const TASK = '(?:task|to-?do|action item|reminder|aufgabe|erinnerung|tarea|tache)';
const ORDERS = [
  // 'Create a new urgent task', 'leg eine Aufgabe an'
  `${CREATE}${ARTICLE}(?:${NEW})?${LEVEL}(?:new )?${TASK}(?: an| hinzu)?`,
  `${ARTICLE}${NEW}${TASK}`,
  // 'Task for Mei: …'
  `${TASK}(?= (?:for|fur|para|pour) )`,
  '(?:note|reminder) (?:to|for) (?:my)?self',
  'todo|to-do|to do(?= ?:)',
  '(?:put|note|write|jot) (?:this |it )?down|make a note',
];
/** At the beginning of the folded line; a 'task list' and 'TODO(fatima)' are none. */
const ORDER = new RegExp(`^\\W{0,3}${POLITE}(?:${ORDERS.join('|')})(?![\\p{L}\\d@(-])(?! lists?\\b)`, 'u');
/** 'TODO blog post', 'penser à résilier …', 'acordarme de cambiar …': whoever notes something down for themselves. */
const REMINDER =
  /^\W{0,3}(?:todo (?=\p{L}+ )(?!lists?\b)|(?:penser a|ne pas oublier (?:de |d'))\s?(?=\p{L}+(?:er|ir|re)\b)|(?:acordar(?:me|se) de|(?:no )?olvidar(?:me|se)? de|no olvidar|recordar(?:me)?) (?=\p{L}+[aei]r(?:l[aeo]s?|me|se)?\b)|(?:dran|daran) denken[,:] )/u;
/** What leads from the order to what is to be done. */
const LEADS_TO =
  /^(?:\s?[:,.–—-]+\s*(?:(?:that|to)\s)?|\s(?:(?:called|named|titled|entitled|saying|that says|which says|that|so that|dass|um|para|pour)\s)(?:(?:i|we) (?:need|have|must)(?: to)?\s)?|\sto\s)(?=\S)/i;
/** 'for Mei: buy stamps', 'for Mei to buy stamps', 'for tomorrow to call the bank' */
const FOR =
  /^\s(?:for|für|para|pour)\s(?<whom>@?\p{L}[\p{L}\d.'’-]*(?:\s[\p{L}\d.'’-]+){0,3}?)(?:\s?[:,–—-]\s*|\s(?=to\s))(?:to\s)?(?=\S)/iu;
const IS_OF_PERSON = /^@?\p{Lu}/u;
const IS_OF_DAY = new RegExp(`^(?:today|tonight|tomorrow|next|this|the \\d|\\d|${WEEKDAY})\\b`);

/**
 * 'Please create a task for Mei to buy stamps' asks for the stamps: what a text says before only orders a task. Where it does
 * not begin with such an order, it stays as it is.
 */
export function withoutCreationOrder(text: string): string {
  const end = text.search(/\n|$/);
  const line = text.slice(0, end);
  const reminder = REMINDER.exec(fold(line))?.[0].length ?? 0;
  if (reminder > 0) return text.slice(reminder);
  const order = ORDER.exec(fold(line));
  if (order === null) return text;
  const behind = line.slice(order[0].length);
  if (isListToDo(behind)) return text;
  const what = whatIsOrdered(behind);
  if (what === null) return text;
  const level = order.groups?.level;
  return `${level === undefined ? '' : `${level}: `}${what}${text.slice(end)}`;
}

/** Behind 'To do': ': invoices, rota, call the bank' is a list, and each of it a task. */
function isListToDo(behind: string): boolean {
  const parts =
    /^\s?:\s+(\S.*)$/
      .exec(behind)?.[1]
      ?.replace(/[.!]$/, '')
      .split(/[,;]\s+/) ?? [];
  const areBrief = parts.every((part) => part.split(' ').length <= MOST_OF_AN_ITEM);
  return parts.length >= LEAST_ITEMS && areBrief && parts.some((part) => beginsWithAction(fold(part)));
}

const LEAST_ITEMS = 3;
const MOST_OF_AN_ITEM = 6;

function whatIsOrdered(behind: string): string | null {
  const given = FOR.exec(behind);
  const whom = given?.groups?.whom;
  if (given && whom !== undefined) {
    const what = behind.slice(given[0].length);
    if (IS_OF_DAY.test(fold(whom))) return `${what}, ${whom}`;
    return IS_OF_PERSON.test(whom) ? `${whom}: ${what}` : what;
  }
  const leads = LEADS_TO.exec(behind);
  if (leads !== null) return behind.slice(leads[0].length);
  const next = behind.trimStart();
  return beginsWithAction(fold(next)) ? next : null;
}
