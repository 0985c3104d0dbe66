/** The screens behind the sign-in, by the first word of their address; each has its file of this name in routes/. */
export const APP_SCREENS = [
  'dashboard',
  'tasks',
  'employees',
  'calendar',
  'contacts',
  'invitations',
  'settings',
  'super-admin',
  'admin',
  'employee',
  'personal-dashboard',
] as const;
export type AppScreen = (typeof APP_SCREENS)[number];

/**
 * The screen that an address leads to, by the name of its file in routes/. What the guards decide besides (roles, who is
 * signed in already) is theirs: this is what to fetch first, and nothing depends on it.
 *
 * @param names of all screens
 */
export function screenOf(pathname: string, names: readonly string[], isSignedIn: boolean): string {
  const word = pathname.split('/')[1] || 'landing';
  const name = names.includes(word) ? word : 'dashboard';
  return isAppScreen(name) && !isSignedIn ? 'login' : name;
}

export function isAppScreen(name: string): name is AppScreen {
  return APP_SCREENS.some((screen) => screen === name);
}
