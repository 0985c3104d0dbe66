import { endsApart, surest } from '../dates/find-due.ts';
import type { Person } from '../people/people.ts';
import { pointsBack } from '../texts/refers-back.ts';
import { ARROW, obliges, strengthOf } from '../texts/requests.ts';
import type { Sentence } from '../texts/sentences.ts';
import { FAULT, IS_SO, isSmallTalk, WANTS } from '../texts/telling.ts';
import { substanceOf } from '../titles/substance.ts';
import { titleOf } from '../titles/title.ts';
import { TAKES_IT, titleFrom } from '../titles/title-of-candidate.ts';
import { fold } from '../words/words.ts';
import { type Candidate, LABEL } from './candidate.ts';
import { priorityIn } from './priority.ts';

/** The first that asks for something; where nothing does, the first that might. */
export function mainOf<P extends Person>(
  candidates: readonly Candidate<P>[],
  areMinutes: boolean,
): Candidate<P> | null {
  const content = candidates.filter((each) => !each.saysOnlyFields && !isRemark(each));
  const first =
    content.find((each) => isTask(each) && !(each.isItem && tellsHow(each) && REPORTS.test(fold(each.words)))) ??
    content.find((each) => isTask(each));
  if (areMinutes && (first === undefined || !isAssigned(first) || tellsHow(first) || !LABEL.test(fold(first.text)))) {
    const action =
      content.find((each) => LABEL.test(fold(each.text)) && isActionOfMinutes(each)) ??
      content.find((each) => isActionOfMinutes(each) && !tellsHow(each));
    if (action !== undefined) return action;
  }
  const asked = first?.isOnlyAddressed ? askedNext(first, content) : null;
  return (
    asked ??
    (first === undefined ? null : (askedAfter(first, content) ?? askedBelowList(first, content))) ??
    first ??
    content.find(({ strength }) => strength === 2) ??
    mostTelling(content.filter(({ strength }) => strength === 1)) ??
    content[0] ??
    candidates.find(({ saysOnlyFields }) => !saysOnlyFields) ??
    null
  );
}

/** 'Yes, go ahead. Please file the motion': what begins a text and says nothing by itself makes way for what is asked next. */
function askedAfter<P extends Person>(first: Candidate<P>, content: readonly Candidate<P>[]): Candidate<P> | null {
  const saysNothing = SAYS_NOTHING.test(fold(first.words));
  if (first !== content[0] || first.dues.length > 0 || !(saysNothing || pointsBack(titleFrom(first, null))))
    return null;
  const next = content.slice(1, 1 + MOST_ADDRESSED).filter(({ strength }) => strength === 3);
  return next.find((each) => saysNothing || !pointsBack(titleFrom(each, surest(each.dues)))) ?? null;
}

