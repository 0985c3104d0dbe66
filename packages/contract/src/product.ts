/** Facts about the product itself. */
export const PRODUCT = {
  /** Shown in the header where no company name applies (SPEC §2 'Header and navigation'). */
  name: 'Taskwell',
  subtitle: 'Task Manager',
  /** SPEC §2 'Settings', About tab. */
  version: 'v0.0.5',
} as const;
