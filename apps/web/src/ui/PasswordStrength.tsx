import { IconCheck, IconPoint } from '@tabler/icons-react';
import { PASSWORD_STRENGTH_LABELS } from '@taskwell/contract/labels';
import { passwordRules, passwordStrength } from '@taskwell/contract/rules';
import styles from './PasswordStrength.module.css';

const RULE_WORDS = ['One lowercase letter', 'One uppercase letter', 'One number', 'One special character (!@#$%^&*)'];

/** Score 0 to 5 with its word, and which of the five rules are met (SPEC §2 'Sign-up screens'). */
export function PasswordStrength({ password, minLength }: { password: string; minLength: number }) {
  const score = passwordStrength(password, minLength);
  const look = score >= 4 ? styles.strong : score === 3 ? styles.fair : styles.weak;
  const words = [`At least ${minLength} characters`, ...RULE_WORDS];
  return (
    <div className={styles.meter}>
      <div className={styles.line}>
        <div className={styles.bars} aria-hidden="true">
          {[1, 2, 3, 4, 5].map((step) => (
            <span key={step} className={`${styles.bar} ${step <= score ? look : ''}`} />
          ))}
        </div>
        <output className={styles.label}>
          <span className="visually-hidden">Password strength: </span>
          {PASSWORD_STRENGTH_LABELS[score]}
        </output>
      </div>
      <ul className={styles.rules}>
        {passwordRules(minLength).map((rule, index) => {
          const isMet = rule.isMet(password);
          const Icon = isMet ? IconCheck : IconPoint;
          return (
            <li key={rule.message} className={`${styles.rule} ${isMet ? styles.met : ''}`}>
              <Icon size="0.9rem" aria-hidden />
              {words[index]}
              <span className="visually-hidden">{isMet ? ': met' : ': not met yet'}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
