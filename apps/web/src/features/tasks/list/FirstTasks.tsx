import { IconBolt, IconSquareRoundedPlus, IconUsersPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { User } from '@taskwell/contract/schemas/people';
import { canInCompany, rolesToGive } from '@taskwell/policy/policy';
import type { ReactNode } from 'react';
import { actorOf } from '../../../lib/actor.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { NewTaskButton } from '../NewTaskButton.public.tsx';
import { useQuickAddStep } from '../quick-add/quick-add-step.ts';
import { QUICK_ADD_EXAMPLE } from '../quick-add/quick-add-words.ts';
import styles from './FirstTasks.module.css';

interface FirstTasksProps {
  title: string;
  text: string;
  user: User;
}

/** In place of the list of an account that has no task yet: what to begin with. */
export function FirstTasks({ title, text, user }: FirstTasksProps) {
  const typeInto = useQuickAddStep();
  const actor = actorOf(user);
  const example = QUICK_ADD_EXAMPLE[user.isPersonal ? 'personal' : 'company'];
  return (
    <div className={styles.first}>
      <h2 className={styles.heading}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.steps}>
        {canInCompany(actor, 'createTask') && (
          <Step
            icon={<IconSquareRoundedPlus aria-hidden />}
            title="Add your first task"
            text={
              <>
                Type a line as you would say it. <q className={styles.example}>{example}</q> becomes a task with its due
                date and priority.
              </>
            }
          >
            <Button look="primary" onClick={() => typeInto(example)}>
              <IconBolt size="1.05rem" aria-hidden />
              Try this example
            </Button>
            <NewTaskButton look="secondary">Fill in a form</NewTaskButton>
          </Step>
        )}
        {rolesToGive(actor).length > 0 && (
          <Step
            icon={<IconUsersPlus aria-hidden />}
            title="Invite your team"
            text="Each person gets an email with a link to choose a password, and can be assigned tasks at once."
          >
            <Link to="/employees" search={{ dialog: 'add' }} className={buttonClass()}>
              Add Employee
            </Link>
            <Link to="/employees" search={{ dialog: 'import' }} className={buttonClass()}>
              Import a list
            </Link>
          </Step>
        )}
      </div>
    </div>
  );
}

interface StepProps {
  icon: ReactNode;
  title: string;
  text: ReactNode;
  children: ReactNode;
}

function Step({ icon, title, text, children }: StepProps) {
  return (
    <section className={styles.step}>
      <div className={styles.icon}>{icon}</div>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
