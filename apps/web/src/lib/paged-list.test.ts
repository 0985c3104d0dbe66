import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import {
  changePagedLists,
  findItem,
  mapPages,
  type PagedList,
  withFirstItem,
  withoutItem,
  withReplacedItem,
} from './paged-list.ts';

interface Fruit {
  id: number;
  name: string;
}

interface FruitPage {
  data: Fruit[];
  pagination: { total: number; nextCursor: string | null };
}

const APPLE = { id: 1, name: 'apple' };
const PEAR = { id: 2, name: 'pear' };
const PLUM = { id: 3, name: 'plum' };

function listOf(...pages: Fruit[][]): PagedList<FruitPage> {
  const total = pages.flat().length;
  return {
    pages: pages.map((data) => ({ data, pagination: { total, nextCursor: null } })),
    pageParams: pages.map(() => null),
  };
}

function totalsOf(list: PagedList<FruitPage>): number[] {
  return list.pages.map(({ pagination }) => pagination.total);
}

function itemsOf(list: PagedList<FruitPage>): Fruit[][] {
  return list.pages.map(({ data }) => data);
}

it('an item is found on any page', () => {
  expect(findItem(listOf([APPLE], [PEAR]), PEAR.id)).toBe(PEAR);
  expect(findItem(listOf([APPLE], [PEAR]), PLUM.id)).toBeUndefined();
});

it('a removed item is off its page, and off the total of every page', () => {
  const list = withoutItem(listOf([APPLE, PEAR], [PLUM]), PEAR.id);
  expect(itemsOf(list)).toEqual([[APPLE], [PLUM]]);
  expect(totalsOf(list)).toEqual([2, 2]);
});

it('a total is never less than nothing', () => {
  const list = mapPages(listOf([APPLE]), (page) => ({ ...page, pagination: { ...page.pagination, total: 0 } }));
  expect(totalsOf(withoutItem(list, APPLE.id))).toEqual([0]);
});

it('a replaced item stands where it stood', () => {
  const list = withReplacedItem(listOf([APPLE, PEAR], [PLUM]), { id: PEAR.id, name: 'quince' });
  expect(itemsOf(list)).toEqual([[APPLE, { id: PEAR.id, name: 'quince' }], [PLUM]]);
  expect(totalsOf(list)).toEqual([3, 3]);
});

it('an added item is the first of the first page, once', () => {
  const list = withFirstItem(listOf([APPLE], [PEAR]), PLUM);
  expect(itemsOf(list)).toEqual([[PLUM, APPLE], [PEAR]]);
  expect(totalsOf(list)).toEqual([3, 3]);
  expect(withFirstItem(list, PLUM)).toBe(list);
});

it('a list that does not hold the item stays the same', () => {
  const list = listOf([APPLE], [PEAR]);
  expect(withoutItem(list, PLUM.id)).toBe(list);
  expect(withReplacedItem(list, PLUM)).toBe(list);
});

it('of the lists kept under a key only those that change are written', () => {
  const client = new QueryClient();
  client.setQueryData(['fruit', 'list', 'all'], listOf([APPLE, PEAR]), { updatedAt: 1 });
  client.setQueryData(['fruit', 'list', 'a'], listOf([APPLE]), { updatedAt: 1 });
  client.setQueryData(['fruit', 'detail', 2], PEAR);
  changePagedLists<FruitPage>(client, ['fruit', 'list'], (list) => withoutItem(list, PEAR.id));
  expect(client.getQueryData(['fruit', 'list', 'all'])).toEqual(listOf([APPLE]));
  expect(client.getQueryState(['fruit', 'list', 'a'])?.dataUpdatedAt).toBe(1);
  expect(client.getQueryData(['fruit', 'detail', 2])).toBe(PEAR);
});
