import { formatCount } from '@taskwell/contract/numbers';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { CenteredNote } from './CenteredNote.tsx';
import { passFocusOn } from './leaving-focus.ts';

interface EmptyPageProps {
  icon?: ReactNode;
  /** What is listed, such as 'companies'. */
  noun: string;
  /** How many pages there are; 0 where nothing was found at all. */
  pages: number;
  /** What is said where nothing was found at all. */
  none: { title: string; text: string };
  onPage: (page: number) => void;
}

/** In place of a page that has nothing: nothing at all, or only not this far, as some may have gone since. */
export function EmptyPage({ icon, noun, pages, none, onPage }: EmptyPageProps) {
  if (pages === 0) return <CenteredNote icon={icon} title={none.title} text={none.text} />;
  return (
    <CenteredNote
      icon={icon}
      title={`No ${noun} on this page`}
      text={pages === 1 ? 'There is 1 page.' : `There are ${formatCount(pages, 'page')}.`}
    >
      <Button ref={passFocusOn} onClick={() => onPage(pages)}>
        Go to the last page
      </Button>
    </CenteredNote>
  );
}
