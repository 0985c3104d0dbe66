import { rolesToGive, rolesToImport } from '@taskwell/policy/policy';
import { Suspense } from 'react';
import { actorOf } from '../../lib/actor.ts';
import { useFormTypingEnd } from '../../lib/form-typing.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { lazyPart } from '../../ui/LazyPart.tsx';
import { usePeopleNavigation, usePeopleSearch } from './people-navigation.ts';

const AddEmployeeDialog = lazyPart(() => import('./dialogs/AddEmployeeDialog.tsx'), 'AddEmployeeDialog');
const ImportEmployeesDialog = lazyPart(() => import('./import/ImportEmployeesDialog.tsx'), 'ImportEmployeesDialog');
const EmployeeDialog = lazyPart(() => import('./dialogs/EmployeeDialog.tsx'), 'EmployeeDialog');

/** Whichever dialog the address names, for those who may use it. */
export function PeopleDialogs() {
  const { person, dialog } = usePeopleSearch();
  const { close } = usePeopleNavigation();
  useFormTypingEnd(dialog === 'add');
  const actor = actorOf(useCurrentUser());
  const id = idOf(person);
  return (
    <Suspense>
      {dialog === 'add' && rolesToGive(actor).length > 0 && <AddEmployeeDialog onClose={close} />}
      {dialog === 'import' && rolesToImport(actor).length > 0 && <ImportEmployeesDialog onClose={close} />}
      {id !== null && <EmployeeDialog key={id} id={id} dialog={dialog ?? null} onClose={close} />}
    </Suspense>
  );
}

function idOf(text: string | undefined): number | null {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
