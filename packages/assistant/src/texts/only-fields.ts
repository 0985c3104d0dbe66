import { type Span, without } from '../titles/title.ts';
import { fold, lettersIn } from '../words/words.ts';

/**
 * Whether a sentence only says who does something, by when or how pressing it is, not what: 'Assign it to Mei, high priority,
 * due Friday', 'Bitte auf dringend setzen'. Beside a sentence that asks for something it tells of that task.
 *
 * @param spans the names of people and the dates in it
 */
export function givesOnlyFields(text: string, spans: readonly Span[]): boolean {
  const bare = without(text, spans).replace(NAME_GIVEN, ' ').replace(LEVEL, ' priority ').replace(/\d+/g, ' ');
  const [said = ''] = bare.split(REASON, 1);
  const words = lettersIn(fold(said));
  // 'Due Friday' is all a date.
  const namesField = lettersIn(fold(text.replace(LEVEL, ' priority '))).some((word) => FIELDS.has(word));
  return namesField && words.every((word) => FIELDS.has(word) || AROUND.has(word));
}

/** Whether such a sentence says by when, rather than that something else is on a day. */
export function saysDue(text: string): boolean {
  return /\b(?:due|deadline|fallig|frist|vence|plazo|echeance)\b/.test(fold(text));
}

/** Whether such a sentence names somebody whom no field can hold, and a reader of the task may know. */
export function namesOthers(text: string, spans: readonly Span[]): boolean {
  return without(text, spans).search(NAME_GIVEN) >= 0;
}

/** Somebody who is not among the people of the caller: 'assign to Helga Brandt', 'put Ben on it'. */
const NAME_GIVEN =
  /@(?!(?:[Aa][Ii]|[Kk][Ii]|[Ii][Aa]|[Bb]ot|[Cc]hat-?[Bb]ot|[Aa]ssistante?|[Aa]ssistent|[Aa]sistente|GPT|gpt|[Aa]gente?|[Mm]odel|LLM|llm)\b)[\p{L}.-]+|(?<=(?:^|[\s,;:])(?:[Tt]o|for|by|an|für|à|a|para|pour|assign|give|put|add|get|have|[Ww]ho|[Oo]wner|[Aa]ssignee|[Zz]uständig|[Vv]erantwortlich|[Rr]esponsable)[:,]? )(@?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?=[\s,.;!?]|$)|(?<=^(?:[\p{L}-]+ ){0,3}(?:[Aa]ssign|[Pp]ut|[Aa]dd|[Gg]et|[Hh]ave) )\p{Lu}\p{Ll}+/gu;

/** '…, the guests arrive at noon' */
const REASON =
  /,? (?:because|since|weil|porque|car|as (?:the|we|he|she|they))\b|, (?=(?:the|our|my|he|she|they|we|there|der|die|das|unser|wir|er|sie|el|la|los|nos|le|les|nous)\b)/;

const LEVEL = /(?<![\p{L}\d])[Pp][1-5](?![\p{L}\d])/gu;

/** What fields are called, and what they say. */
const FIELDS = wordsIn(`
  priority prio urgent urgently asap high low medium normal top critical important assign reassign assigned assignee owner due
  deadline
  prioritat dringend dringende hoch hohe hoher niedrig niedrige niedriger mittel mittlere wichtig zuweisen zuordnen weise fallig falligkeit frist verantwortlich zustandig
  prioridad urgente alta baja media importante asignar asigna asignalo asignaselo vence vencimiento responsable plazo
  priorite haute basse moyenne normale attribuer assigner attribue assigne echeance`);

/** What stands around them. */
const AROUND = wordsIn(`
  a an the it this that one task ticket item to for by on at of as with and or is are be 's its it's should must has have needs
  please pls plz thanks can could would you we i me my mine our list set put make give mark treat handle flag label tag schedule
  change move add get let do done same day date co also too just very no not rush hurry there who when until till level from so
  his her their
  bitte das dies diese es die der den dem auf mit an von fur und ist bis am zu im soll wird als setzen setze stellen stell geben
  gib machen mach markieren aufgabe kannst konntest du sie
  por favor el la los las lo le que y con para es como de del pon ponlo ponla marca marcalo fecha limite tarea hacerlo sin prisa
  today tonight tomorrow monday tuesday wednesday thursday friday saturday sunday next this week month end mon tue wed thu fri
  jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october november december
  heute morgen montag dienstag mittwoch donnerstag freitag samstag sonntag nachste woche ende
  hoy manana lunes martes miercoles jueves viernes sabado domingo proximo proxima semana mes fin
  aujourd'hui demain lundi mardi mercredi jeudi vendredi samedi dimanche semaine prochaine
  merci ca cela ce c'est s'il vous plait svp stp en et pour avec mettre mettez mets marquer rendre tache les`);

function wordsIn(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
