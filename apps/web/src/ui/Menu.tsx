import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './Menu.module.css';
import { createMenuFocus } from './menu-focus.ts';
import { usePlacement, usePressOutside } from './placement.ts';

export interface MenuItem {
  key: string;
  label: string;
  icon?: ReactNode;
  hint?: string;
  isDanger?: boolean;
  /** Given: the item is one of a choice. */
  isChecked?: boolean;
  /** Draws a line above. */
  startsGroup?: boolean;
  onSelect: () => void;
}

export interface MenuTriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  type: 'button';
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
}

interface MenuProps {
  /** What the menu is for, read out when it opens. */
  label: string;
  heading?: ReactNode;
  items: readonly MenuItem[];
  /** 'radio': one of the items, 'check': any number of them (the menu stays open), 'action': things to do. */
  kind?: 'action' | 'radio' | 'check';
  trigger: (props: MenuTriggerProps) => ReactNode;
}

const MOST_HEIGHT = 480;

const ROLES = { action: 'menuitem', radio: 'menuitemradio', check: 'menuitemcheckbox' } as const;

/**
 * A menu button after the ARIA pattern: arrows, Home, End and the letters that an item begins with move, Esc and Tab leave, focus returns. It
 * opens in the browser's top layer, so it also works within dialogs and moved rows, and costs next to nothing while
 * closed: the dashboard shows dozens of them.
 */
export function Menu({ label, heading, items, kind = 'action', trigger }: MenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close(returnsFocus: boolean): void {
    setOpen(false);
    // The page may have been scrolled meanwhile, and stays where it is.
    if (returnsFocus) button.current?.focus({ preventScroll: true });
  }

  return (
    <>
      {trigger({
        ref: button,
        type: 'button',
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => setOpen(!isOpen),
      })}
      {isOpen && (
        <MenuPanel id={id} label={label} heading={heading} items={items} kind={kind} button={button} onClose={close} />
      )}
    </>
  );
}

interface MenuPanelProps extends Required<Pick<MenuProps, 'label' | 'items' | 'kind'>> {
  id: string;
  heading: ReactNode;
  button: RefObject<HTMLButtonElement | null>;
  onClose: (returnsFocus: boolean) => void;
}

function MenuPanel({ id, label, heading, items, kind, button, onClose }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [moveFocus] = useState(createMenuFocus);
  usePressOutside([panel, button], () => onClose(false));
  usePlacement(panel, button, { mostHeight: MOST_HEIGHT, onAway: () => onClose(true) });
  useLayoutEffect(() => {
    const menu = panel.current;
    const first =
      menu?.querySelector<HTMLElement>('[aria-checked="true"]') ?? menu?.querySelector('[role^="menuitem"]');
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }, []);

  function onKeyDown(event: React.KeyboardEvent): void {
    if (event.key === 'Escape' || event.key === 'Tab') {
      // Tab moves on from the button; Esc must not also close a dialog around the menu.
      if (event.key === 'Escape') event.preventDefault();
      event.stopPropagation();
      onClose(true);
      return;
    }
    if (panel.current && moveFocus(panel.current, event.key)) event.preventDefault();
    // Keys for the menu are not shortcuts of the page.
    event.stopPropagation();
  }

  return (
    <div
      ref={panel}
      id={id}
      role="menu"
      aria-label={label}
      popover="manual"
      className={styles.menu}
      onKeyDown={onKeyDown}
    >
      {heading && <div className={styles.heading}>{heading}</div>}
      {items.map((item) => (
        <div key={item.key} role="none">
          {item.startsGroup && <hr className={styles.divider} />}
          <button
            type="button"
            role={ROLES[kind]}
            tabIndex={-1}
            {...(kind !== 'action' && { 'aria-checked': item.isChecked ?? false })}
            className={`${styles.item} ${item.isDanger ? styles.danger : ''}`}
            onClick={() => {
              if (kind !== 'check') onClose(true);
              item.onSelect();
            }}
          >
            {item.icon}
            <span className={styles.label}>{item.label}</span>
            {item.hint && <span className={styles.hint}>{item.hint}</span>}
            {kind !== 'action' && (
              <span className={styles.check}>{item.isChecked && <IconCheck size="1rem" aria-hidden />}</span>
            )}
          </button>
        </div>
      ))}
    </div>
  );
}
