import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { CONSOLE_MESSAGES } from '@taskwell/contract/platform-console';
import { administersPlatform } from '@taskwell/policy/policy';
import { actorOf } from '../../lib/actor.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { CenteredNote } from '../../ui/CenteredNote.tsx';
import { LazyTab, tabCode } from '../../ui/LazyTab.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import styles from './Console.module.css';
import { Companies } from './companies/Companies.tsx';
import { useConsoleNavigation, useConsoleSearch } from './console-navigation.ts';

const Overview = tabCode(() => import('./overview/Overview.tsx'), 'Overview');
const Users = tabCode(() => import('./users/Users.tsx'), 'Users');
const FeedbackInbox = tabCode(() => import('./feedback/FeedbackInbox.tsx'), 'FeedbackInbox');
const Security = tabCode(() => import('./security/Security.tsx'), 'Security');
const Analytics = tabCode(() => import('./analytics/Analytics.tsx'), 'Analytics');

/** SPEC §2 'Super Admin dashboard'. Whoever else comes here is told so by the page itself. */
export function Console() {
  const user = useCurrentUser();
  const isAllowed = administersPlatform(actorOf(user));
  usePageTitle('Super Admin');
  return (
    <div>
      <div className={styles.header}>
        {isAllowed && <Avatar name={user.name} />}
        <div>
          <h1 className={styles.title}>Super Admin</h1>
          {isAllowed && <p className={styles.welcome}>Welcome, {user.name}</p>}
        </div>
      </div>
      {isAllowed ? <ConsoleTabs /> : <AccessDenied />}
    </div>
  );
}

function ConsoleTabs() {
  const { tab } = useConsoleSearch();
  const { openTab } = useConsoleNavigation();
  return (
    <Tabs
      label="Super Admin"
      tabs={[
        { key: 'overview', label: 'System Overview', content: <LazyTab code={Overview} /> },
        { key: 'companies', label: 'Companies', content: <Companies /> },
        { key: 'users', label: 'Users', content: <LazyTab code={Users} /> },
        { key: 'security', label: 'Security', content: <LazyTab code={Security} /> },
        { key: 'analytics', label: 'Analytics', content: <LazyTab code={Analytics} /> },
        { key: 'feedback', label: 'Feedback', content: <LazyTab code={FeedbackInbox} /> },
      ]}
      open={tab}
      onOpen={openTab}
    />
  );
}

function AccessDenied() {
  return (
    <CenteredNote
      icon={<IconLock size="1.5rem" aria-hidden />}
      title="Access Denied"
      text={CONSOLE_MESSAGES.accessDenied}
      isFailure
    >
      <Link to="/dashboard" className={buttonClass()}>
        Go to Dashboard
      </Link>
    </CenteredNote>
  );
}
