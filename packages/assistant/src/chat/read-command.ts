import type { TaskPriority, TaskStatus } from '@taskwell/contract/labels';
import { isTakenBack } from '../identify/update-signals.ts';
import { fold } from '../words/words.ts';

/** What a line says of one task: `about` are the words that name it. */
export type Command =
  | { kind: 'complete'; about: string }
  | { kind: 'status'; about: string; status: TaskStatus }
  | { kind: 'priority'; about: string; priority: TaskPriority }
  | { kind: 'comment'; about: string; content: string }
  | { kind: 'subtask'; about: string }
  | { kind: 'summary'; about: string }
  /** What was written on it, and when and by whom it was made. */
  | { kind: 'comments'; about: string }
  | { kind: 'origin'; about: string }
  | { kind: 'undate'; about: string };

const DONE =
  'done|finished|completed?|closed|ready|over|repaired|fixed|solved|resolved|paid|sent|delivered|painted|cleaned|baked|booked|ordered|installed|shipped|signed|submitted';
const STATUSES: readonly (readonly [RegExp, TaskStatus])[] = [
  [/^(?:done|finished|completed?|closed)$/, 'COMPLETED'],
  [/^(?:in progress|started|ongoing|doing|under way)$/, 'IN_PROGRESS'],
  [/^(?:on hold|hold|paused|waiting|blocked)$/, 'ON_HOLD'],
  [/^(?:to ?do|to-do|open|not started|not done)$/, 'TODO'],
  [/^cancell?ed$/, 'CANCELLED'],
];
const STATUS =
  'not done|done|finished|completed?|closed|in progress|started|ongoing|doing|under way|on hold|hold|paused|waiting|blocked|to ?do|to-do|open|not started|cancell?ed';
const THE_TASK = '(?:the |my |our |this )?(?:tasks? )?';
/** What asks is no command. */
const ASKS =
  /^(?:what|which|who|whose|how|when|where|why|is|are|am|do|does|did|have|has|show|list|count|find|search|tell|give|display|any|was|wer|wie|welche|zeig|ist|sind|que|cuant|cual|qu|quel|combien|montre)/;

type Read = (part: (group: number) => string) => Command | null;

