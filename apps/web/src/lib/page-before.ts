import { hashKey, type QueryKey } from '@tanstack/react-query';

interface PagedData {
  pagination: { page: number; pages: number };
}

/**
 * What a paged list shows until its next page has come: the page before. How many pages there are of a list that is narrowed
 * down otherwise is not known until then, so that nobody can step past its end.
 *
 * @param asked of the page before; this and `queryKey` have the number of the page as their last part
 */
export function pageBefore<Data extends PagedData>(
  previous: Data | undefined,
  asked: QueryKey | undefined,
  queryKey: QueryKey,
): Data | undefined {
  if (!previous || !asked || listOf(asked) === listOf(queryKey)) return previous;
  return { ...previous, pagination: { ...previous.pagination, page: 1, pages: 1 } };
}

function listOf(queryKey: QueryKey): string {
  return hashKey(queryKey.slice(0, -1));
}
