import type { TaskPriority, TaskStatus } from '@taskwell/contract/labels';
import type { Reading } from './calendar.ts';
import { findDues, surest } from './find-due.ts';
import { priorityIn } from './priority.ts';
import { cutAtWord, fold } from './words.ts';

export type UpdateType = 'status' | 'comment' | 'dueDate' | 'priority' | 'subtask' | 'completion';

/** What a text says of a task. */
export interface ReadUpdate {
  type: UpdateType;
  /** In a sentence. */
  reason: string;
  /** What was written, as a comment would have it. */
  content: string;
  /** Of 'status' and 'completion'. */
  status: TaskStatus | null;
  /** Of 'dueDate', where the text names one. */
  dueDate: Date | null;
  /** Of 'priority'. */
  priority: TaskPriority | null;
}

/** SPEC §8 'Assistant popup'. */
const CONTENT_LENGTH = 500;

const SUBTASK =
  /\b(?:sub-?tasks?|add (?:a |an |another |one more )?(?:new )?(?:step|item|point|to-?do|check|entry)|as (?:a )?part of|also (?:buy|order|read|include|add|check|prepare|bring|invite|test|mention|clean|create|call|get|write|ask)|unteraufgabe|teilaufgabe|subtarea|sous-tache)\b/;
const PRIORITY_CHANGE =
  /\b(?:urgent|dringend|urgente|prio(?:rity|ritat)?|prioridad|priorite|important|no (?:longer )?(?:rush|hurry)|asap|critical)\b/;
const MOVED =
  /\b(?:postpon\w+|mov(?:e|ed|ing)|reschedul\w+|delay\w*|push(?:ed)?(?: back| out)?|extend\w*|new (?:date|deadline)|deadline|due|shift(?:ed)?|later|earlier|bring forward|brought forward|can only (?:come|be)|comes? on|will be on|confirmed for|takes place|verschoben|verschieb\w*|vertagt|verlegt|frist|aplaz\w+|pospon\w+|retras\w+|reporte[er]?|repousse[er]?|decale[er]?)\b/;
const MOVED_SURELY =
  /\b(?:postpon\w+|reschedul\w+|verschoben|verschieb\w*|vertagt|aplaz\w+|pospon\w+|reporte[er]?|repousse[er]?|decale[er]?|new (?:date|deadline)|deadline (?:is|for|has)|mov(?:e|ed) (?:it |this |the )?.{0,40}\bto\b)/;
const CANCELLED =
  /\b(?:cancell?ed|cancel (?:it|this|the)|called off|not needed any ?more|no longer (?:needed|necessary|required)|obsolete|drop(?:ped)? (?:it|this)|storniert|abgesagt|hinfallig|cancelad[oa]|annule[er]?)\b/;
const ON_HOLD =
  /\b(?:on hold|blocked|paused?|has to wait|have to wait|must wait|waiting for|wait for|stuck|suspended|out of stock|stopped|is ill|pausiert|wartet|blockiert|en pausa|bloquead[oa]|en attente|bloque)\b/;
const STARTED =
  /\b(?:start(?:s|ed|ing)?|began|begun|begin(?:s|ning)?|working on|in progress|on it|can start|underway|under way|continuing|half of|halfway|angefangen|begonnen|in arbeit|arbeite an|empezad[oa]|empece|en curso|trabajando|commence|en cours)\b/;
const COMPLETED =
  /\b(?:done|finished|complet(?:ed|e)|fixed|resolved|solved|closed|works?(?: again| now| fine)?|working again|ready|repaired|painted|paid|delivered|deployed|live|online|shipped|sent|received|signed|submitted|published|booked|ordered|arrived|corrected|merged|installed|cleaned|replaced|updated|renewed|uploaded|printed|handed over|cancel(?:l?ed) and confirmed|terminated|confirmed in writing|went through|erledigt|fertig|abgeschlossen|repariert|behoben|bezahlt|unterschrieben|geliefert|verschickt|terminad[oa]|hech[oa]|list[oa]|acabad[oa]|reparad[oa]|pagad[oa]|enviad[oa]|termine[er]?|fini[er]?|fait[er]?|repare[er]?|paye[er]?|envoye[er]?|is (?:warm|there|back)|arrive again|is let|is up|off my list)\b/;
const NOT_COMPLETED =
  /\b(?:not|isn't|aren't|hasn't|haven't|wasn't|never|almost|nearly|half|partly|partially|will be|to be|should be|must be|can be|when|if|once|until|before|only|nicht|noch nicht|fast|casi|todavia no|pas encore|presque|still (?:waiting|open|not)|asks?|wants?|again asks|some of|ten|has answered)\b/;
const QUESTION = /\?\s*$/;

/** What the text says happened, or is to happen, to the task that it speaks of. */
export function readUpdate(text: string, reading: Reading): ReadUpdate {
  const folded = fold(text);
  const due = surest(findDues(text, reading));
  const base = { content: cutAtWord(text.trim(), CONTENT_LENGTH), status: null, dueDate: null, priority: null };
  if (SUBTASK.test(folded)) return { ...base, type: 'subtask', reason: 'It asks for something more as part of it.' };
  if (
    MOVED_SURELY.test(folded) &&
    (due !== null || /\b(?:postpon|reschedul|verschob|vertagt|aplaz|pospon)/.test(folded))
  ) {
    return { ...base, type: 'dueDate', dueDate: due?.value ?? null, reason: 'It says that the date changes.' };
  }
  const priority = PRIORITY_CHANGE.test(folded) ? priorityIn(text) : 'MEDIUM';
  if (priority !== 'MEDIUM') return { ...base, type: 'priority', priority, reason: 'It says how pressing it is.' };
  if (CANCELLED.test(folded))
    return { ...base, type: 'status', status: 'CANCELLED', reason: 'It says that it is called off.' };
  const isOver = COMPLETED.test(folded) && !NOT_COMPLETED.test(folded) && !QUESTION.test(folded);
  if (isOver && !ON_HOLD.test(folded))
    return { ...base, type: 'completion', status: 'COMPLETED', reason: 'It says that it is done.' };
  if (due !== null && MOVED.test(folded))
    return { ...base, type: 'dueDate', dueDate: due.value, reason: 'It names another date.' };
  if (ON_HOLD.test(folded))
    return { ...base, type: 'status', status: 'ON_HOLD', reason: 'It says that it has to wait.' };
  if (STARTED.test(folded))
    return { ...base, type: 'status', status: 'IN_PROGRESS', reason: 'It says that work is under way.' };
  return { ...base, type: 'comment', reason: 'It adds something to know.' };
}
