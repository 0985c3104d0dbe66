import type { Combobox } from '../../ui/combobox.ts';
import styles from './Palette.module.css';
import type { PaletteAction, PaletteGroup } from './palette-actions.tsx';

interface PaletteListProps {
  combobox: Combobox<PaletteAction>;
  groups: readonly PaletteGroup[];
  isSearching: boolean;
  failure: string | null;
}

/** What the palette offers, the first that was found on top. */
export function PaletteList({ combobox, groups, isSearching, failure }: PaletteListProps) {
  const note = failure ?? (groups.length === 0 && (isSearching ? 'Searching…' : 'Nothing found'));
  return (
    <>
      {note && (
        <p role="status" className={styles.empty}>
          {note}
        </p>
      )}
      {groups.length > 0 && <Found combobox={combobox} groups={groups} />}
    </>
  );
}

function Found({ combobox, groups }: Pick<PaletteListProps, 'combobox' | 'groups'>) {
  return (
    <div {...combobox.list({ 'aria-label': 'Found' })} className={styles.list}>
      {groups.map(({ name, actions }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
        <div key={name} role="group" aria-label={name}>
          <div className={styles.heading} aria-hidden="true">
            {name}
          </div>
          {actions.map((action) => (
            <div
              key={action.id}
              {...combobox.option(action, { 'aria-selected': action.id === combobox.active?.id })}
              className={styles.action}
            >
              {action.icon}
              <span className={styles.words}>
                {action.label}
                {action.description && <span className={styles.description}>{action.description}</span>}
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
