/** Lines that show what quick add understands. */
export const QUICK_ADD_EXAMPLE = {
  personal: 'Pay rent tomorrow 5pm !high',
  company: 'Send the invoice @me tomorrow 5pm !high',
} as const;
