import { ACTION_VERBS, verbOfParticiple } from '../words/verbs.ts';
import { fold, wordsIn } from '../words/words.ts';

/**
 * What a text has to do with the title of its task ('~'), for telling what it says of that: whether what it tells to be done
 * is what the title asks. 'Write the shift plan' is rather not done where a draft of it was sent.
 */
export function relationTo(title: string, text: string): string[] {
  const [verb = ''] = wordsIn(fold(title));
  const topic = HAS_TOPIC.test(text) ? ['~has topic'] : [];
  if (!ACTION_VERBS.has(verb)) return ['~asks nothing', ...topic];
  const done = wordsIn(fold(text)).flatMap((word) => verbOfParticiple(word) ?? []);
  return done.length === 0 ? topic : [done.includes(verb) ? '~done as asked' : '~something else done', ...topic];
}

/** 'Shift plan: draft sent round' */
const HAS_TOPIC = /^[^:]{3,40}: /;
