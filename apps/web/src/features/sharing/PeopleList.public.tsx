import { IconX } from '@tabler/icons-react';
import { LIMITS } from '@taskwell/contract/limits';
import { useState } from 'react';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { useKeptFocus } from '../../ui/kept-focus.ts';
import styles from './PeopleList.module.css';

interface ListedPerson {
  id: number;
  name: string;
  detail?: string | null;
}

interface PeopleListProps<P extends ListedPerson> {
  label: string;
  people: readonly P[];
  /** Given to those who may remove people. */
  onRemove?: ((person: P) => void) | undefined;
}

/** People who have a part in a task: the first few, then '+N more'. */
export function PeopleList<P extends ListedPerson>({ label, people, onRemove }: PeopleListProps<P>) {
  const [isOpen, setOpen] = useState(false);
  const list = useKeptFocus<HTMLDivElement>();
  const hidden = people.length - LIMITS.visibleCoAssignees;
  const shown = isOpen ? people : people.slice(0, LIMITS.visibleCoAssignees);

  return (
    <div ref={list} tabIndex={-1}>
      <ul className={styles.list} aria-label={label}>
        {shown.map((person) => (
          <li key={person.id} className={styles.person}>
            <Avatar name={person.name} isSmall />
            <span className={styles.words}>
              {person.name}
              {person.detail && (
                <span className={styles.detail} title={person.detail}>
                  {person.detail}
                </span>
              )}
            </span>
            {onRemove && (
              <IconButton label={`Remove ${person.name}`} size="small" onClick={() => onRemove(person)}>
                <IconX size="1rem" aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button look="link" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show Less' : `+${hidden} more`}
        </Button>
      )}
    </div>
  );
}
