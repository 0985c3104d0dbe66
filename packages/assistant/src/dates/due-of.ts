import { type Candidate, MAY_SAY_WHEN, SAYS_WHEN, type Source } from '../extract/candidate.ts';
import { tellsHow } from '../extract/main-task.ts';
import type { Person } from '../people/people.ts';
import type { Sentence } from '../texts/sentences.ts';
import { fold } from '../words/words.ts';
import { dayOfInstant, endOfDay, onDayOf, type Reading } from './calendar.ts';
import { type FoundDue, findDues, surest } from './find-due.ts';

export function dueOf<P extends Person>({ context, main, reading }: Source<P>, subject: string | null): Date | null {
  // A time by itself is of the day that was named before it.
  const onNamedDay = (due: FoundDue | null, sentence: Candidate<P>) => {
    const within = sentence.dues.filter(({ hasDay }) => hasDay);
    const named = due === null || due.hasDay ? null : (surest(within) ?? dayNamedBefore(sentence, context));
    return named === null ? (due?.value ?? null) : onDayOf(named.value, due?.value ?? named.value, reading.timeZone);
  };
  // 'Sven: out till Thursday' says when he is away.
  const others = context.filter((each) => each !== main && !(each.asked.length > 0 && tellsHow(each)));
  const own = main && (surest(main.dues.filter(({ start }) => start >= main.askedAt)) ?? surest(main.dues));
  const may =
    own === null || (own.rank === 1 && main?.strength !== 3)
      ? context.find((each) => each !== main && MAY_SAY_WHEN.test(fold(each.text)) && surest(each.dues) !== null)
      : undefined;
  if (may) return onNamedDay(surest(may.dues), may);
  // 'Can you upload them? By next Wednesday pls'
  const behind = (own?.rank ?? 1) < 3 && main !== null ? context[context.indexOf(main) + 1] : undefined;
  if (behind && behind.text.split(' ').length <= MOST_WORDS_OF_WHEN && behind.asked.length === 0) {
    const when = surest(behind.dues, 3);
    if (when !== null && IS_WHEN_ALONE.test(fold(behind.text).slice(0, when.start))) return onNamedDay(when, behind);
  }
  const asked = context.find(
    (each) => each !== main && SAYS_WHEN.test(fold(each.words)) && surest(each.dues, 2) !== null,
  );
  if (asked) {
    const at = asked.text.length - asked.words.length + (SAYS_WHEN.exec(fold(asked.words))?.index ?? 0);
    return onNamedDay(surest(asked.dues.filter(({ start }) => start >= at)) ?? surest(asked.dues), asked);
  }
  const that =
    main !== null && own === null && ON_THAT_DAY.test(fold(main.text)) ? dayNamedBefore(main, context) : null;
  if (that) return that.value;
  // 'The licence ends on the 31st. To renew it, hand it in by the 18th': a deadline says more than what happens then.
  const deadline =
    own?.rank === 1 || (own?.rank === 2 && (main?.strength ?? 0) < 2)
      ? surest(
          others.flatMap(({ dues }) => dues),
          3,
        )
      : null;
  if (deadline) return deadline.value;
  if (own && main && (own.rank >= 2 || main.strength >= 2)) {
    return onNamedDay(own, main);
  }
  const said = others.flatMap(({ text, dues, strength }) =>
    strength >= 2 ? dues : dues.filter(({ rank, hasDay }) => rank === 3 || (hasDay && text.split(' ').length <= 6)),
  );
  const found = surest(said, 2) ?? own ?? surest(said);
  const sentence = context.find(({ dues }) => found !== null && dues.includes(found));
  if (found !== null && sentence !== undefined) return onNamedDay(found, sentence);
  return (
    ((subject === null ? null : surest(findDues(subject, reading))) ?? onlyDay(context, reading.timeZone))?.value ??
    null
  );
}

/** A sentence that says when, and little else. */
const MOST_WORDS_OF_WHEN = 7;
const IS_WHEN_ALONE =
  /^(?:\W|please|pls|ideally|if possible|preferably|and|but|latest|at the latest|draft|needed|bitte|por favor)*$/;

/** A day that sentences only tell of: where it is the only one of the text, it is when the task matters. */
function onlyDay<P extends Person>(context: readonly Candidate<P>[], timeZone: string): FoundDue | null {
  const told = context.flatMap(({ dues }) => dues).filter(({ hasDay }) => hasDay);
  return new Set(told.map(({ value }) => dayOfInstant(value, timeZone).toString())).size === 1
    ? (told[0] ?? null)
    : null;
}

const ON_THAT_DAY =
  /\b(?:(?:on )?that (?:day|morning|afternoon|evening|date)|(?:by|before|until|till) then|an dem tag|bis dahin|ese dia|ce jour-la|d'ici la|before (?:they|it|he|she|that|work|the work|this) (?:starts?|begins?|opens?|comes?|arrives?)|(?:before|by) (?:this|that)(?: date)?(?=$|[\s]*[,.;:!?)]| (?:i|we|you|he|she|they|please)\b)|avant cette date|vor diesem (?:datum|termin)|antes de (?:esa|esta) fecha)\b/;

/** The day that a sentence before it named last. */
function dayNamedBefore<P extends Person>(main: Candidate<P>, context: readonly Candidate<P>[]): FoundDue | null {
  const earlier = context.slice(0, Math.max(0, context.indexOf(main)));
  const dated = earlier.findLast(({ dues }) => dues.some(({ hasDay }) => hasDay));
  return dated === undefined ? null : surest(dated.dues.filter(({ hasDay }) => hasDay));
}

/** 'Date: 15 December, 8:40' of an appointment, 'To do before Friday:'; that of minutes is over, or is today. */
export function dueOfHeading(sentences: readonly Sentence[], reading: Reading): Date | null {
  const dated = sentences.filter(({ text }) =>
    /^(?:date|datum|fecha|when|wann|cuando|quand|termin|appointment|date et heure)\s?:|\b(?:due|fallig|deadline)\b.*:$|^(?:to[- ]?dos?|tasks|action items?)\b.*:$|^(?:for|before|until|by|fur|vor|bis|para|antes|pour|avant)\b.*:$/.test(
      fold(text),
    ),
  );
  const ahead = dated
    .flatMap(({ text }) => findDues(text, reading))
    .filter(({ value }) => value.getTime() > endOfDay(reading.now, reading.timeZone).getTime());
  return surest(ahead)?.value ?? null;
}
