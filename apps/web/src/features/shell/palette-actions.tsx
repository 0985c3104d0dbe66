import {
  IconAddressBook,
  IconBolt,
  IconChecklist,
  IconClipboardText,
  IconPlus,
  IconSparkles,
  IconUser,
  IconUserPlus,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { TASK_STATUS_LABELS } from '@taskwell/contract/labels';
import { canInCompany, rolesToGive } from '@taskwell/policy/policy';
import type { ReactNode } from 'react';
import { actorOf } from '../../lib/actor.ts';
import { useFormTyping } from '../../lib/form-typing.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { useChatStep } from '../assistant/chat-step.public.ts';
import { openPopup } from '../assistant/popup-window.public.ts';
import { INVITATIONS_LINK, navigationLinks, SETTINGS_LINK, startLinks } from './navigation.ts';
import { useFound } from './palette-queries.ts';

const ICON_SIZE = '1.15rem';

export interface PaletteAction {
  id: string;
  label: string;
  description?: string;
  icon: ReactNode;
  run: () => void;
}

export interface PaletteGroup {
  name: string;
  actions: readonly PaletteAction[];
}

interface PaletteOffer {
  groups: readonly PaletteGroup[];
  /** Tasks and people are still those of what was typed before. */
  isSearching: boolean;
  /** Why tasks and people could not be looked for. */
  failure: string | null;
}

/** What the palette offers for what has been typed. */
export function usePaletteActions(query: string): PaletteOffer {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const wanted = query.trim().toLowerCase();
  const chat = useChatStep();
  const beginTyping = useFormTyping();
  const { tasks, people, isSearching, failure } = useFound(query.trim(), actorOf(user));

  const commands: PaletteAction[] = [
    ...(canInCompany(actorOf(user), 'createTask')
      ? [
          {
            id: 'go-new',
            label: 'Add New Task',
            icon: <IconPlus size={ICON_SIZE} aria-hidden />,
            run: () => {
              beginTyping();
              navigate({ to: '/dashboard', search: { dialog: 'new' } });
            },
          },
          {
            id: 'go-quick-add',
            label: 'Quick add',
            description: 'A task in one line',
            icon: <IconBolt size={ICON_SIZE} aria-hidden />,
            run: () => void navigate({ to: '/dashboard', search: true, hash: 'quick-add' }),
          },
          {
            id: 'go-new-contact',
            label: 'Add Contact',
            icon: <IconAddressBook size={ICON_SIZE} aria-hidden />,
            run: () => {
              beginTyping();
              navigate({ to: '/contacts', search: { dialog: 'new' } });
            },
          },
        ]
      : []),
    ...(canInCompany(actorOf(user), 'askAssistant')
      ? [
          {
            id: 'go-assistant',
            label: 'Ask the AI assistant',
            icon: <IconSparkles size={ICON_SIZE} aria-hidden />,
            run: chat.open,
          },
          {
            id: 'go-popup',
            label: 'Turn a text into a task',
            description: 'In a small window',
            icon: <IconClipboardText size={ICON_SIZE} aria-hidden />,
            run: openPopup,
          },
        ]
      : []),
    ...(rolesToGive(actorOf(user)).length > 0
      ? [
          {
            id: 'go-new-employee',
            label: 'Add Employee',
            icon: <IconUserPlus size={ICON_SIZE} aria-hidden />,
            run: () => {
              beginTyping();
              navigate({ to: '/employees', search: { dialog: 'add' } });
            },
          },
        ]
      : []),
    ...[
      ...navigationLinks(user),
      ...startLinks(user),
      ...(user.companyId === null ? [] : [INVITATIONS_LINK]),
      SETTINGS_LINK,
    ].map(({ to, label, icon: Icon }) => ({
      id: `go-${to}`,
      label: `Go to ${label}`,
      icon: <Icon size={ICON_SIZE} aria-hidden />,
      run: () => void navigate({ to }),
    })),
  ];
  const groups: PaletteGroup[] = [
    {
      name: 'Tasks',
      actions: tasks.map((task) => ({
        id: `task-${task.id}`,
        label: task.title,
        description: TASK_STATUS_LABELS[task.status],
        icon: <IconChecklist size={ICON_SIZE} aria-hidden />,
        run: () => void navigate({ to: '/dashboard', search: { task: String(task.id) } }),
      })),
    },
    {
      name: 'People',
      actions: people.map((person) => ({
        id: `person-${person.id}`,
        label: person.name,
        description: `Tasks of ${person.email}`,
        icon: <IconUser size={ICON_SIZE} aria-hidden />,
        run: () => void navigate({ to: '/tasks', search: { assigneeId: String(person.id) } }),
      })),
    },
    // The server has searched tasks and people; the commands are few and known.
    { name: 'Commands', actions: commands.filter(({ label }) => label.toLowerCase().includes(wanted)) },
  ];
  return { groups: groups.filter(({ actions }) => actions.length > 0), isSearching, failure };
}
