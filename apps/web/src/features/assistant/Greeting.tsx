import { ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import { Button } from '../../ui/Button.tsx';
import styles from './ChatDialog.module.css';
import { type } from './conversation.ts';

const EXAMPLES = ['What is overdue?', 'What is due this week?', 'How many tasks are in progress?'];

/** What the chat begins with: who answers, and questions to begin with. */
export function Greeting({ name, onChosen }: { name: string; onChosen: () => void }) {
  return (
    <div className={styles.greeting}>
      <p className={styles.said} data-role="assistant" dir="auto">
        {ASSISTANT_MESSAGES.greeting(name)}
      </p>
      <ul className={styles.choices} aria-label="Examples">
        {EXAMPLES.map((example) => (
          <li key={example}>
            <Button
              size="small"
              onClick={() => {
                type(example);
                onChosen();
              }}
            >
              {example}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
