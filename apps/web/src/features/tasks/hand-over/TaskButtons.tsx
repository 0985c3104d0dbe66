import { useQueries } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { TASK_KEYS } from '../../../lib/tasks/task-keys.ts';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import styles from './HandedText.module.css';

interface TaskButtonsProps {
  ids: readonly number[];
  onChosen: (id: number) => void;
}

/** Tasks of which one may be meant. One that is not there any more, or not for this person, is left out. */
export function TaskButtons({ ids, onChosen }: TaskButtonsProps) {
  const queries = useQueries({
    queries: ids.map((id) => ({
      queryKey: TASK_KEYS.detail(id),
      queryFn: async () => (await api.call('GET /tasks/{id}', { params: { id } })).data,
    })),
  });
  const tasks = queries.map(({ data }) => data).filter((task) => task !== undefined);
  if (ids.length === 0) return null;
  return (
    <>
      {queries.some(({ isPending }) => isPending) && <Skeleton height="2.5rem" />}
      <ul className={styles.tasks}>
        {tasks.map(({ id, title }) => (
          <li key={id}>
            <Button full onClick={() => onChosen(id)}>
              {title}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
