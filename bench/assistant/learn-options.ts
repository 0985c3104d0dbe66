import { writeFileSync } from 'node:fs';
import { type Example, frequent, learnWeights, present, wordWeights } from './logistic.ts';

/** What could be chosen of a text, with its features ('+' before those that are no words), and how right it is: 0 or 1. */
export type Options = { features: readonly string[]; worth: number }[];

/** Words that are in fewer texts tell of these texts rather than of any. */
const LEAST_TEXTS = 3;
const PENALTY = 0.5;
/** Authors of texts have words of their own, which tell nothing of others' texts. */
const PENALTY_OF_WORDS = 2;

/**
 * Learns how much each feature speaks for what has it, and writes it as a module.
 *
 * @param name of the constant, such as DUE_WEIGHTS
 * @param about its docstring, but for how it is made
 */
export function learnOptions(texts: readonly Options[], module: { file: string; name: string; about: string }): void {
  // Where all are worth the same there is nothing to learn.
  const telling = texts.filter((options) => new Set(options.map(({ worth }) => worth)).size > 1);
  const names = frequent(
    telling.map((options) => [...new Set(options.flatMap(({ features }) => features))]),
    LEAST_TEXTS,
  );
  const numbers = new Map(names.map((each, at) => [each, at]));
  const examples = telling.map((options): Example => {
    const choice = options.map(({ features, worth }) => ({ features: present(features, numbers), worth }));
    return { choice, weight: 1 };
  });
  const penalties = names.map((each) => (each.startsWith('+') ? PENALTY : PENALTY_OF_WORDS));
  const lines = wordWeights(names, learnWeights(examples, penalties), 1);
  const source = `/** ${module.about}, not by hand. */\nexport const ${module.name} = \`\n${lines.join('\n')}\n\`;\n`;
  writeFileSync(module.file, source);
  console.log(`${telling.length} texts, ${lines.length} features: ${module.file}`);
}
