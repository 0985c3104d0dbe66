/** The items in their order, so many at a time: for work on many of them that lets other requests have their turn in between. */
export function* inGroups<T>(items: readonly T[], size: number): Generator<T[], void> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
