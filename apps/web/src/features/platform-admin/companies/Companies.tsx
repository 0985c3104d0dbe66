import { IconBuilding } from '@tabler/icons-react';
import { LIMITS } from '@taskwell/contract/limits';
import { CONSOLE_MESSAGES } from '@taskwell/contract/platform-console';
import { idOf, pageOf } from '../../../lib/address-numbers.ts';
import { LazyPart, lazyPart } from '../../../ui/LazyPart.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { ConsoleList } from '../ConsoleList.tsx';
import { useConsoleNavigation, useConsoleSearch } from '../console-navigation.ts';
import { CompanyTable, CompanyTableSkeleton } from './CompanyTable.tsx';
import { CompanyTiles } from './CompanyTiles.tsx';
import { useCompanies } from './company-queries.ts';

const CompanyDialog = lazyPart(() => import('./CompanyDialog.tsx'), 'CompanyDialog');

const NONE = {
  icon: <IconBuilding size="1.5rem" aria-hidden />,
  title: 'No companies found',
  text: 'Try adjusting your search terms',
};

/** The tab 'Companies' (SPEC §2): every company and personal account there is. */
export function Companies() {
  const { search = '', page: pageText, company, dialog } = useConsoleSearch();
  const { search: searchFor, close } = useConsoleNavigation();
  const page = pageOf(pageText) ?? 1;
  const companyId = idOf(company);
  const found = useCompanies(search, page);

  return (
    <>
      <ConsoleList
        found={found}
        page={page}
        noun="companies"
        failure={CONSOLE_MESSAGES.fetchCompanies}
        filters={
          <SearchField
            label="Search companies"
            placeholder="Search companies by name or email..."
            value={search}
            limit={LIMITS.searchLength}
            onValue={searchFor}
          />
        }
        tiles={<CompanyTiles companies={found.data?.companies} />}
        skeleton={<CompanyTableSkeleton />}
        none={NONE}
      >
        {({ companies }) => <CompanyTable companies={companies} isOutdated={found.isPlaceholderData} />}
      </ConsoleList>
      <LazyPart onFailure={close}>
        {companyId !== null && <CompanyDialog key={companyId} id={companyId} dialog={dialog ?? null} />}
      </LazyPart>
    </>
  );
}
