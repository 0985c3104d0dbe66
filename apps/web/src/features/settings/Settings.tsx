import { canInCompany } from '@taskwell/policy/policy';
import { actorOf } from '../../lib/actor.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { About } from './About.tsx';
import { AccessTokensCard } from './AccessTokensCard.tsx';
import { AdminTools } from './AdminTools.tsx';
import { DangerZone } from './DangerZone.tsx';
import { Feedback } from './Feedback.tsx';
import { Preferences } from './Preferences.tsx';
import { Profile } from './Profile.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import styles from './Settings.module.css';
import { SettingsTabs } from './SettingsTabs.tsx';
import { SignInCard } from './SignInCard.tsx';
import { TwoColumns } from './TwoColumns.tsx';

/** SPEC §2 'Settings'. */
export function Settings() {
  const user = useCurrentUser();
  usePageTitle('Settings');
  return (
    <div>
      <h1 className={styles.title}>Settings</h1>
      <SettingsTabs
        tabs={[
          {
            key: 'account',
            label: 'Account',
            content: (
              <TwoColumns
                first={
                  <>
                    <Profile user={user} />
                    <SignInCard user={user} />
                    <SessionsCard />
                  </>
                }
                second={
                  <>
                    {canInCompany(actorOf(user), 'haveAccessTokens') && <AccessTokensCard />}
                    {canInCompany(actorOf(user), 'readAudit') && <AdminTools />}
                    {user.role === 'SYSDMIN' && <DangerZone user={user} />}
                  </>
                }
              />
            ),
          },
          { key: 'preferences', label: 'Preferences', content: <Preferences /> },
          { key: 'feedback', label: 'Feedback', content: <Feedback user={user} /> },
          { key: 'about', label: 'About', content: <About /> },
        ]}
      />
    </div>
  );
}
