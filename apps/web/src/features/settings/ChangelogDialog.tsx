import { PRODUCT } from '@taskwell/contract/product';
import { Badge } from '../../ui/Badge.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { type ReleasePart, releases } from './changelog.ts';
import styles from './Settings.module.css';

const UNRELEASED = 'Unreleased';

export function ChangelogDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="What is new" onClose={onClose}>
      {releases().map(({ name, parts }) => (
        <section key={name} className={styles.release}>
          <h3>
            {name === UNRELEASED ? `Since ${PRODUCT.version}` : name}
            {name === PRODUCT.version && <Badge tone="info">This version</Badge>}
          </h3>
          {parts.map((part) => (
            <Part key={part.name} {...part} />
          ))}
        </section>
      ))}
    </Dialog>
  );
}

function Part({ name, text, notes }: ReleasePart) {
  return (
    <>
      {name !== null && <h4>{name}</h4>}
      {text !== '' && <p>{withCode(text)}</p>}
      <ul>
        {notes.map((note) => (
          <li key={note}>{withCode(note)}</li>
        ))}
      </ul>
    </>
  );
}

/** What stands between backticks is code. */
function withCode(text: string) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text that never changes
  return text.split('`').map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece));
}
