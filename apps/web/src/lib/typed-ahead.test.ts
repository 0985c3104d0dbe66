import { describe, expect, it } from 'vitest';
import { textAfter } from './typed-ahead.ts';

const typed = (...keys: string[]) => keys.reduce(textAfter, '');

describe('what is typed before its field is there', () => {
  it('is the letters, whatever other keys are pressed between them', () => {
    expect(typed('Shift', 'N', 'o', 'ArrowDown', 'r', 'Enter', ' ', 'd', 'Tab', 'ß')).toBe('Nor dß');
  });

  it('is corrected as in a field, an emoji at once', () => {
    expect(typed('a', 'b', 'Backspace', 'c')).toBe('ac');
    expect(typed('a', '🚀', 'Backspace')).toBe('a');
    expect(typed('Backspace', 'a')).toBe('a');
  });
});
