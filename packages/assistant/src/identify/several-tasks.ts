import type { Reading } from '../dates/calendar.ts';
import { nameFinder, type Person } from '../people/people.ts';
import { writtenIn } from '../texts/mail.ts';
import { strengthOf } from '../texts/requests.ts';
import { type Sentence, sentencesOf } from '../texts/sentences.ts';
import { tickOf } from '../texts/ticks.ts';
import { transcriptIn } from '../texts/transcript.ts';
import { verbOfParticiple } from '../words/verbs.ts';
import { fold } from '../words/words.ts';
import { ARTICLES, endsSentence, headingBefore, underHeadings, withHeading } from './headed-parts.ts';
import { type Identification, identifyTask, type SpokenTask } from './identify-task.ts';
import { stemsOf } from './rank-tasks.ts';
import { readUpdate, TOO } from './read-update.ts';
import { isSaidOfAll } from './said-of-all.ts';

/** A shorter word ends many others by chance. */
const LEAST_OF_COMPOUND = 6;

/** What stands behind so many parts is divided when it is its turn to be read. */
const MOST_PARTS = 10;

/** A part of a text, with the task that it names; null for none, which goes on about the one before it. */
interface Part {
  text: string;
  task: SpokenTask | null;
  /** Whether an item of a list begins with it. */
  isItem: boolean;
  /** Whether a line, or an item of a list, begins with it. */
  isOwnLine: boolean;
  /** How its sentence goes on behind it: ', ', ' and ', or a space where it ends there. */
  joint: string;
  /** Whether it is said, in the same sentence, of what stands behind it: 'On hold: ' */
  isHeading: boolean;
  /** What is said above of it and of others. */
  heading: string | null;
  isUnderHeading: boolean;
  tick: Sentence['tick'];
}

/**
 * What a text says of each task that it speaks of, in its words and order, each to be read by itself: 'oven: Tuesday 10:00.
 * Rota: done' is two. The text itself where it speaks of one task, or of none for sure.
 *
 * @param tasks as for `identifyTask`, with which each part of the text is compared
 */
export async function textsOfTasks(
  text: string,
  tasks: readonly SpokenTask[],
  when: Reading,
  people: readonly Person[] = [],
): Promise<string[]> {
  const { lines, sender, mailed } = writtenIn(text);
  // What people say to each other goes on from line to line.
  if (transcriptIn(lines) !== null) return [text];
  // A part names a task by words of its title, and somebody by their name: no others are compared with each.
  const said = new Set(stemsOf(text).filter((stem) => /\p{L}/u.test(stem)));
  const isSaid = (stem: string) => [...said].some((each) => isOrEnds(stem, each));
  const near = tasks.filter(({ title }) => stemsOf(title).some(isSaid));
  if (near.length < 2) return [text];
  const ofTitles = [...new Set(near.flatMap(({ title }) => stemsOf(title)))];
  const titles = new Set([...said].filter((stem) => ofTitles.some((own) => isOrEnds(own, stem))));
  const written = sentencesOf(lines);
  const sentences = withoutOpen(written, when);
  const whole = sentences.length === written.length ? text : sentences.map(asWritten).join('\n');
  const all = sentences.flatMap(({ text: sentence, isItem, tick }) => {
    const isOwnLine = isItem || lines.some((line) => line.trim().startsWith(sentence));
    return piecesOf(sentence, titles).map((piece, at, pieces) => ({
      ...piece,
      tick,
      isItem: at === 0 && isItem,
      // What a heading is said of begins the line as the heading does.
      isOwnLine: isOwnLine && (at === 0 || pieces[at - 1]?.isHeading === true),
    }));
  });
  const [pieces, rest] = [all.slice(0, MOST_PARTS), all.slice(MOST_PARTS)];
  if (pieces.length < 2) return [whole];
  const named = nameFinder(people)
    .find(text)
    .map(({ person }) => person);
  const found: Omit<Part, 'heading' | 'isUnderHeading'>[] = [];
  for (const piece of pieces)
    found.push({
      ...piece,
      task: await namedIn(piece.text.replace(NOT_YET, ''), titles, (part) => identifyTask(part, near, when, named)),
    });
  const groups = grouped(
    underHeadings(
      found.filter((part, at) => !isLeftOpen(part, found[at + 1])),
      when,
    ),
  );
  if (groups.length < 2)
    return [
      groups.length === 1 && found.some((part, at) => isLeftOpen(part, found[at + 1])) ? joined(groups.flat()) : whole,
    ];
  // 'By Friday' of a mail is the Friday after it was sent.
  const head = mailed === null ? '' : `From: ${sender ?? '-'}\nDate: ${mailed}\n\n`;
  const texts =
    saidOfAll(groups) ??
    groups.map((group, at) =>
      asWritten({ tick: group[0]?.tick ?? null, text: textOf(group, groups.slice(0, at), groups.slice(at + 1), when) }),
    );
  return [...texts, ...(rest.length > 0 ? [joined(rest)] : [])].map((part) => head + part);
}

