import { useSettled } from '../../lib/settled.ts';
import { MOST_COLLEAGUES, useColleagues } from './colleague-queries.public.ts';

/** Until the server has answered for what is typed, those already known who match it. */
export function useFoundColleagues(search: string, isEnabled: boolean) {
  const settled = useSettled(search);
  const { data = [], isPlaceholderData, isError, isPending } = useColleagues(settled, isEnabled);
  const isFresh = settled === search && !isPlaceholderData;
  const words = search.toLowerCase();
  const found = isFresh
    ? data
    : data.filter(({ name, email }) => name.toLowerCase().includes(words) || email.toLowerCase().includes(words));
  const isAll = isFresh && search === '' && !isPending && data.length < MOST_COLLEAGUES;
  return { found, isAll, isError, isPending: isPending || !isFresh };
}
