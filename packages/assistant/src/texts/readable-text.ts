import { writtenIn } from './mail.ts';
import { sentencesOf } from './sentences.ts';

/**
 * What a text says to people, for another reader than the rules of this package: without mail headers, signatures and
 * quoted replies, and without what gives orders to machines. Empty where nothing of it is for people.
 */
export function readableText(text: string): string {
  const { subject, greeted, lines } = writtenIn(text);
  const paragraphs = new Map<number, string[]>();
  for (const { text: sentence, isItem, paragraph } of sentencesOf(lines)) {
    const said = paragraphs.get(paragraph) ?? [];
    paragraphs.set(paragraph, [...said, isItem ? `- ${sentence}` : sentence]);
  }
  const head = [subject ?? '', greeted].filter((words) => sentencesOf([words]).length > 0);
  return [...(paragraphs.size === 0 ? [] : head), ...[...paragraphs.values()].map((said) => said.join('\n'))].join(
    '\n\n',
  );
}
