import { createSpotlight, Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/spotlight/styles.layer.css';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { useHeldPage } from '../../ui/held-page.ts';
import { MantineRoot } from '../../ui/MantineRoot.tsx';
import styles from './Palette.module.css';
import { usePaletteActions } from './palette-actions.tsx';

const [store, palette] = createSpotlight();

interface PaletteProps {
  /** What was typed before the field was there. */
  takeTyped: () => string;
  onClose: () => void;
}

/** Ctrl or Cmd with K: go somewhere, create, find a task or a colleague. */
export function Palette({ takeTyped, onClose }: PaletteProps) {
  const [query, setQuery] = useState('');
  const groups = usePaletteActions(useDeferredValue(query));
  useHeldPage();
  useEffect(() => palette.open(), []);

  return (
    <MantineRoot>
      <Spotlight
        store={store}
        shortcut={null}
        query={query}
        onQueryChange={setQuery}
        onSpotlightClose={onClose}
        actions={groups}
        filter={keepFound}
        nothingFound="Nothing found"
        scrollable
        maxHeight={420}
        lockScroll={false}
        attributes={{ content: { 'aria-label': 'Command palette' } }}
        transitionProps={{ duration: 0 }}
        overlayProps={{ className: styles.overlay ?? '' }}
        classNames={{
          content: styles.content ?? '',
          search: styles.search ?? '',
          action: styles.action ?? '',
          actionDescription: styles.description ?? '',
          actionsGroup: styles.group ?? '',
          empty: styles.empty ?? '',
        }}
        searchProps={{
          leftSection: <IconSearch size="1.15rem" aria-hidden />,
          placeholder: 'Search tasks, or go to…',
          'aria-label': 'Search tasks, or go to',
          onFocus: () => {
            const typed = takeTyped();
            setQuery((text) => text + typed);
          },
        }}
      />
    </MantineRoot>
  );
}

/** The server has searched tasks and people; only the fixed commands are left to narrow down. */
function keepFound(query: string, actions: readonly unknown[]): SpotlightActionGroupData[] {
  const wanted = query.trim().toLowerCase();
  return (actions as SpotlightActionGroupData[])
    .map((group) => ({
      ...group,
      actions: group.actions.filter(
        ({ id, label }) => !id.startsWith('go-') || wanted === '' || label?.toLowerCase().includes(wanted),
      ),
    }))
    .filter((group) => group.actions.length > 0);
}
