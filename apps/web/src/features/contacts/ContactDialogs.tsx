import { ApiError } from '@taskwell/client/client';
import { FAILURES } from '@taskwell/contract/messages';
import type { Contact } from '@taskwell/contract/schemas/contacts';
import { Suspense } from 'react';
import { failureSentence } from '../../lib/form.ts';
import { useFormTypingEnd } from '../../lib/form-typing.ts';
import { Button } from '../../ui/Button.tsx';
import { CenteredNote } from '../../ui/CenteredNote.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { lazyPart } from '../../ui/LazyPart.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useContactNavigation, useContactSearch } from './contact-navigation.ts';
import { useContact } from './contact-queries.public.ts';
import type { ContactDialogName } from './contact-search.ts';

const ContactFormDialog = lazyPart(() => import('./ContactFormDialog.tsx'), 'ContactFormDialog');
const DeleteContactDialog = lazyPart(() => import('./DeleteContactDialog.tsx'), 'DeleteContactDialog');

/** Whichever dialog the address names. */
export function ContactDialogs({ known }: { known: readonly Contact[] }) {
  const { contact, dialog } = useContactSearch();
  const { close } = useContactNavigation();
  useFormTypingEnd(dialog === 'new');
  const id = Number(contact);
  const isContact = Number.isSafeInteger(id) && id > 0;
  return (
    <Suspense>
      {dialog === 'new' && <ContactFormDialog contact={null} onClose={close} />}
      {(dialog === 'edit' || dialog === 'delete') && isContact && (
        <ContactDialog
          key={id}
          id={id}
          known={known.find((other) => other.id === id)}
          dialog={dialog}
          onClose={close}
        />
      )}
    </Suspense>
  );
}

interface ContactDialogProps {
  id: number;
  known: Contact | undefined;
  dialog: ContactDialogName;
  onClose: () => void;
}

function ContactDialog({ id, known, dialog, onClose }: ContactDialogProps) {
  const { data: contact, error, refetch } = useContact(id, known);
  if (contact === undefined) {
    return (
      <Dialog title="Contact" size="small" onClose={onClose}>
        {error ? <ContactFailure error={error} onRetry={refetch} /> : <Skeleton height="8rem" />}
      </Dialog>
    );
  }
  return dialog === 'edit' ? (
    <ContactFormDialog contact={contact} onClose={onClose} />
  ) : (
    <DeleteContactDialog contact={contact} onClose={onClose} />
  );
}

function ContactFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <CenteredNote
      title={FAILURES.fetchContact}
      text={isGone ? 'This contact does not exist any more.' : failureSentence(error, FAILURES.unexpected)}
      isFailure
    >
      {!isGone && <Button onClick={onRetry}>Try again</Button>}
    </CenteredNote>
  );
}
