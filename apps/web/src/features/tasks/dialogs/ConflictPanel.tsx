import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import styles from './ConflictPanel.module.css';
import { FIELD_LABELS, type FieldConflict, fieldWords } from './edit-conflict.ts';
import { isSameField, type TaskFields } from './task-form.ts';

interface ConflictPanelProps {
  /** Who was faster, in a sentence without its full stop. */
  sentence: string;
  conflicts: readonly FieldConflict[];
  values: TaskFields;
  onUseTheirs: (conflict: FieldConflict) => void;
}

/** Both versions, side by side; what was typed stays in the form until a person decides otherwise. */
export function ConflictPanel({ sentence, conflicts, values, onUseTheirs }: ConflictPanelProps) {
  const contested = conflicts.filter(({ isContested }) => isContested);
  const followed = conflicts.filter(({ isContested }) => !isContested);
  return (
    <Alert tone="warning">
      <div className={styles.panel}>
        <ConflictSentence sentence={sentence} />
        {contested.map((conflict) => (
          <div key={conflict.name} className={styles.field}>
            <p className={styles.name}>{FIELD_LABELS[conflict.name]}</p>
            <BothVersions
              yours={fieldWords(conflict.name, values[conflict.name])}
              theirs={fieldWords(conflict.name, conflict.theirs)}
            />
            {!isSameField(conflict.name, values[conflict.name], conflict.theirs) && (
              <Button size="small" onClick={() => onUseTheirs(conflict)}>
                Use theirs
              </Button>
            )}
          </div>
        ))}
        {followed.length > 0 && (
          <p>
            Also changed by them and taken over:{' '}
            {followed.map(({ name, theirs }) => `${FIELD_LABELS[name]} (${fieldWords(name, theirs)})`).join(', ')}
          </p>
        )}
      </div>
    </Alert>
  );
}

/** @param sentence who was faster, without its full stop */
export function ConflictSentence({ sentence }: { sentence: string }) {
  return (
    <p>
      <strong>{sentence}.</strong> Nothing you typed is lost. Saving again keeps your version.
    </p>
  );
}

/** What each of two people made of one field. */
export function BothVersions({ yours, theirs }: { yours: string; theirs: string }) {
  return (
    <dl className={styles.versions}>
      <div>
        <dt>Yours</dt>
        <dd>{yours}</dd>
      </div>
      <div>
        <dt>Theirs</dt>
        <dd>{theirs}</dd>
      </div>
    </dl>
  );
}
