import type { ReactNode } from 'react';

/** A form that begins with what was handed over (SPEC §2 'Hand-over inputs'). */
export interface HandedForm<F> {
  /** Under which name what is typed is kept: it is no draft of the person's own. */
  draft: string;
  fields: F;
  /** Says where it comes from. */
  notice: ReactNode;
  /** Selects what has the focus at first. */
  focusOn: string;
}
