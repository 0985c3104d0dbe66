import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { parseContactSearch } from './features/contacts/contact-search.ts';
import { parsePeopleSearch } from './features/people/people-search.ts';
import { parseConsoleSearch } from './features/platform-admin/console-search.ts';
import { rememberFilters } from './features/tasks/filter-memory.ts';
import { parseCalendar, parseTaskDialog, parseTaskPage } from './features/tasks/task-search.ts';
import { settledWithin } from './lib/pause.ts';
import { parseSearch, stringifySearch, textOf, textsOf } from './lib/query-string.ts';
import {
  requireCompany,
  requireCompanyAdministrator,
  requireNoSession,
  requireNoSessionToSignUp,
  requireRole,
  requireSession,
} from './router-guards.ts';
import type { AppScreen } from './screens.ts';
import { RouteError } from './ui/RouteError.tsx';

/** Every screen, its access and its lazy file (SPEC §2 'Route table'). */

declare module '@tanstack/history' {
  interface HistoryState {
    /** A sentence for the next screen (SPEC §2 'Login': flash message). */
    flash?: string;
    /** Where to go after signing in. */
    returnTo?: string;
    /** Who signs in, where the screen before knows it. */
    email?: string;
    /** The filters of the address are those just chosen, or those of the view before, even where there are none. */
    filters?: 'chosen' | 'kept';
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

/**
 * A screen whose code comes when it is visited. Where it does not come the router loads the page again, for a newer
 * version; not without a network, where that ends at the browser's own error page and what is still to be sent is lost.
 */
function lazyScreen<File extends Record<Name, () => ReactNode>, Name extends string>(
  load: () => Promise<File>,
  name: Name,
) {
  return lazyRouteComponent(
    () => load().catch((cause) => Promise.reject(navigator.onLine ? cause : new Error('Offline', { cause }))),
    name,
  );
}

const root = createRootRoute({ component: Outlet });
const at = <const P extends string>(path: P) => ({ getParentRoute: () => root, path });

const importLanding = () => import('./routes/landing.tsx');
const landingPage = {
  loader: () => importLanding().then(({ loadLanding }) => loadLanding()),
  component: lazyScreen(importLanding, 'LandingRoute'),
};
const home = createRoute({ ...at('/'), ...landingPage });
const landing = createRoute({ ...at('/landing'), ...landingPage });

const login = createRoute({
  ...at('/login'),
  beforeLoad: requireNoSession,
  validateSearch: (search): { reset?: string } => textsOf(search, ['reset']),
  component: lazyScreen(() => import('./routes/login.tsx'), 'LoginRoute'),
});
const signup = createRoute({
  ...at('/signup'),
  component: lazyScreen(() => import('./routes/signup.tsx'), 'SignupRoute'),
});
const companySignup = createRoute({
  ...at('/company-signup'),
  component: lazyScreen(() => import('./routes/company-signup.tsx'), 'CompanySignupRoute'),
});
const personalSignup = createRoute({
  ...at('/personal-signup'),
  beforeLoad: requireNoSessionToSignUp,
  component: lazyScreen(() => import('./routes/personal-signup.tsx'), 'PersonalSignupRoute'),
});
const verifyEmail = createRoute({
  ...at('/verify-email'),
  validateSearch: (search): { email?: string; resend?: string } => {
    const email = textOf(search.email);
    const resend = textOf(search.resend);
    return { ...(email && { email }), ...(resend && { resend }) };
  },
  component: lazyScreen(() => import('./routes/verify-email.tsx'), 'VerifyEmailRoute'),
});
const setPassword = createRoute({
  ...at('/set-password/$token'),
  component: lazyScreen(() => import('./routes/set-password.tsx'), 'SetPasswordRoute'),
});
const unsubscribe = createRoute({
  ...at('/unsubscribe/$token'),
  component: lazyScreen(() => import('./routes/unsubscribe.tsx'), 'UnsubscribeRoute'),
});
const taskInvitation = createRoute({
  ...at('/task-invitation/$token'),
  component: lazyScreen(() => import('./routes/task-invitation.tsx'), 'TaskInvitationRoute'),
});
/** For visitors too: what they have typed is still there once they have signed in (SPEC §2 'AI Task Assistant popup'). */
const popup = createRoute({
  ...at('/popup'),
  validateSearch: (search): { text?: string } => textsOf(search, ['text']),
  component: lazyScreen(() => import('./routes/popup.tsx'), 'PopupRoute'),
});
const contact = createRoute({
  ...at('/contact'),
  validateSearch: (search): { about?: 'sales' } => (search.about === 'sales' ? { about: 'sales' } : {}),
  component: lazyScreen(() => import('./routes/contact.tsx'), 'ContactRoute'),
});
const download = createRoute({
  ...at('/download'),
  component: lazyScreen(() => import('./routes/download.tsx'), 'DownloadRoute'),
});
const terms = createRoute({
  ...at('/terms'),
  component: lazyScreen(() => import('./routes/terms.tsx'), 'TermsRoute'),
});
const privacy = createRoute({
  ...at('/privacy'),
  component: lazyScreen(() => import('./routes/privacy.tsx'), 'PrivacyRoute'),
});

/** Header, navigation, live updates and all that a signed-in person has on every screen. */
const app = createRoute({
  getParentRoute: () => root,
  id: 'app',
  beforeLoad: requireSession,
  component: lazyScreen(() => import('./routes/app.tsx'), 'AppRoute'),
});
const inApp = <const P extends `/${AppScreen}`>(path: P) => ({ getParentRoute: () => app, path });

const LONGEST_WAIT_MILLISECONDS = 150;
const importDashboard = () => import('./routes/dashboard.tsx');
const dashboard = createRoute({
  ...inApp('/dashboard'),
  beforeLoad: (visit) => {
    requireCompany(visit);
    rememberFilters(visit);
  },
  validateSearch: parseTaskPage,
  // Mostly they are there within a moment, and the screen is drawn once instead of twice; it does not wait for longer.
  loader: ({ location }) => {
    const reading = importDashboard().then(({ readDashboard }) => readDashboard(location.search));
    return settledWithin(LONGEST_WAIT_MILLISECONDS, reading);
  },
  component: lazyScreen(importDashboard, 'DashboardRoute'),
});
const tasks = createRoute({
  ...inApp('/tasks'),
  beforeLoad: requireCompany,
  validateSearch: parseTaskPage,
  component: lazyScreen(() => import('./routes/tasks.tsx'), 'TasksRoute'),
});
/** The start pages (DECISIONS §4), over which tasks open. */
const admin = createRoute({
  ...inApp('/admin'),
  beforeLoad: requireCompanyAdministrator,
  validateSearch: parseTaskDialog,
  component: lazyScreen(() => import('./routes/admin.tsx'), 'AdminRoute'),
});
const employee = createRoute({
  ...inApp('/employee'),
  beforeLoad: requireRole('EMPLOYEE'),
  validateSearch: parseTaskDialog,
  component: lazyScreen(() => import('./routes/employee.tsx'), 'EmployeeRoute'),
});
const personalDashboard = createRoute({
  ...inApp('/personal-dashboard'),
  beforeLoad: requireCompany,
  validateSearch: parseTaskDialog,
  component: lazyScreen(() => import('./routes/personal-dashboard.tsx'), 'PersonalDashboardRoute'),
});
const employees = createRoute({
  ...inApp('/employees'),
  beforeLoad: requireRole('ADMIN', 'SYSDMIN'),
  validateSearch: parsePeopleSearch,
  component: lazyScreen(() => import('./routes/employees.tsx'), 'EmployeesRoute'),
});
const contacts = createRoute({
  ...inApp('/contacts'),
  beforeLoad: requireCompany,
  validateSearch: parseContactSearch,
  component: lazyScreen(() => import('./routes/contacts.tsx'), 'ContactsRoute'),
});
const calendar = createRoute({
  ...inApp('/calendar'),
  beforeLoad: requireCompany,
  validateSearch: parseCalendar,
  component: lazyScreen(() => import('./routes/calendar.tsx'), 'CalendarRoute'),
});
const invitations = createRoute({
  ...inApp('/invitations'),
  beforeLoad: requireCompany,
  component: lazyScreen(() => import('./routes/invitations.tsx'), 'InvitationsRoute'),
});
/** The tab, the dialog that is open over it, and what the audit log is narrowed down to, by the names of the API. */
const SETTINGS_ADDRESS = [
  'tab',
  'dialog',
  'search',
  'action',
  'entityType',
  'userId',
  'startDate',
  'endDate',
  'page',
] as const;

const settings = createRoute({
  ...inApp('/settings'),
  validateSearch: (search) => textsOf(search, SETTINGS_ADDRESS),
  component: lazyScreen(() => import('./routes/settings.tsx'), 'SettingsRoute'),
});

/** For whoever is signed in: the screen itself says that it is the super administrator's. */
const superAdmin = createRoute({
  ...inApp('/super-admin'),
  validateSearch: parseConsoleSearch,
  component: lazyScreen(() => import('./routes/super-admin.tsx'), 'SuperAdminRoute'),
});

/** 'Any unknown path redirects to /dashboard' (SPEC §2). */
const unknown = createRoute({
  ...at('$'),
  beforeLoad: () => {
    throw redirect({ to: '/dashboard', replace: true });
  },
});

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    landing,
    login,
    signup,
    companySignup,
    personalSignup,
    verifyEmail,
    setPassword,
    unsubscribe,
    taskInvitation,
    popup,
    contact,
    download,
    terms,
    privacy,
    app.addChildren([
      dashboard,
      tasks,
      admin,
      employee,
      personalDashboard,
      employees,
      calendar,
      contacts,
      invitations,
      settings,
      superAdmin,
    ]),
    unknown,
  ]),
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultErrorComponent: RouteError,
  // Whoever has scrolled on the landing page that came with the first answer stays there when the application is ready.
  scrollRestoration: () => document.querySelector('#landing:not([data-left])') === null,
  scrollRestorationBehavior: 'instant',
});