/** 'Sure, go ahead with option B' and 'see below', before what is asked. */
const SAYS_NOTHING =
  /^(?:please )?(?:see|siehe|ver|voir) (?:below|above|attached|unten|oben|anbei|abajo|ci-dessous)[.!]?$|^(?:(?:yes|yep|sure|ok(?:ay)?|fine|great|perfect|alright|sounds good|agreed)\b[,.!]? ?(?:please )?)*(?:go ahead|(?:let's|we) (?:do|go) (?:it|that|this|with|ahead))\b/;

/** 'Missing: a site plan. Please submit it by …': a list of things makes way for what is asked below it. */
function askedBelowList<P extends Person>(first: Candidate<P>, content: readonly Candidate<P>[]): Candidate<P> | null {
  if (!first.isItem || isAssigned(first) || first.dues.length > 0 || strengthOf(first.words, false) >= 2) return null;
  const below = content.slice(content.indexOf(first) + 1);
  if (below.some((each) => each.isItem && (isAssigned(each) || strengthOf(each.words, false) >= 2))) return null;
  const asked = below.find((each) => !each.isItem && each.strength === 3);
  return asked !== undefined && !pointsBack(titleFrom(asked, surest(asked.dues))) ? asked : null;
}

/** Where nothing is asked: what somebody wants or lacks, what is wrong, when; else the first. */
function mostTelling<P extends Person>(candidates: readonly Candidate<P>[]): Candidate<P> | null {
  const scores = candidates.map((each, at) => {
    const folded = fold(each.text);
    const title = titleFrom(each, surest(each.dues));
    return (
      Math.min(3, substanceOf(title).length) +
      (WANTS.test(folded) ? 1.5 : 0) +
      (FAULT.test(folded) ? 1 : 0) +
      (each.dues.length > 0 ? 0.5 : 0) -
      (isSmallTalk(title) && !FAULT.test(fold(title)) && !obliges(title) ? 1.5 : 0) -
      at
    );
  });
  return candidates[scores.indexOf(Math.max(...scores))] ?? null;
}

/** Says to whom a task fell, as the actions of minutes do. */
export function isAssigned<P extends Person>({ text, asked }: Candidate<P>): boolean {
  return LABEL.test(fold(text)) || ARROW.test(text) || asked.some(({ score }) => score >= 4);
}

/** An item that only tells how things are: 'Boiler service was carried out', 'volunteers still short'. */
export function tellsHow<P extends Person>(each: Candidate<P>): boolean {
  if (IS_STATE.test(fold(each.words)) && (each.isItem || each.asked.length > 0)) return true;
  if (!each.isItem || isAssigned(each) || obliges(each.words) || surest(each.dues, 3) !== null) return false;
  if (endsInDay(each) && !REPORTS.test(fold(each.words))) return false;
  return strengthOf(each.words, false) < 2 || REPORTS.test(fold(each.words));
}

/** 'Ofen putzen, Dienstag 10 Uhr' */
export function endsInDay<P extends Person>({ text, dues }: Candidate<P>): boolean {
  return dues.some((due) => due.hasDay && endsApart(text, due));
}

/** 'JK: finished the filters', 'Dana: off' */
const IS_STATE =
  /^(?:will|'ll|is going to) be (?:in|at|on|away|back|out|here|there|off|late|absent|available|unavailable|reachable|with)\b|^(?:(?:has |is |was )?(?:finished|completed?|done|blocked|off|out|waiting|sick|ill|on holiday|on leave|away|working on|wfh|merged|shipped|fixed|closed|fertig|krank|urlaub|im urlaub|blockiert|arbeitet an)\b)(?![^.;]*(?:→|[-=]>))|^(?:[\p{L}'’-]+ ){1,5}(?:is |are |ist )?(?:finished|done|completed|merged|shipped|deployed|closed|fertig|erledigt)[\s.!]*$/u;

const REPORTS =
  /\b(?:on track|as planned|going well|auf kurs|stays|remains|confirmed|bleibt|bleiben|bestatigt|is|are|was|were|has|have|had|went|cost|ran|came|got|passed|ok|received|approved|agreed|ist|sind|war|wurden?|hat|haben|est|sont|recue?s?|votee?s?|approuvee?s?|fue|fueron|esta|estan|aprobad[oa]s?)\b/;

function isActionOfMinutes<P extends Person>(each: Candidate<P>): boolean {
  return isAssigned(each) && (isTask(each) || each.dues.length > 0 || each.strength >= 2 || TAKES_IT.test(each.text));
}

const HAPPENS = /\b(?:i'm|comes?|coming|arrives?|kommt|kommen|viene|vienen|vient|viennent|arrive)\b/;

/** How many sentences may stand between who is spoken to and what is asked. */
export const MOST_ADDRESSED = 2;

/** 'Ben, the flyers are in. Please get them to the shop': what is asked is in the second. */
function askedNext<P extends Person>(first: Candidate<P>, content: readonly Candidate<P>[]): Candidate<P> | null {
  const at = content.indexOf(first) + 1;
  const next = content.slice(at, at + MOST_ADDRESSED).find(({ strength }) => strength >= 2);
  if (!(IS_SO.test(fold(first.words)) || HAPPENS.test(fold(first.words))) || next === undefined || next.isItem)
    return null;
  const isWhatIsAsked =
    next.strength === 3
      ? first.dues.length === 0 || next.dues.length > 0 || !pointsBack(titleFrom(next, surest(next.dues)))
      : obliges(next.words) && !GOES_ON.test(fold(next.text));
  return isWhatIsAsked ? next : null;
}

/** 'Can you take care of this?' above a message asks for what that message asks for. */
export function askedBelow<P extends Person>(
  first: Candidate<P>,
  candidates: readonly Candidate<P>[],
): Candidate<P> | null {
  if (!pointsBack(titleFrom(first, surest(first.dues)))) return null;
  return candidates.slice(candidates.indexOf(first) + 1).find((each) => isTask(each)) ?? null;
}

/** What goes on about the task before it: 'It must be done by Friday.' */
const GOES_ON =
  /^(?:it|this|that|these|those|they|he|she|must|has to|needs to|should|and it|the (?:deadline|due date)|deadline|due|thanks?|es|das|muss|sie|c'est|il|elle|doit|debe|esto|eso)\b/;

const SAYS_WHO_OR_WHEN =
  /^(?:all|everything|both|alles|beides|todo|tout)(?: of (?:it|this|them))? (?:is |are )?(?:due |needed )?(?:by|until|before|bis|vor|antes de|para|avant|pour) [^.!?]{2,30}[.!]?$|^(?:so |and |but |ok )?@?[\p{L}'-]+(?: (?:kindly |already )?(?:volunteered(?! (?:last|in|for|at|on)\b)|offered(?! (?!to\b))|agreed(?! (?!to\b)))(?: to (?:do|write|make|take|handle|get|bring|sort|fix) (?:it|them|this|that|those))?\b|,? (?:you're|you are|your|ur) (?:up|next|nearest|closest|on (?:it|this|that)|it|first)\b|,? (?:you|u) (?:(?:did|do|had|know) (?:it|this|that|them)\b|(?:promised|said|offered)(?: (?:it|this|that|to|so))?[.! ]*$)|(?:'s|s) (?:job|turn|go|duty)(?= (?:this|today|now|next|too|again|please)\b|\s*[,.;!?)]|\s*$)| is (?:up|next|on (?:it|this|duty)|the (?:reviewer|owner|approver))\b)|^(?:[\p{L}'-]+ ){1,2}(?:(?:will )?(?:takes?|take) (?:care of|over)|(?:will )?(?:handles?|owns?|does|do)|kummert sich(?: um)?|ubernimmt|macht|se (?:encarga|ocupa)(?: de)?|s'en (?:charge|occupe))(?: (?:this|it|that|darum|das|es|ello|eso))?[\s.!]*$|^(?:(?:can|could|would|will) you )?(?:please )?(?:(?:own|take|handle|do|drive) (?:this|it|that)(?: one)?(?: please)?|(?:that's|this is|it's|that is) (?:yours|on you|for you|your (?:job|task|turn|part))|(?:deadline|due(?: date)?)(?: is|:)? ?[^ ]{0,12}(?: [^ ]{1,12}){0,3})[\s.!?]*$|^(?:(?:can|could|may) i leave (?:this|that|it) (?:with|to) you|(?:is )?(?:this|that|it)(?: one)? (?:ok|okay|fine|doable) (?:for|with) you|(?:one for you|over to you|yours please|your thing(?: i (?:believe|think|guess))?|your turn|your cup of tea|any takers|who's (?:on it|taking (?:this|that|it))|[\p{L}]+ maybe))[\s.!?]*$|^(?:no (?:hurry|rush|stress|pressure)|not urgent|keine eile|sin prisa|pas d'urgence)\b[^.!?]{0,60}[.!]?$|^whenever(?: you (?:can|like|have time))?[.!]?$|^(?:prefer|preferably|ideally)\b|\bnothing (?:this|next) week\b/u;

/** 'That would be great, thx', 'Morning all' */
const IS_COURTESY =
  /^(?:(?:oh|ok(?:ay)?|yes|yeah|and|but),? )?(?:(?:that|this|it)(?:'d| would|'s| is|'ll| will)(?: be)? (?:so |really |very |just )?(?:great|good|fine|perfect|lovely|nice|ok(?:ay)?|awesome|wonderful|super|a (?:great|big|huge) help|much appreciated|appreciated)|(?:good )?(?:morning|afternoon|evening)(?: (?:all|everyone|everybody|both|team|folks|guys|\p{L}+))?)(?:[,.! ]+(?:thx|thanks?|thank you|ty|cheers)[^.!?]{0,20})?[\s.!]*$/u;

/** 'Please arrive ten minutes early', of an appointment */
const ARRIVES_EARLY =
  /^(?:please |pls )?(?:arrive|come|be (?:there|here)|show up) (?:at least )?(?:\d{1,2}|five|ten|fifteen|twenty) min(?:ute)?s? (?:early|earlier|before|beforehand|in advance)\b/;

/** 'Please see below and arrange' */
const ONLY_POINTS =
  /^(?:please |pls |plz |kindly |bitte )?(?:see|siehe|ver|voir) (?:below|above|attached|unten|oben|anbei|abajo|ci-dessous)(?: and (?:please )?(?:arrange|handle|advise|action|reply|respond|deal with it|sort it|do the needful))?[\s.!]*$/;

/** 'Urgent!', 'Please own this' and 'That's yours' say something of a task and are none. */
export function isRemark({ text }: Sentence): boolean {
  if (ONLY_POINTS.test(fold(text)) || ARRIVES_EARLY.test(fold(text))) return true;
  // Without the name before it.
  const said = fold(text).replace(/^[\p{L}]+,? (?=please|that|can|could|this)/u, '');
  if (SAYS_WHO_OR_WHEN.test(said) || IS_COURTESY.test(said)) return true;
  if (text.split(' ').length > 4) return false;
  const title = titleOf(text, []);
  return title === '' || (priorityIn(text.replace(/!+/g, '')) !== 'MEDIUM' && !title.includes(' '));
}

export function isTask<P extends Person>(candidate: Candidate<P>): boolean {
  const { text, strength, isItem, asked, saysOnlyFields } = candidate;
  if (saysOnlyFields || isRemark(candidate)) return false;
  if (strength === 3) return true;
  if (addsTask(candidate)) return true;
  if (strength < 2 || GOES_ON.test(fold(text))) return false;
  return isItem || asked.some(({ score, start }) => score >= 5 && start <= 12);
}

/** 'Also buy candles by Saturday', 'And remind Mei to …': another task, where it has a day or a person of its own. */
const ADDS =
  /^(?:and|also|plus|additionally|besides|oh and|und|ausserdem|zusatzlich|y|ademas|tambien|et|aussi|de plus|par ailleurs)\b,? (?:also )?(?!(?:it|this|that|let|tell|give|send|bring|take|then|don't|do not|make sure|be sure)\b)/;

function addsTask<P extends Person>({ text, asked, dues }: Candidate<P>): boolean {
  const added = ADDS.exec(fold(text))?.[0];
  const hasOwn = dues.length > 0 || asked.some(({ score }) => score >= 5);
  return added !== undefined && hasOwn && strengthOf(text.slice(added.length), false) >= 2;
}
