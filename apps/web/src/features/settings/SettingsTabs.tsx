import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Tabs } from '../../ui/Tabs.tsx';

const route = getRouteApi('/app/settings');

interface SettingsTabsProps {
  tabs: readonly { key: string; label: string; content: ReactNode }[];
}

/** The open one is part of the address. */
export function SettingsTabs({ tabs }: SettingsTabsProps) {
  const { tab } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Tabs
      label="Settings"
      tabs={tabs}
      open={tab}
      onOpen={(key, isFirst) => navigate({ search: isFirst ? {} : { tab: key }, replace: true })}
    />
  );
}
