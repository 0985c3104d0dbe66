import { z } from 'zod';
import { id, instant } from '../schemas.ts';

/** A contact (SPEC §3); `isPersonal` false is a business contact. */
export const contact = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  isPersonal: z.boolean(),
  createdAt: instant,
});

export type Contact = z.output<typeof contact>;
