import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';

/** A list as the query cache keeps it: the pages read so far, each with the total of the whole list. */
export type PagedList<Page> = InfiniteData<Page, string | null>;

interface Item {
  id: number;
}

interface PageOfItems {
  data: Item[];
  pagination: { total: number };
}

type ItemOf<Page extends PageOfItems> = Page['data'][number];

/** Changes every list kept under the key; one that the change gives back as it is stays untouched. */
export function changePagedLists<Page>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (list: PagedList<Page>) => PagedList<Page>,
): void {
  client.setQueriesData<PagedList<Page>>({ queryKey }, (list) => {
    const next = list && change(list);
    return next === list ? undefined : next;
  });
}

export function mapPages<Page>(list: PagedList<Page>, change: (page: Page, index: number) => Page): PagedList<Page> {
  return { ...list, pages: list.pages.map(change) };
}

export function findItem<Page extends PageOfItems>(list: PagedList<Page>, id: number): ItemOf<Page> | undefined {
  for (const { data } of list.pages) {
    const found = data.find((item) => item.id === id);
    if (found) return found;
  }
  return undefined;
}

/** The same list where it does not hold the item. */
export function withoutItem<Page extends PageOfItems>(list: PagedList<Page>, id: number): PagedList<Page> {
  if (!findItem(list, id)) return list;
  return mapPages(list, (page) =>
    withItems(
      page,
      page.data.filter((item) => item.id !== id),
      -1,
    ),
  );
}

/** The item in place of the one of the same id; the same list where it holds none. */
export function withReplacedItem<Page extends PageOfItems>(list: PagedList<Page>, item: ItemOf<Page>): PagedList<Page> {
  if (!findItem(list, item.id)) return list;
  return mapPages(list, (page) =>
    withItems(
      page,
      page.data.map((other) => (other.id === item.id ? item : other)),
      0,
    ),
  );
}

/** With the item at the beginning; the same list where it holds that already. */
export function withFirstItem<Page extends PageOfItems>(list: PagedList<Page>, item: ItemOf<Page>): PagedList<Page> {
  if (findItem(list, item.id)) return list;
  return mapPages(list, (page, index) => withItems(page, index === 0 ? [item, ...page.data] : page.data, 1));
}

/** The total stands on every page. */
function withItems<Page extends PageOfItems>(page: Page, data: ItemOf<Page>[], added: number): Page {
  return { ...page, data, pagination: { ...page.pagination, total: Math.max(0, page.pagination.total + added) } };
}
