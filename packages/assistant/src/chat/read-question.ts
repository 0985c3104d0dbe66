import type { Reading } from '../dates/calendar.ts';
import { findDues, surest } from '../dates/find-due.ts';
import { readPostponed } from '../dates/read-postponed.ts';
import { isTakenBack } from '../identify/update-signals.ts';
import { nameFinder, type Person } from '../people/people.ts';
import { withoutCreationOrder } from '../texts/creation-order.ts';
import { spelledAsCommand } from '../words/spelling.ts';
import { ACTION_VERBS } from '../words/verbs.ts';
import { fold } from '../words/words.ts';
import {
  isForLater,
  isTakenBackAtEnd,
  maySayWhy,
  saysWhy,
  underCondition,
  withoutExcluded,
  withoutPoliteConditions,
  withoutReason,
} from './conditions.ts';
import { isDay } from './corrections.ts';
import { inEnglish } from './foreign-commands.ts';
import { incompleteIn, readHowTo } from './incomplete.ts';
import type { Question } from './question.ts';
import { aboutOne } from './read-about.ts';
import { readAssigned, readHelper, readTaken, readUnassigned } from './read-assigned.ts';
import { readCommand } from './read-command.ts';
import { readFilters } from './read-filters.ts';
import { isChange, isChangeOf } from './read-line.ts';
import { readAnnounced, readCreation } from './several-created.ts';

