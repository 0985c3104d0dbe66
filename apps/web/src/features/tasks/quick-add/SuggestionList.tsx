import { PriorityIcon } from '../PropertyIcons.tsx';
import styles from './SuggestionList.module.css';
import type { Suggestions } from './suggestions.ts';

/** Who or which priority the word that is being typed may mean. Pointing at it must not take the focus from the line. */
export function SuggestionList({ suggestions }: { suggestions: Suggestions }) {
  const { options, active, listId, optionId, choose } = suggestions;
  return (
    <div id={listId} role="listbox" aria-label="Suggestions" className={styles.list}>
      {options.map((option) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the line, which keeps the focus
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        <div
          key={option.id}
          id={optionId(option)}
          role="option"
          aria-selected={option === active}
          className={styles.option}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(option)}
        >
          {option.priority && <PriorityIcon priority={option.priority} />}
          <span dir="auto">{option.label}</span>
          {option.detail && <span className={styles.detail}>{option.detail}</span>}
        </div>
      ))}
    </div>
  );
}
