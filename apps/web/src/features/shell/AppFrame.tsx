import { useLocation, useNavigate } from '@tanstack/react-router';
import { canInCompany } from '@taskwell/policy/policy';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { actorOf } from '../../lib/actor.ts';
import { useFormTyping } from '../../lib/form-typing.ts';
import { useHistorySteps } from '../../lib/history-steps.ts';
import { usePreferences } from '../../lib/preferences.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { useShortcuts } from '../../lib/shortcuts.ts';
import { TASK_PAGES } from '../../lib/tasks/task-pages.ts';
import { useUndoKey } from '../../lib/undo-key.ts';
import { LazyPart, lazyPart } from '../../ui/LazyPart.tsx';
import { NoticeArea } from '../../ui/NoticeArea.tsx';
import { usePrepared } from '../../ui/prepared.ts';
import styles from './AppFrame.module.css';
import { BottomBar } from './BottomBar.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { Header } from './Header.tsx';
import { usePaletteShortcut } from './palette-shortcut.ts';

const ShortcutsDialog = lazyPart(() => import('./ShortcutsDialog.tsx'), 'ShortcutsDialog');
const Palette = lazyPart(() => import('./Palette.tsx'), 'Palette');

type Overlay = 'shortcuts' | 'palette' | null;

/** What stands around every screen of a signed-in person. */
export function AppFrame({ isLive, children }: { isLive: boolean; children: ReactNode }) {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const { open } = useHistorySteps();
  const beginTyping = useFormTyping();
  const mayCreate = canInCompany(actorOf(user), 'createTask');
  const hasTasks = useLocation({ select: ({ pathname }) => TASK_PAGES.includes(pathname) });
  const [overlay, setOverlay] = useState<Overlay>(null);
  const main = useFocusOnNavigation();

  function create(): void {
    beginTyping();
    if (hasTasks) open(newTask, { filters: 'kept' });
    else navigate({ to: '/dashboard', search: { dialog: 'new' } });
  }

  useShortcuts({
    '?': () => setOverlay('shortcuts'),
    c: () => mayCreate && create(),
  });
  usePrepared(Palette);
  useUndoKey();
  // Followed on every screen: what another tab chooses holds here too.
  usePreferences();
  const typedAhead = usePaletteShortcut({ onOpen: () => setOverlay('palette'), onCancel: () => setOverlay(null) });
  function closeOverlay(): void {
    typedAhead.take();
    setOverlay(null);
  }

  return (
    <div className={styles.frame}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <Header user={user} onShowShortcuts={() => setOverlay('shortcuts')} />
      <ConnectionNotice isLive={isLive} />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <BottomBar user={user} />
      <NoticeArea />
      <LazyPart onFailure={closeOverlay}>
        {overlay === 'shortcuts' && <ShortcutsDialog onClose={closeOverlay} />}
        {overlay === 'palette' && <Palette takeTyped={typedAhead.take} onClose={closeOverlay} />}
      </LazyPart>
    </div>
  );
}

/** The dialog opens over the list as it is filtered now. */
function newTask(search: object) {
  return { ...search, dialog: 'new' };
}

/** A new screen takes the focus, as a page load would; a dialog over the same screen does not. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const path = useLocation({ select: (location) => location.pathname });
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
}