const POLITE =
  /^(?:(?:(?:hey|hi|hello|ok) (?:assistant|taskwell)|assistant(?= ?[,:!])|please|pls|hey|hi|hello|ok|can you|could you|would you|will you|i want (?:you )?to|i would like (?:you )?to|i'd like to|let's|bitte|hallo|kannst du|konntest du|konnen sie|hola|por favor|puedes|podrias|bonjour|salut|s'il (?:te|vous) plait|svp|peux[- ]tu|pourrais[- ]tu|pouvez[- ]vous|tu peux)\b[\s,]*|[¿¡]\s*)+/;
const POLITE_END =
  /[\s,]+(?:please|pls|plz|bitte|danke|por favor|gracias|s'il (?:te|vous) plait|svp|stp|merci|thanks|thank you|thx|too|as well)[\s.!?]*$/;
const GREETING =
  /^[\s¡]*(?:hello|hi|hey|hiya|good (?:morning|afternoon|evening)|hallo|guten (?:morgen|tag|abend)|moin|servus|hola|buen[oa]s(?: (?:dias|tardes|noches))?|bonjour|bonsoir|salut|coucou)(?: (?:there|assistant|again|du|zusammen))?[\s,.!?]*$/;
const THANKS =
  /^[\s¡]*(?:(?:(?:ok(?:ay)?|great|perfect|super|cool|nice)[\s,.!]*)?(?:thanks?|thank you|thx|ty|cheers|danke(?: ?schon)?|vielen dank|(?:muchas )?gracias|merci(?: beaucoup| bien)?)(?: (?:a lot|so much|very much|you|dir|sehr))?|that(?:'s| is) (?:all|it|fine)|nothing else|all good|got it|ok(?:ay)?|great|perfect|super|cool|nice|good|bye|tschuss|adios|au revoir)[\s,.!]*$/;
const HELP =
  /^[\s¿¡]*(?:help(?: me)?|hilfe|ayuda|aide|what can you do|what do you do|how do(?:es)? (?:this|you) work|was kannst du(?: alles)?|was kann ich (?:dich )?fragen|que puedes hacer|que peux[- ]tu faire|que sais[- ]tu faire)[\s.!?]*$/;
const PRESS =
  /^[\s¡]*(?:yes|yep|yeah|sure|do it|go ahead|confirm|ja|mach das|si|hazlo|oui|vas[- ]y|undo|undo (?:that|it)|take (?:it|that) back|ruckgangig|deshacer|annuler)(?: (?:please|bitte|por favor|thanks))?[\s,.!]*$/;
/** To what was proposed. */
const DECLINE =
  /^[\s¡]*(?:no|nope|nah|nein|non|never ?mind|forget it|rather not|lieber nicht|mejor no|plutot pas)(?: (?:please|bitte|por favor|thanks|thank you|danke|gracias|merci))?[\s,.!]*$/;
const DELETE =
  /^(?:delete|remove|erase|wipe|drop|clear|trash|losche?|losch|entferne?|elimina|borra|supprime[rz]?|efface[rz]?|enleve[rz]?)\b|\b(?:loschen|entfernen)$/;
/** 'Sort by date' */
const SORT =
  /^(?:sort|order)(?: (?:it|them|these|those|the list|the tasks|everything))? by (?:(?:the|their|due) )?(?:date|priority|urgency|name|title|person|status|assignee|lead|day)s?(?: (?:first|descending|ascending))?[\s.!]*$/;
/** 'Change my password' is done in the settings, and by nobody else. */
const SETTINGS =
  /^(?:change|reset|update|set|edit|forgot) my (?:password|passwort|e-?mail(?: address)?|profile|language|account|font size|notifications?|time ?zone)[\s.!]*$/;
/** 'Rota: who works on Sunday' */
const ASKS_BEHIND =
  /^(?!(?:new |neue )?(?:task|aufgabe|tarea|tache)\b)([^:?]{2,40}?)\s?:\s(?:who|whose|when|wer|wann|quien|cuando|qui|quand)\b[^:]*$/;
/** 'Who is off on Thursday?', 'is Mei in today', 'wer hat Urlaub' */
const ABSENCE =
  /^(?:(?:who(?:'s| is| are| will be)?|is \p{L}+)(?: also| still| all)? (?:off|away|absent|ill|sick|out of office|on (?:holidays?|vacation|leave|sick leave)|(?:in|at work)(?= (?:today|tomorrow|on|this|next)\b|$))|wer (?:hat (?:frei|urlaub)|ist (?:krank|weg|da|im urlaub))|quien (?:esta (?:de vacaciones|enferm[oa]|fuera)|libra)|qui est (?:absente?|malade|en (?:vacances|conge)))\b(?! with\b)(?: (?:today|tomorrow|on|this|next|heute|morgen|am|diese|hoy|manana|el|aujourd|demain|le)\b.*|[\s?.!]*)$/u;
/** 'Mei is ill, give her tasks to Amara' */
const ALL_OF_SOMEBODY =
  /\b(?:give|hand|assign|pass|move|reassign) (?:all (?:of )?)?(?:her|his|their) (?:tasks|work|to-?dos)(?: over)? to\b|\btakes? over (?:all (?:of )?)?(?:her|his|their) (?:tasks|work)\b/;
/** Nothing is to be done: 'don't forget to …' is a task, and 'never mind' none. */
const LEAVE =
  /^(?:(?:do not|don'?t|dont|never|no need to|you (?:need not|needn't|don't need to)|stop) (?!forget\b|miss\b)(?:move|postpone|make|give|assign|close|complete|finish|mark|set|change|cancel|create|add|reopen|start|delay|reschedule|push|put|comment|lower|raise|remove|delete|clear|drop|archive|rename|touch|do)\b|(?:do not|don'?t|dont)[\s.!]*$|never ?mind\b|(?:no,? )?(?:that|this|it)(?:'?s| is) (?:all )?(?:wrong|not right|incorrect|not what i (?:meant|said|wanted))[\s.!]*$|(?:das ist|ist) falsch[\s.!]*$|(?:eso )?(?:esta|es) mal[\s.!]*$|c'est faux[\s.!]*$|forget (?:it|that|about it)\b|(?:no,? )?(?:wait|hold on|stop)[\s.!]*$|(?:nein,? )?warte[\s.!]*$|(?:nicht|bitte nicht|no|ne)\b.{3,60} (?:verschieben|abschliessen|zuweisen)$)/;
/** 'Let her do it', where nobody has been named */
const SOMEBODY_DOES_IT =
  /^(?:let|can|could|have) (?:him|her|them|s?he|they|somebody|someone)(?: else)? (?:do|take|handle) (?:it|this|that)[\s.!?]*$/;
const SEVERAL = /^(?:all|every|everything|each|any|both|alle?s?|jede[nrs]?|tod[oa]s?|cada|tou(?:te)?s?|chaque)\b/;
/** 'Overdue tasks', 'her tasks' */
const TASKS_OF = /^(?:(?!task\b)\S+ ){0,3}(?:tasks|to-?dos|aufgaben|tareas|taches)$/;
const OF_TASK = '(?:the |my |our |this )?(?:tasks? )?';
const CREATE =
  /^(?:(?:create|crate|add|make|note|open(?= (?:me )?(?:an?|new)\b))(?: me)?(?: a| an| the)?(?: new)? ?(?:task|to-?do|ticket|reminder)s?\b(?: (?:to|called|named|saying|that|for(?= \p{Ll}[^:]*$)))?\s?[:,]?|(?:a )?new (?:task|to-?do|ticket|reminder)\b\s?[:,]?|remind (?:me|us) to\b|i need to remember to\b)\s?/u;
/** 'Create urgent task: …' and 'task: …', and what is plainly to be done without the word 'task'. */
const CREATE_PRESSING =
  /^(?:create|add|make|new)(?: me)?(?: an?)?(?: new)? (urgent|high[- ]priority|important|low[- ]priority)(?: new)? (?:task|to-?do|ticket)\b(?: to)?\s?[:,]?\s?(.+)$/d;
const CREATE_BRIEFLY =
  /^(?:(?:task|to-?do|create|add|new|aufgabe|tarea|tache)\s?:|remember to|(?:do not|don'?t) forget to|add(?! (?:a )?(?:comment|note|sub-?task|person|contact|user)\b))\s?(.+)$/d;
/** 'Task call mum at 3 today' */
const TASK_TO_DO = /^(?:task|to-?do|reminder) (\p{L}+) (.+)$/u;
/** 'Task for Amara: order boxes', 'tell Jonas to check the oven' */
const CREATE_FOR = [
  /^(?:put|add) (?:(?:this|that|it|the following) )?(?:on|to) ([^:,]{2,40}?)(?:'s)? (?:list|plate|to-?do list|to-?dos?|tasks)\s?[:,]\s?(.+)$/d,
  /^(?:new |a )?(?:task|to-?do|aufgabe|tarea|tache) (?:for|fur|para|pour) ([^:,]{2,40}?)\s?[:,]\s?(.+)$/d,
  /^(?:tell|ask|remind|have|get|(?:i|we) (?:need|want)|(?:i|we)(?:'d| would) like) (\p{L}+(?: \p{L}+)?) to (.+)$/du,
  /^(\p{L}+(?: \p{L}+)?) (?:needs to|has to|must|should) (?!(?:do|take|handle|get|be|have|go|know|see)\b)(.+)$/du,
];
const SUMMARY = new RegExp(
  `\\b(?:summari[sz]e|summary (?:of|for)|sum up|tell me (?:more )?about|describe|what is the (?:status|state) of|how is|details (?:of|on))\\s${OF_TASK}`,
);
const CHANGES = new RegExp(
  `\\b(?:what(?:'s| has| is| was)? (?:changed|new|happened)|history|updates?|changes|(?:last|latest|newest|recent) comments?)\\b(?: recently| today| lately)?\\s(?:on|to|with|in|at|about|of|for)\\s${OF_TASK}`,
);
const SEARCH =
  /(?:^(?:search|find|look)(?: me)?(?: for)?(?: (?:(?:all )?tasks?|everything|anything|all))?(?: (?:about|with|for|containing|on))?|\b(?:tasks? (?:about|mentioning|containing|with the words?)|(?:everything|anything|something) (?:about|mentioning|containing)))\s(?:(?:the|my|our) )?/;
/** 'Tasks with flour', but 'with high priority' and 'with Nora' are no words to be looked for. */
const CONTAINING =
  /\btasks? (?:(?:that|which) )?(?:contain(?:s|ing)?|ha(?:ve|s) the words?|with(?! (?:no|an?|the|high|medium|low|normal|urgent|priority|status|due|deadlines?|any|most|me|us|dates?|comments?|sub-?tasks?)\b))\s/;
/** 'When is the photos task due' asks about one. */
const WHEN_TASK_DUE =
  /^(when (?:is|are) (?:the |my |our )?(?!(?:next|first|last|other|open|urgent|overdue)\b)[^?]{3,60}) tasks? due\b/i;
/** 'Set the cake due date to Friday' */
const DUE_DATE_OF =
  /^(?:set|change|move) (?:the )?((?!due\b|deadline\b)[^,;:]{2,60}?)(?:['’]s)? (?:due date|deadline) to (.+)$/i;
/** 'Tell me what Nora should do first' asks what she has to do. */
const TELL_ME =
  /^(?:tell|show) (?:me|us) ((?:what|which|who|when|where|whether|if|how (?:many|is|are))\s(?!changed\b).+)$/i;
/** 'Change its date to Friday' */
const ITS = /\bits ((?:due )?date|deadline|title|name|description|prio(?:rity)?|status|lead|owner|assignee)\b/i;
/** 'The price labels can wait until Friday' */
const CAN_WAIT =
  /^(?:(?:the|my|our|this) )?((?!(?:it|that|this|they|i|we|you|he|she|everything|all|who|what|which)\b)[^,;:?]{2,60}?) (?:can|could|may|will have to|has to|have to|must|should) wait (?:until?l?|till?|to|for) ([^,;]+)(?:[,;].*)?$/i;
/** 'Show task 15' */
const NUMBERED =
  /^(?:(?:show|open|find|see)(?: me)? )?(?:task|aufgabe|tarea|tache)\s?(?:no\.?|nr\.?|number|#)?\s?(?=\d+$)/;
const COMPLETE = new RegExp(
  `^(?:complete|finish|close|tick off|check off|i (?:have |'ve )?(?:finished|completed|done)|mark(?= .{2,80} (?:as )?(?:done|completed?|finished)\\b))\\s${OF_TASK}`,
);
/** 'I hope the photos are done', 'hopefully the oven is repaired' */
const DOUBTS =
  /^(?:(?:hopefully|maybe|perhaps|probably|supposedly|allegedly|apparently not|hoffentlich|vielleicht|ojala|quizas?|peut-etre)\b|(?:i|we) (?:really |do |only |just |still )*(?:hope|think|guess|suppose|doubt|believe|assume|wish|wonder)\b|(?:i'm|i am|we're|we are|am) not (?:so |quite |really )*sure\b|not sure\b|let's hope\b)/;
/** 'Silo done', 'done with the dentist' */
const FINISHED =
  /^(?:(?:i'm |i am |we're |we are )?(?:done|finished) with (?:the |my |our )?([^?]{3,60}?)|(?!(?:what|whats|which|who|how|show|list|all|everything|is|are|was|did|have|has|had|when|any|anything|my|our|tasks?|not|nothing|get|already|open|those|mark|set)\b)([^?:,]{3,60}?) (?:is |are )?done)[.!]*$/;
const POSTPONE = new RegExp(
  `^(?:postpone|move|reschedule|delay|push(?: back)?|put off|defer|shift(?! (?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun|tomorrow|today|on|at|from|\\d))|extend|bring(?= .*\\b(?:forward|earlier)\\b)(?: forward)?|(?:set|change) (?:the )?(?:(?:due )?date|deadline) (?:of|for))\\s${OF_TASK}`,
);
/** 'Make it Monday' */
const MAKE = /^(?:make|set)\s(?=(?:it|this|that|them|shownbefore)\b)/;
/** 'Set the flour one to Monday', but 'set the table' */
const SET_TO = /^(?:set|change) (?:the |my |our )?(.{2,60}) to (\S.*)$/i;
/** What is done to a task, and not by the chat. */
const ELSEWHERE = new RegExp(
  `^(?:(?:change|set|edit) the (?:title|name|description|text) of|archive|unarchive|rename|share(?= .*\\bwith\\b)|archiviere|archiva|archive[rz])\\s${OF_TASK}`,
);
const ASSIGN = new RegExp(
  `^(?:(?:re)?(?:assign|give|hand|delegate)(?: over)?|(?:change|set) (?:the )?(?:lead|owner|assignee) (?:of|for|on))\\s${OF_TASK}`,
);
/** 'The rota that Jonas is ill' */
const SAYING_THAT = /^(.{2,80}?) (?:that|saying(?: that)?|dass|que) (.+)$/;
const COMMENT = new RegExp(
  `^(?:please |pls )?(?:add (?:a )?(?:comment|note)|comment|note|write)(?: (?:on|to|under|at))?\\s${OF_TASK}`,
);

/**
 * What a line of the chat asks for. It says only that: whoever answers it decides what may be seen and proposed.
 *
 * @param people those a name may mean
 */
export function readQuestion<P extends Person>(message: string, people: readonly P[], reading: Reading): Question<P> {
  if (isPasted(message)) return { kind: 'create', text: message, assignee: null, leftOut: [] };
  if (isTakenBackAtEnd(message)) return { kind: 'leave' };
  const said = withoutPoliteConditions(message);
  const wanted = underCondition(said);
  if (wanted !== null && isChange(readSpelled(wanted, people, reading))) return { kind: 'cannot', what: 'onCondition' };
  const read = readSpelled(said, people, reading);
  // What is ordered, whatever reason is given for it.
  const isWhole = isChange(read) && !('about' in read && maySayWhy(read.about));
  const mayGiveReason = !isWhole && (saysWhy(said) || ORDERS.test(fold(said)));
  const ordered = mayGiveReason ? withoutReason(said) : null;
  const first = ordered === null ? read : readSpelled(ordered, people, reading);
  const meant = isChange(first) || (first.kind === 'about' && first.move !== null) ? first : read;
  if ((meant.kind === 'complete' || meant.kind === 'status') && isForLater(said))
    return { kind: 'cannot', what: 'onCondition' };
  return isChangeOf(meant) ? { ...meant, about: withoutFiller(withoutExcluded(meant.about)) } : meant;
}

/** 'The allergen thing' and 'the holiday one' name a task by the word before. */
function withoutFiller(about: string): string {
  return about.replace(FILLER, '');
}

const FILLER =
  /(?<=(?:^|\s)(?!(?:the|this|that|these|those|a|an|my|our|same|other|another|next|last|first|second|third|fourth|fifth|which|every|any|some|no)\s)[\p{L}\d-]+) (?:things?|ones?|stuff|job|business)$/iu;

/** Changes that are ordered rather than told. */
const ORDERS =
  /^(?:please |pls )?(?:(?:re)?assign|give|hand|delegate|put|set|mark|move|postpone|push|change|make|cancel|complete|finish|close|reopen|pause|start|raise|lower)\b/;

function readSpelled<P extends Person>(message: string, people: readonly P[], reading: Reading): Question<P> {
  const read = readLine(message, people, reading);
  const isUnknown = read.kind === 'unknown' || (read.kind === 'about' && read.otherwise.kind === 'unknown');
  // 'Overdu tasks' would be all of them.
  const isAny = read.kind === 'tasks' && NARROWING.every((by) => !read.askedFor[by]);
  const right = isUnknown || isAny ? spelledAsCommand(message) : message;
  if (right === message) return read;
  const corrected = readLine(right, people, reading);
  // What somebody says of a task stays as it was written.
  return corrected.kind === 'about' && read.kind === 'about' ? read : corrected;
}

const NARROWING = ['due', 'priority', 'isCreatedByMe', 'search'] as const;

/** Somebody's message, and no line to the chat: with the head of a mail, or several lines that begin with a greeting. */
function isPasted(message: string): boolean {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < 2) return false;
  const [first = '', second = ''] = lines.map((line) => fold(line.trim()));
  if (
    /^(?:from|to|subject|von|an|betreff|de|para|asunto|objet|begin forwarded message)\s?:?/.test(first) &&
    HEADER_LINE.test(`${first}\n${second}`)
  )
    return true;
  return (
    lines.length > 2 &&
    /^(?:hi|hello|hey|dear|hallo|liebe[rs]?|guten|sehr geehrte[rsn]?|hola|bonjour|salut|cher|chere)\b.{0,40}$/.test(
      first,
    )
  );
}

const HEADER_LINE = /(?:^|\n)(?:from|to|subject|date|sent|von|an|betreff|gesendet|de|para|asunto|objet)\s?: ?\S/;

function readLine<P extends Person>(message: string, people: readonly P[], reading: Reading): Question<P> {
  const line = message.trim().replace(/\s+/g, ' ');
  const whole = fold(line);
  if (GREETING.test(whole)) return { kind: 'greeting' };
  if (THANKS.test(whole)) return { kind: 'thanks' };
  if (HELP.test(whole)) return { kind: 'help' };
  if (PRESS.test(whole)) return { kind: 'press' };
  if (DECLINE.test(whole)) return { kind: 'leave' };
  const start = POLITE.exec(whole)?.[0].length ?? 0;
  const end = POLITE_END.exec(whole)?.index ?? line.length;
  const english = inEnglish(line.slice(start, Math.max(start, end)))
    .replace(TELL_ME, '$1')
    .replace(ITS, 'the $1 of it')
    .replace(WHEN_TASK_DUE, '$1 due')
    .replace(DUE_DATE_OF, 'postpone $1 to $2');
  const said = waiting(english, reading) ?? english;
  const folded = fold(said);
  if (LEAVE.test(folded)) return { kind: 'leave' };
  if (SOMEBODY_DOES_IT.test(folded))
    return { kind: 'assign', about: 'it', assignee: null, replaced: null, leftOut: [], alike: [] };
  // 'Can you help me'
  if (HELP.test(folded)) return { kind: 'help' };
  const helper = readHelper(said, people);
  if (helper !== null) return helper;
  if (SORT.test(folded)) return { kind: 'cannot', what: 'sort' };
  const asked = ASKS_BEHIND.exec(folded)?.[1];
  if (asked !== undefined) return { kind: 'summary', about: said.slice(0, asked.length) };
  if (ABSENCE.test(folded)) return { kind: 'cannot', what: 'absence' };
  if (ALL_OF_SOMEBODY.test(folded)) return { kind: 'several' };
  if (SETTINGS.test(folded)) return { kind: 'cannot', what: 'settings' };
  if (DELETE.test(folded) && readCommand(said) === null) return { kind: 'delete' };
  const howTo = readHowTo<P>(folded);
  if (howTo !== null) return howTo;
  const incomplete = incompleteIn(folded);
  if (incomplete !== null) return { kind: 'incomplete', what: incomplete };
  const after = (pattern: RegExp): string | null => {
    const match = pattern.exec(folded);
    const rest = match === null ? '' : said.slice(match.index + match[0].length).replace(/[\s?!.]+$/, '');
    return rest.trim() === '' ? null : rest.trim().replace(/^["“']([^"“”]*)["”']$/, '$1');
  };
  const elsewhere = after(ELSEWHERE);
  if (elsewhere !== null) return { kind: 'elsewhere', about: elsewhere.replace(/ (?:to|as|in|into|with) .*$/i, '') };
  const several = readAnnounced(said, folded, people, reading);
  if (several !== null) return several;
  const text = after(CREATE);
  if (text !== null && CREATE.exec(folded)?.index === 0) return readCreation(text, people, reading);
  const created = readFurtherCreated(said, folded, people, reading);
  if (created !== null) return created;
  // 'Put down that I need to call the mill'
  const ordered = withoutCreationOrder(said);
  if (ordered !== said) return readCreation(ordered, people, reading);
  const comment = after(COMMENT);
  const parts =
    comment === null ? null : (/^(.{2,80}?)(?:\s?:| [-–—])\s(.+)$/.exec(comment) ?? SAYING_THAT.exec(comment));
  if (parts)
    return { kind: 'comment', about: parts[1] ?? '', content: (parts[2] ?? '').replace(/^["“„«]|["”“»]$/g, '') };
  const isDoubted = DOUBTS.test(folded);
  const command = isDoubted ? null : readCommand(said);
  if (command !== null) return SEVERAL.test(fold(command.about)) ? { kind: 'several' } : command;
  const completed = after(COMPLETE);
  const postponed = after(POSTPONE);
  const assigned = after(ASSIGN);
  const changed = fold(completed ?? postponed?.replace(/ to .*$/i, '') ?? assigned?.replace(/ to .*$/i, '') ?? '');
  if (SEVERAL.test(changed) || TASKS_OF.test(changed)) return { kind: 'several' };
  if (completed !== null)
    return { kind: 'complete', about: completed.replace(/\s(?:as )?(?:done|completed?|finished)$/i, '') };
  const finished = FINISHED.exec(folded);
  if (completed === null && finished && !isDoubted && !isTakenBack(folded)) {
    const about = finished[1] ?? finished[2] ?? '';
    const start = finished.index + finished[0].indexOf(about);
    return { kind: 'complete', about: said.slice(start, start + about.length) };
  }
  const made = after(MAKE)?.replace(/ instead$/i, '') ?? null;
  if (made !== null && surest(findDues(made, reading))?.hasDay) {
    const moved = readPostponed(made, reading);
    if (moved.move !== null) return { kind: 'postpone', ...moved };
  }
  if (postponed !== null) return movedOrGiven(postponed, people, reading);
  const set = SET_TO.exec(said);
  if (set !== null && isDay(set[2] ?? '', reading))
    return { kind: 'postpone', ...readPostponed(`${set[1]} to ${set[2]}`, reading) };
  const unassigned = readUnassigned(said, people);
  if (unassigned !== null) return unassigned;
  if (assigned !== null) return readAssigned(assigned, people);
  const taken = readTaken(said, people);
  if (taken !== null) return taken;
  const changes = after(CHANGES);
  if (changes !== null) return { kind: 'changes', about: changes };
  const summary = after(SUMMARY);
  if (summary !== null) return { kind: 'summary', about: summary };
  const search = after(SEARCH) ?? after(NUMBERED) ?? wordsIn(after(CONTAINING), people);
  const filters = readFilters(said, search, people, reading);
  return search === null ? (aboutOne(said, filters, people, reading) ?? filters) : filters;
}

/** 'The price labels can wait until Friday, nobody asks for them' as the order that it is; null where it waits for something else. */
function waiting(said: string, reading: Reading): string | null {
  const [, about = '', until = ''] = CAN_WAIT.exec(said) ?? [];
  return about !== '' && isDay(until, reading) ? `postpone ${about} to ${until}` : null;
}

/** What is looked for, unless it is somebody, or looks like the name of somebody. */
function wordsIn(found: string | null, people: readonly Person[]): string | null {
  return found === null || /^\p{Lu}/u.test(found) || nameFinder(people).find(found).length > 0 ? null : found;
}

/** 'Move the rota to Friday', or 'to Nora' */
function movedOrGiven<P extends Person>(words: string, people: readonly P[], reading: Reading): Question<P> {
  const postponed = readPostponed(words, reading);
  const given = postponed.move === null ? readAssigned(words, people) : null;
  const isGiven = given?.kind === 'assign' && (given.assignee !== null || given.alike.length > 0);
  return isGiven ? given : { kind: 'postpone', ...postponed };
}

/** The other ways to say that a task is to be created. */
function readFurtherCreated<P extends Person>(
  said: string,
  folded: string,
  people: readonly P[],
  reading: Reading,
): Question<P> | null {
  const part = (match: RegExpExecArray, group: number) => said.slice(...(match.indices?.[group] ?? [0, 0]));
  const pressing = CREATE_PRESSING.exec(folded);
  if (pressing) {
    const text = `${part(pressing, 2)}, ${part(pressing, 1)}`;
    return readCreation(text, people, reading);
  }
  const given = CREATE_FOR.map((pattern) => pattern.exec(folded)).find((match) => match !== null);
  if (given && nameFinder(people).find(part(given, 1)).length > 0) {
    return readCreation(`for ${part(given, 1)}: ${part(given, 2)}`, people, reading);
  }
  const [, verb = '', object = ''] = TASK_TO_DO.exec(folded) ?? [];
  if (object !== '' && ACTION_VERBS.has(verb)) return readCreation(said.slice(said.indexOf(' ') + 1), people, reading);
  const briefly = CREATE_BRIEFLY.exec(folded);
  return briefly && readCreation(part(briefly, 1), people, reading);
}
