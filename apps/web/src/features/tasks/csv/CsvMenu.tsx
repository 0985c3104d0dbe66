import { IconDots, IconDownload, IconUpload } from '@tabler/icons-react';
import { FAILURES } from '@taskwell/contract/messages';
import type { User } from '@taskwell/contract/schemas/people';
import { canInCompany } from '@taskwell/policy/policy';
import { Suspense, useState } from 'react';
import { actorOf } from '../../../lib/actor.ts';
import { dismissNotice, notify } from '../../../lib/notices.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/LazyPart.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { useTaskFilters } from '../task-navigation.ts';
import type { TaskFilters } from '../task-search.ts';

const ImportDialog = lazyPart(() => import('./ImportDialog.tsx'), 'ImportDialog');

/** Tasks as a file, out and in. */
export function CsvMenu({ user }: { user: User }) {
  const filters = useTaskFilters();
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <Menu
        label="More"
        items={[
          {
            key: 'export',
            label: 'Export CSV',
            icon: <IconDownload size="1.05rem" aria-hidden />,
            onSelect: () => exportTasks(filters),
          },
          ...(canInCompany(actorOf(user), 'importTasks')
            ? [
                {
                  key: 'import',
                  label: 'Import CSV',
                  icon: <IconUpload size="1.05rem" aria-hidden />,
                  onSelect: () => setImporting(true),
                },
              ]
            : []),
        ]}
        trigger={(props) => (
          <button {...props} className={buttonClass({ icon: true })} aria-label="More actions" title="More actions">
            <IconDots size="1.1rem" aria-hidden />
          </button>
        )}
      />
      <Suspense>{isImporting && <ImportDialog onClose={() => setImporting(false)} />}</Suspense>
    </>
  );
}

async function exportTasks(filters: TaskFilters): Promise<void> {
  const preparing = notify({ tone: 'info', text: 'Preparing your file…' });
  try {
    const { downloadTasks } = await import('./download.ts');
    await downloadTasks(filters);
  } catch {
    notify({ tone: 'danger', text: FAILURES.partMissing });
  } finally {
    if (preparing !== null) dismissNotice(preparing);
  }
}
