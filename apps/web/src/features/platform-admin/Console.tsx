import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { CONSOLE_MESSAGES } from '@taskwell/contract/platform-console';
import { administersPlatform } from '@taskwell/policy/policy';
import type { ReactNode } from 'react';
import { actorOf } from '../../lib/actor.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { CenteredNote } from '../../ui/CenteredNote.tsx';
import { LazyPart, lazyPart } from '../../ui/LazyPart.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import styles from './Console.module.css';
import { Companies } from './companies/Companies.tsx';
import { useConsoleNavigation, useConsoleSearch } from './console-navigation.ts';

const Overview = lazyPart(() => import('./overview/Overview.tsx'), 'Overview');
const Users = lazyPart(() => import('./users/Users.tsx'), 'Users');
const FeedbackInbox = lazyPart(() => import('./feedback/FeedbackInbox.tsx'), 'FeedbackInbox');
const Security = lazyPart(() => import('./security/Security.tsx'), 'Security');
const Analytics = lazyPart(() => import('./analytics/Analytics.tsx'), 'Analytics');

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
        { key: 'overview', label: 'System Overview', content: <LazyTab content={<Overview />} /> },
        { key: 'companies', label: 'Companies', content: <Companies /> },
        { key: 'users', label: 'Users', content: <LazyTab content={<Users />} /> },
        { key: 'security', label: 'Security', content: <LazyTab content={<Security />} /> },
        { key: 'analytics', label: 'Analytics', content: <LazyTab content={<Analytics />} /> },
        { key: 'feedback', label: 'Feedback', content: <LazyTab content={<FeedbackInbox />} /> },
      ]}
      open={tab}
      onOpen={openTab}
    />
  );
}

/** Each tab's code comes when it is opened first. */
function LazyTab({ content }: { content: ReactNode }) {
  const { openTab } = useConsoleNavigation();
  return <LazyPart onFailure={() => openTab('companies')}>{content}</LazyPart>;
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
