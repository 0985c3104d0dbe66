import { IconDots, IconDownload, IconUpload } from '@tabler/icons-react';
import { FAILURES } from '@taskwell/contract/messages';
import type { User } from '@taskwell/contract/schemas/people';
import { canInCompany } from '@taskwell/policy/policy';
import { actorOf } from '../../../lib/actor.ts';
import { dismissNotice, notify } from '../../../lib/notices.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { LazyPart, lazyPart } from '../../../ui/LazyPart.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { useOpenDialog, useTaskFilters, useTaskNavigation } from '../task-navigation.ts';
import type { TaskFilters } from '../task-search.ts';

const ImportDialog = lazyPart(() => import('./ImportDialog.tsx'), 'ImportDialog');

/** Tasks as a file, out and in. */
export function CsvMenu({ user }: { user: User }) {
  const filters = useTaskFilters();
  const { dialog } = useOpenDialog();
  const { importCsv, close } = useTaskNavigation();
  const mayImport = canInCompany(actorOf(user), 'importTasks');
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
          ...(mayImport
            ? [
                {
                  key: 'import',
                  label: 'Import CSV',
                  icon: <IconUpload size="1.05rem" aria-hidden />,
                  onSelect: importCsv,
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
      <LazyPart onFailure={close}>{dialog === 'import' && mayImport && <ImportDialog onClose={close} />}</LazyPart>
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
