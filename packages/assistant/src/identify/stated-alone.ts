import type { TaskPriority } from '@taskwell/contract/labels';
import { LEVELS, statedPriority } from '../extract/priority.ts';
import { verbOfParticiple } from '../words/verbs.ts';

/** What a line says of a thing that it only names: 'flour silo: high', 'the van offers are low now', 'rota: done'. */
export interface StatedAlone {
  type: 'priority' | 'completion';
  /** Of 'priority'. */
  priority: TaskPriority | null;
}

const NAMED =
  '^[^.!?:]{2,60}?(?:\\s?[:=]\\s?|\\s[-–]\\s|\\s(?:is|are|ist|sind|es|son|est|sont)\\s(?:now |jetzt |ahora |now at )?)';
const LEVEL = new RegExp(
  `${NAMED}(${LEVELS}|urgentes|importantes|altas|bajas|hautes|basses)(?: (?:prio(?:rity)?|prioritat|prioridad|priorite))?(?: now| jetzt| ahora)?[\\s.!]*$`,
);
const DONE =
  /^[^.!?:]{2,60}?(?:\s?[:=]\s?|\s[-–]\s)(?:all )?(?:done|finished|completed?|ready|erledigt|fertig|hecho|hecha|listo|lista|fait|fini)[\s.!]*$/;
/** 'Rent: paid', 'gate = repaired today' */
const DONE_TO =
  /^[^.!?:]{2,60}?(?:\s?[:=]\s?|\s[-–]\s)(?:all |already |finally |schon |ya )?(\p{L}{4,})(?: (?:already|yesterday|today|this morning|last week|now))?[\s.!]*$/u;
/** What a thing has undergone that nobody wanted to do to it, or is to undergo yet. */
const NOT_AS_ASKED =
  /^(?:needed|required|wanted|requested|expected|planned|scheduled|delayed|postponed|moved|cancell?ed|broken|started|begun|blocked|paused|stopped|stuck|lost|damaged|stolen|forgotten|rejected|refused|failed|changed|worn|torn|bent|hidden|open|opened|closed|located|assigned|included|attached|given|known|taken|proven|even|seven|eleven|oven|garden|kitchen|linen|urgent|different|present|recent|patient|parent|current|event|client|student|apartment|document|payment|statement|equipment|government|department|management|development|treatment|agreement)$/;
/** 'Rota ✅' */
const TICKED = /^[^.!?:]{2,60}\s?[✅✔☑✓]\ufe0f?[\s.!]*$/u;
/** 'Done today: the rota' */
const DONE_ALREADY =
  /^(?:(?:all|already|now|today|heute|hoy|aujourd'hui) )?(?:done|finished|completed|erledigt|fertig|hecho|hechas|listo|fait|fini|termine)(?: (?:today|yesterday|this week|so far|already|heute|gestern|diese woche|hoy|ayer|esta semana|aujourd'hui|hier|cette semaine))?\s?:\s(?!.*\b(?:not|half|part|most|some|first|except|nicht|halb|teil|erste|no|mitad|parte|pas|moitie|partie)\b)[^.!?:]{2,60}[\s.!]*$/;

/** @param folded */
export function statedAlone(folded: string): StatedAlone | null {
  const level = LEVEL.exec(folded.trim())?.[1];
  // 'Invoice: 3' is no level; 'urgentes' is 'urgente'.
  if (level !== undefined && /\p{L}/u.test(level))
    return {
      type: 'priority',
      priority: statedPriority(level.replace(/^importante$/, 'alta').replace(/(?<=[ae])s$/, '')),
    };
  const undergone = DONE_TO.exec(folded.trim())?.[1] ?? '';
  const isDone =
    [DONE, TICKED, DONE_ALREADY].some((pattern) => pattern.test(folded.trim())) ||
    (verbOfParticiple(undergone) !== null && !NOT_AS_ASKED.test(undergone));
  return isDone ? { type: 'completion', priority: null } : null;
}