const COMMANDS: readonly (readonly [RegExp, Read])[] = [
  // 'Comments on the oven', 'any comments?'
  [
    new RegExp(
      `^(?:(?:show|list|read|give|tell|see)(?: me)? |what (?:are|is in) |(?:are|is) there )?(?:(?:(?:the|all|any|all the) )?comments|any comment)(?: (?:are )?there)?(?: (?:on|for|of|to|about|in|under) ${THE_TASK}([^:"“]+))?$`,
      'd',
    ),
    (part) => ({ kind: 'comments', about: part(1) }),
  ],
  // 'Who created the oven', 'when was it created'
  [
    new RegExp(`^who(?: has|'s)? (?:created|made|added|entered) ${THE_TASK}(.+)$`, 'd'),
    (part) => ({ kind: 'origin', about: part(1) }),
  ],
  [
    new RegExp(`^(?:when|by whom) (?:was|were) ${THE_TASK}(.+?) (?:created|made|added|entered)(?: by whom)?$`, 'd'),
    (part) => ({ kind: 'origin', about: part(1) }),
  ],
  // 'Remove the due date of the silo', 'clear the deadline for it'
  [
    new RegExp(
      `^(?:remove|delete|clear|drop|take away|take off|unset) (?:the )?(?:(?:due )?date|deadline) (?:of|for|from|on) ${THE_TASK}(.+)$`,
      'd',
    ),
    (part) => ({ kind: 'undate', about: part(1) }),
  ],
  // 'The silo has no due date any more'
  [
    new RegExp(
      `^${THE_TASK}(.+?) (?:has|needs|should have) no (?:due date|deadline)(?: any ?more| any longer| now)?$`,
      'd',
    ),
    (part) => ({ kind: 'undate', about: part(1) }),
  ],
  // 'Open the silo task'
  [/^(?:open|view|go to) (?:the |my |our |this )?(.{2,60}?) task$/d, (part) => ({ kind: 'summary', about: part(1) })],
  [/^(?:open|view) (it|that one|this one|shownbefore)$/d, (part) => ({ kind: 'summary', about: part(1) })],
  // 'the oven is repaired, mark it as done'
  [
    new RegExp(
      `^${THE_TASK}(.+?)[,;.]? (?:please )?(?:mark|set|tick) (?:it|this|that) (?:as|to|off as) (${STATUS})$`,
      'd',
    ),
    (part) => statusOf(part(1).replace(/\s(?:is|was|has been)?\s?\S+ed$/, ''), part(2)),
  ],
  [
    new RegExp(
      `^(?:set|change|switch|move|put|mark|turn)\\s(?:the )?(?:status of )?${THE_TASK}(.+?) (?:back )?(?:(?:to|as|in|into) )?(${STATUS})(?: again| (?:until|till) .+)?$`,
      'd',
    ),
    (part) => statusOf(part(1), part(2)),
  ],
  [
    new RegExp(
      `^(?:make|set|mark|change|turn|give)\\s(?:the )?(?:priority of )?${THE_TASK}(.+?) (?:(?:to|as|a) )?(?:be )?(?:(urgent)(?: priority)?|(high|medium|normal|low)(?:er)?[- ]?prio(?:rity)?)$`,
      'd',
    ),
    (part) => priorityOf(part(1), part(2) || part(3)),
  ],
  [
    new RegExp(
      `^(?:set|change|raise|lower)\\s(?:the )?prio(?:rity)? of ${THE_TASK}(.+?) to (urgent|high|medium|normal|low)$`,
      'd',
    ),
    (part) => ({ kind: 'priority', about: part(1), priority: levelOf(part(2)) }),
  ],
  [
    new RegExp(`^(?:make|set|mark|turn)\\s${THE_TASK}(.+?) (?:to |as )?(high|medium|normal|low)$`, 'd'),
    (part) => ({ kind: 'priority', about: part(1), priority: levelOf(part(2)) }),
  ],
  [
    new RegExp(`^(?:lower|reduce|decrease|drop)\\s(?:the )?prio(?:rity)? (?:of|for) ${THE_TASK}(.+)$`, 'd'),
    (part) => ({ kind: 'priority', about: part(1), priority: 'LOW' }),
  ],
  [
    new RegExp(`^(?:raise|increase|bump(?: up)?)\\s(?:the )?prio(?:rity)? (?:of|for) ${THE_TASK}(.+)$`, 'd'),
    (part) => ({ kind: 'priority', about: part(1), priority: 'HIGH' }),
  ],
  [new RegExp(`^(?:re-?open|reactivate)\\s${THE_TASK}(.+)$`, 'd'), (part) => statusOf(part(1), 'todo')],
  [new RegExp(`^(?:cancel|call off)\\s${THE_TASK}(.+)$`, 'd'), (part) => statusOf(part(1), 'cancelled')],
  [
    new RegExp(`^(?:start|begin|start working on|i(?:'m| am) working on|i (?:have )?started)\\s${THE_TASK}(.+)$`, 'd'),
    (part) => statusOf(part(1), 'started'),
  ],
  [
    new RegExp(`^(?:resume|continue|unpause|restart)\\s(?:work(?:ing)? on )?${THE_TASK}(.+)$`, 'd'),
    (part) => statusOf(part(1), 'started'),
  ],
  // 'Take the van off hold'
  [new RegExp(`^take\\s${THE_TASK}(.+?) off hold$`, 'd'), (part) => statusOf(part(1), 'todo')],
  [new RegExp(`^(?:pause|hold)\\s${THE_TASK}(.+)$`, 'd'), (part) => statusOf(part(1), 'paused')],
  [
    /^i(?:'ve| have)? (?:just |already )?(?!moved|postponed|assigned|changed|tried|wanted|need|asked|created|added|noticed|missed|received)(?:[a-z]+ed|paid|sent|bought|made|done|did|written|built|sold|brought|took|taken) (.+)$/d,
    (part) => ({ kind: 'complete', about: part(1) }),
  ],
  [/^(?:add |write )?(?:a )?comment (?:on|to) (.{2,80}?)\s?["“«„](.+?)["”»“]$/d, (part) => commented(part(1), part(2))],
  // 'Put on the wedding cake “tiers are baked”'
  [
    /^(?:put|write|note|leave)(?: a (?:note|comment))? (?:on|under) (?:the )?(.{2,80}?)\s?:? ["“«„](.+?)["”»“]$/d,
    (part) => commented(part(1), part(2)),
  ],
  [/^(?:add |write )?(?:a )?comment ["“«„](.+?)["”»“] (?:on|to) (.{2,80})$/d, (part) => commented(part(2), part(1))],
  [
    /^(.{2,80}?)\s?: (?:please )?add (?:a |an |the )?(?:new )?sub-?tasks?\b/d,
    (part) => ({ kind: 'subtask', about: part(1) }),
  ],
  [
    /^(?:add|create|make|open|start) (?:a |an |the )?(?:new )?sub-?tasks?\b.*? (?:to|for|on|under|in) (?:the )?(.{2,80}?)(?:\s?:.*)?$/d,
    (part) => ({ kind: 'subtask', about: part(1) }),
  ],
  [
    /^(?:is|are|ist|sind) (?:the |my |our )?(?!there|any|es\b|it\b)(.{2,80}?) (?:already |schon |bereits )?(?:done|finished|completed?|ready|paid|fertig|erledigt|abgeschlossen)$/d,
    (part) => ({ kind: 'summary', about: part(1) }),
  ],
  // 'Show the subtasks of the wedding cake'
  [
    /^(?:(?:show|list|see)(?: me)?|what are) (?:the |all )?sub-?tasks (?:of|for|under|on|in) (?:the )?(.{2,80})$/d,
    (part) => ({ kind: 'summary', about: part(1) }),
  ],
  // 'Show the deck oven task', but not 'show my next task'
  [
    /^(?:show|open|see|display)(?: me)? (?!(?:the |our |that )?(?:next|last|first|latest|newest|oldest|new|overdue|urgent|high|low|open|completed?|done|only|other|same|my|most|second|third|whole|\S+'s?)\b)(?:the |our |that )?(.{3,60}) (?:task|to-?do)$/d,
    (part) => ({ kind: 'summary', about: part(1) }),
  ],
  // 'Rota: done'
  [/^(.{2,60}?)\s?: (?:is )?(?:done|finished|completed?|closed)$/d, (part) => ({ kind: 'complete', about: part(1) })],
  // 'Job advert back to todo', 'the rota is on hold'
  [
    new RegExp(
      `^(?!(?:what|which|who|how|show|list|count|any|all|is|are|tasks?|everything|find|my|our|those|give|tell)\\b)${THE_TASK}(?!.*\\btasks?\\b)(?!nothing\\b|it\\b|this\\b|that\\b)(?!.*\\b(?:not|no longer|never|isn't|isnt|why|anymore)\\b)(.{2,60}?)(?: (?:is|are|goes|go|now))* (?:back (?:to |in )?(?=to)|back (?=in|on)|(?=in|on))(in progress|on hold|to ?do)$`,
      'd',
    ),
    (part) => statusOf(part(1), part(2)),
  ],
  // 'The fire extinguishers are urgent'
  [
    new RegExp(
      `^(?!(?:what|which|who|how|show|list|count|any|all|is|are|tasks?|everything|nothing|find|my|our|those|give|tell|it|this|that)\\b)${THE_TASK}(?!.*\\b(?:tasks?|not|isn't|never|no longer)\\b)(.{2,60}?) (?:is|are) (?:now )?(?:very |really |super )?(?:(urgent)|(high|low) prio(?:rity)?)(?: now)?$`,
      'd',
    ),
    (part) => priorityOf(part(1), part(2) || part(3)),
  ],
  // 'Mei finished the photos yesterday'
  [
    /^(?!(?:who|what|which|when|did|has|have|had|is|was|how|i|we|you|he|she|they|it)\b)\p{L}+(?: \p{L}+)? (?:has |have |just |already )*(?:finished|completed|done|closed) (?:the |our |my |his |her )(.{2,60}?)(?: yesterday| today| this morning| already| now)?$/du,
    (part) => ({ kind: 'complete', about: part(1) }),
  ],
  // 'Did Ben finish the oven?'
  [
    /^(?:did|has|have|is) \p{L}+(?: \p{L}+)? (?:already )?(?:finish(?:ed)?|completed?|done(?: with)?|do|start(?:ed)?|fix(?:ed)?|paid|sent|order(?:ed)?) (?:already )?(?:the |our |my |his |her )(?!tasks?\b|to-?dos?\b|work\b|list\b)(.{2,80}?)(?: yet| already)?$/du,
    (part) => ({ kind: 'summary', about: part(1) }),
  ],
  [
    new RegExp(
      `^(?:who(?:'?s| is) (?:working on|doing|leading|responsible for|in charge of|assigned to)|who (?:leads|owns|runs))\\s${THE_TASK}(.+)$`,
      'd',
    ),
    (part) => ({ kind: 'summary', about: part(1) }),
  ],
];
const IS_DONE = new RegExp(
  `^${THE_TASK}(.{2,80}?) (?:is|are|was|were|has been|have been|got) (?:now |all |already |just )*(?:${DONE})(?: (?:now|today|yesterday|already))?$`,
  'd',
);
/** 'Not yet done' is not done, and 'nothing' is no task. */
const NO_STATEMENT = /\b(?:not|never|nothing|it|this|that|n't|if|when|once|until|almost|nearly)$/;

/** A change of one task, or a question about one; null where the line is neither. */
export function readCommand(said: string): Command | null {
  const line = said.replace(/[\s?!.]+$/, '');
  const folded = fold(line);
  // 'For how long is the van on hold?' orders nothing.
  if (ASKS_HOW_LONG.test(folded)) return null;
  for (const [pattern, read] of COMMANDS) {
    const match = pattern.exec(folded);
    const command = match && read(partsOf(line, match));
    // 'I called the dentist, no one answered'
    if (command !== null && !(command.kind === 'complete' && isTakenBack(fold(said)))) return command;
  }
  const done = ASKS.test(folded) || isTakenBack(fold(said)) ? null : IS_DONE.exec(folded);
  const about = done === null ? '' : partsOf(line, done)(1);
  return about === '' || NO_STATEMENT.test(fold(about)) ? null : { kind: 'complete', about };
}

const ASKS_HOW_LONG =
  /^(?:(?:and|und|y|et) )?(?:for how long|since when|until when|how (?:long|often|far)|wie (?:lange|oft)|seit wann|bis wann|(?:desde|hasta) cuando|cuanto tiempo|depuis (?:quand|combien)|jusqu'a quand)\b/;

/** What a group of the folded line has matched, as it was written. */
function partsOf(line: string, match: RegExpExecArray): (group: number) => string {
  return (group) => {
    const [start, end] = match.indices?.[group] ?? [0, 0];
    return line
      .slice(start, end)
      .trim()
      .replace(/^["“']|["”']$/g, '');
  };
}

function statusOf(about: string, word: string): Command | null {
  const status = STATUSES.find(([pattern]) => pattern.test(fold(word)))?.[1];
  if (status === undefined || about === '') return null;
  return status === 'COMPLETED' ? { kind: 'complete', about } : { kind: 'status', about, status };
}

/** 'The labels less urgent' are of low priority, 'the labels more urgent' of high. */
function priorityOf(about: string, word: string): Command {
  const step = STEP.exec(fold(about))?.[1];
  if (step === undefined) return { kind: 'priority', about, priority: levelOf(word) };
  const named = about.slice(0, about.length - step.length).trim();
  return { kind: 'priority', about: named, priority: step === 'more' ? 'HIGH' : 'LOW' };
}

const STEP = /\s(more|less|not(?: (?:so|that|very|as))?|no longer)$/;

function levelOf(word: string): TaskPriority {
  const level = fold(word).toUpperCase();
  return level === 'NORMAL' ? 'MEDIUM' : (level as TaskPriority);
}

function commented(about: string, content: string): Command {
  return { kind: 'comment', about, content };
}