/** Of a list in which some points are ticked, the others are still to be done: of their tasks nothing is said. */
function withoutOpen(sentences: readonly Sentence[], when: Reading): readonly Sentence[] {
  if (!sentences.some(({ tick }) => tick === 'done')) return sentences;
  const isOpen = ({ isItem, tick }: Sentence) => tick === 'open' || (isItem && tick === null);
  return sentences.filter((each) => !isOpen(each) || readUpdate(each.text, when).type !== 'comment');
}

/** 'The silo not yet' beside what is done: of its task nothing is said. */
function isStillOpen({ text, task }: Pick<Part, 'text' | 'task'>): boolean {
  return task !== null && NOT_YET.test(text) && isNameAlone({ text: text.replace(NOT_YET, ''), task });
}

/** What is said behind it of why ('the rota is not finished, still waiting for Amara') is said of its task. */
function isLeftOpen(part: Pick<Part, 'text' | 'task' | 'joint'>, next: Pick<Part, 'task'> | undefined): boolean {
  const hasReason = next !== undefined && next.task === null && !endsSentence(part.joint);
  return isStillOpen(part) && !hasReason;
}

const NOT_YET =
  / (?:(?:(?:(?:is|are|ist|sind|esta|están|est|sont) )?(?:not|noch nicht|aún no|todavía no|pas)|(?:isn|aren)['’]t)(?: (?:yet|done|ready|finished|fertig|erledigt|encore))*|(?:(?:is|are) )?still (?:open|to do|missing)|(?:(?:ist|sind) )?noch offen|[❌✗✘✖]\ufe0f?)(?=[\s.,;!]*$)/iu;

function asWritten({ text, tick }: Pick<Sentence, 'text' | 'tick'>): string {
  // 'Rota ✅' says so itself.
  return tick === 'done' && tickOf(text) === null ? `[x] ${text}` : text;
}

/** Parts as they stand in the text. */
function joined(parts: readonly Pick<Part, 'text' | 'joint'>[]): string {
  const text = parts.map((part, at) => part.text + (at === parts.length - 1 ? '' : part.joint)).join('');
  return text.replace(/[\s,;]+(?:and|but|und|aber|y|pero|et|mais)?$/i, '');
}

/** The task that a part names by words of its title, as it would be read by itself. */
async function namedIn(
  text: string,
  titles: ReadonlySet<string>,
  identify: (text: string) => Promise<Identification<SpokenTask>>,
): Promise<SpokenTask | null> {
  const stems = stemsOf(text);
  // Most parts of a text about one task have no word of another.
  // 'La luz' is no more than a name, 'la necesito mañana' goes on about something.
  const isName = wordsIn(text).every(
    ([word]) => BESIDE_NAME.test(fold(word)) || stemsOf(word).some((stem) => titles.has(stem)),
  );
  if ((!isName && GOES_ON.test(fold(text))) || !stems.some((stem) => titles.has(stem))) return null;
  const { task: found, confidence, candidates } = await identify(text);
  const [asked, ...others] = candidates;
  // Of what it begins with, 'Bericht folgt morgen' is said, though somebody has to say whether 'Jahresbericht' is meant.
  const task = found === null && others.length === 0 ? (asked ?? null) : confidence < LEAST_SURE ? null : found;
  if (task === null) return null;
  const title = stemsOf(task.title);
  const named = new Set(stems.filter((stem) => title.some((own) => isOrEnds(own, stem))));
  const isSubject = wordsIn(text.replace(BEFORE_SUBJECT, ''))
    .slice(0, 1)
    .flatMap(([word]) => stemsOf(word))
    .some((stem) => named.has(stem));
  return (named.size > 1 && found !== null) || (named.size >= 1 && isSubject) ? task : null;
}

/** What is less sure may as well go on about the task before it. */
const LEAST_SURE = 0.6;
/** 'That can wait until Friday', 'set it to low', 'sent to all parents' */
const GOES_ON =
  /^[^\p{L}]{0,3}(?:it|this|that|these|those|they|he(?! \p{L}+[aei]do\b)|she|we|you|let's|so|sent|says|said|es|das|sie|er|wir|lo|la|eso|cela|ca|il|elle)\b|^[^\p{L}]{0,3}\p{L}+ (?:it|them|this|that|es|ihn|lo|la)\b/u;
/** 'I finished the photos', 'Jonas did the extinguishers', 'can you push floor and windows to Monday' */
const BEFORE_SUBJECT = new RegExp(
  `^[^\\p{L}]{0,3}(?:(?:[\\p{L}'’]{1,20} ){0,3}(?:${ARTICLES}|new|old)|(?:(?:please|pls|can|could|you|so|just) )*(?:push|move|postpone|mark|tick|complete|cancel|reschedule|set|put)) (?=\\p{L})`,
  'iu',
);

/** 'Bericht' is of 'Jahresbericht'. */
function isOrEnds(stem: string, said: string): boolean {
  return stem === said || (said.length >= LEAST_OF_COMPOUND && stem.endsWith(said));
}

/** What comes before the first task that is named is said of it, what names none of the one before it. */
function grouped(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = [];
  let task: SpokenTask | null = null;
  for (const part of parts) {
    // 'Silo: please put it on hold' is about something of its own, though nobody knows what.
    const isOfUnknown = part.task === null && part.isOwnLine && (part.isUnderHeading || asksOfTopic(part.text));
    const isOfAnother = (task !== null && part.task !== null && part.task !== task) || isOfUnknown;
    if (groups.length === 0 || isOfAnother) groups.push([]);
    groups.at(-1)?.push(part);
    task = isOfUnknown ? NOBODYS : (part.task ?? task);
  }
  return groups;
}

/** 'Silo: please put it on hold', but not 'Technician: Hale', a field about the same task. */
function asksOfTopic(text: string): boolean {
  const topic = /^\p{L}[\p{L} ]{1,30}:\s/u.exec(text)?.[0];
  return topic !== undefined && strengthOf(text.slice(topic.length), false) === 3;
}

/** Of which no part is that names another task. */
const NOBODYS: SpokenTask = { title: '', description: null };

/** As it stands in the text; what leaves out what is said of its task says it as its neighbour does. */
function textOf(
  group: readonly Part[],
  before: readonly (readonly Part[])[],
  behind: readonly (readonly Part[])[],
  when: Reading,
): string {
  const [only, ...others] = group;
  const heading = only?.heading ?? null;
  const text = joined(group);
  if (only !== undefined && heading !== null) return withHeading(text, heading, isNameAlone(only), when);
  if (only?.task == null || others.length > 0 || !isNameAlone(only)) return text;
  const name = text.replace(TOO, '');
  const goesOn = !only.isOwnLine || TOO.test(text);
  // 'I finished the call and the photos'
  const lead = goesOn ? saidBy(before.toReversed(), 'lead') : '';
  if (/\p{L}{2}/u.test(lead)) return `${lead}${name}`;
  // 'The rota is done and the photos too', 'the rota, the labels and the photos are done'
  const tail = (goesOn && saidBy(before.toReversed(), 'tail')) || (!endsSentence(only.joint) && saidBy(behind, 'tail'));
  return tail ? `${name}${tail.replace(IS, ': ')}` : text;
}

/** What the nearest of these says around the name of its task, past those that only name one. */
function saidBy(nearest: readonly (readonly Part[])[], side: 'lead' | 'tail'): string {
  const telling = nearest.find(([part, ...others]) => part === undefined || others.length > 0 || !isNameAlone(part));
  return aroundName(telling?.[0])?.[side] ?? '';
}

/** 'And the photos too', but not 'silo cleaned': nothing but words that name its task. */
function isNameAlone({ text, task }: Pick<Part, 'text' | 'task'>): boolean {
  const title = new Set(stemsOf(task?.title ?? ''));
  return wordsIn(text.replace(TOO, '')).every(
    ([word]) =>
      BESIDE_NAME.test(fold(word)) ||
      (stemsOf(word).some((stem) => title.has(stem)) &&
        verbOfParticiple(fold(word)) === null &&
        !/(?:ée?s?|[ai]d[oa]s?)$/iu.test(word)),
  );
}

const BESIDE_NAME = /^(?:the|our|my|an?|new|old|of|for|at|in|der|die|das|den|dem|el|la|los|las|de|del|le|les|du|des)$/;
/** 'The photos are done' of the rota is 'the rota: done'. */
const IS = /^ (?:is|are|was|were|ist|sind|esta|están|est|sont) (?:(?:both|all|beide|alle|amb[oa]s|tous|toutes) )?/iu;

function wordsIn(text: string): RegExpExecArray[] {
  return [...text.matchAll(/[\p{L}\p{N}'’-]+/gu)];
}

/** What stands before and behind the words that name the task of a part. */
function aroundName(part: Part | undefined): { lead: string; tail: string } | null {
  if (part?.task == null) return null;
  const title = new Set(stemsOf(part.task.title));
  // 'The fence is repaired' says of 'Repair the fence' that it is.
  const named = wordsIn(part.text).filter(
    ([word]) => stemsOf(word).some((stem) => title.has(stem)) && verbOfParticiple(fold(word)) === null,
  );
  const [first, last] = [named[0], named.at(-1)];
  if (first === undefined || last === undefined) return null;
  return {
    lead: part.text.slice(0, first.index).replace(ARTICLE, ''),
    tail: part.text.slice(last.index + last[0].length),
  };
}

const ARTICLE = /(?:the|our|my|a|an|der|die|das|den|el|la|los|las|le|les) $/iu;

/** 'Move the rota, the stall and the oven to Friday': its beginning and its end are of each; null for any other text. */
function saidOfAll(groups: readonly (readonly Part[])[]): string[] | null {
  const parts = groups.flat();
  const [first, last] = [parts[0], parts.at(-1)];
  const [begins, ends] = [aroundName(first), aroundName(last)];
  if (parts.length !== groups.length || first === undefined || last === undefined || !begins || !ends) return null;
  const isOrder =
    /\p{L}{2}/u.test(begins.lead) && begins.tail === '' && ends.lead === '' && COMPLEMENT.test(fold(ends.tail));
  if (!isOrder || !parts.slice(1, -1).every(isNameAlone)) return null;
  const names = parts.map(({ text }, at) => {
    if (at === 0) return text.slice(begins.lead.length);
    return at === parts.length - 1 ? text.slice(0, text.length - ends.tail.length) : text;
  });
  return names.map((name) => `${begins.lead}${name}${ends.tail}`);
}

/** '… to Friday', but not '… is done', which is said of the last alone. */
const COMPLEMENT = /^ (?:to|by|on|until|till|before|for|from|at|as|in|bis|auf|am|zum?|fur|para|al?|el|pour|avant|au)\b/;

type Piece = Pick<Part, 'text' | 'joint' | 'isHeading'>;

/** A sentence at its commas and conjunctions; what stands before a colon stays with what is said of it. */
function piecesOf(sentence: string, titles: ReadonlySet<string>): Piece[] {
  if (isSaidOfAll(sentence)) return [{ text: sentence, joint: ' ', isHeading: false }];
  const heading = headingBefore(sentence, titles);
  if (heading !== null)
    return [{ text: heading.trim(), joint: ' ', isHeading: true }, ...piecesOf(sentence.slice(heading.length), titles)];
  const pieces: Piece[] = [];
  let from = 0;
  for (const { index, 0: joint } of sentence.matchAll(JOINT)) {
    pieces.push({ text: sentence.slice(from, index), joint, isHeading: false });
    from = index + joint.length;
  }
  const last = sentence.slice(from);
  pieces.push({ text: last, joint: /[.!?…:]$/.test(last) ? ' ' : '. ', isHeading: false });
  return pieces.filter(({ text }) => /[\p{L}\p{N}]/u.test(fold(text)));
}

const JOINT =
  /[,;]\s+(?:(?:and|but|und|aber|y|pero|et|mais)\s+(?:so\s+(?:is|are)\s+)?)?|\s+(?:and|but|und|aber|y|pero|et|mais)\s+(?:so\s+(?:is|are)\s+)?/gi;
