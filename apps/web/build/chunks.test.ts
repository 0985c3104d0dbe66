import { expect, it } from 'vitest';
import { findCircle } from './chunks.ts';

it('finds files of the build that need each other, and only those', () => {
  const straight = { 'page.js': ['shared.js', 'common.js'], 'shared.js': ['common.js'], 'common.js': [] };
  expect(findCircle(new Map(Object.entries(straight)))).toBeNull();
  const circular = { 'page.js': ['a.js'], 'a.js': ['b.js'], 'b.js': ['c.js', 'gone.js'], 'c.js': ['a.js'] };
  expect(findCircle(new Map(Object.entries(circular)))).toEqual(['a.js', 'b.js', 'c.js', 'a.js']);
});
