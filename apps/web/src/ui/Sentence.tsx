import { createElement } from 'react';

/**
 * A sentence of the product with what people have written in quotation marks: each runs in its own direction, so that a
 * title from right to left moves no word around it.
 */
export function Sentence({ children }: { children: string }) {
  // Every second part is a quotation.
  const parts = children.split(/("[^"]*")/);
  const isolated = parts.map((part, index) => (index % 2 === 1 ? createElement('bdi', null, part) : part));
  return createElement('bdi', { dir: 'ltr' }, ...isolated);
}
