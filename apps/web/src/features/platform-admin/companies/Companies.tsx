import { IconBuilding, IconRefresh } from '@tabler/icons-react';
import { LIMITS } from '@taskwell/contract/limits';
import { CONSOLE_MESSAGES } from '@taskwell/contract/platform-console';
import { Button } from '../../../ui/Button.tsx';
import { CenteredNote } from '../../../ui/CenteredNote.tsx';
import { LazyPart, lazyPart } from '../../../ui/LazyPart.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { Pages } from '../../../ui/Pages.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import styles from '../ConsoleBar.module.css';
import { useConsoleNavigation, useConsoleSearch } from '../console-navigation.ts';
import { idOf, pageOf } from '../console-search.ts';
import { CompanyTable, CompanyTableSkeleton } from './CompanyTable.tsx';
import { CompanyTiles } from './CompanyTiles.tsx';
import { useCompanies } from './company-queries.ts';

const CompanyDialog = lazyPart(() => import('./CompanyDialog.tsx'), 'CompanyDialog');

/** The tab 'Companies' (SPEC §2): every company and personal account there is. */
export function Companies() {
  const { search = '', page: pageText, company, dialog } = useConsoleSearch();
  const { search: searchFor, goToPage, close } = useConsoleNavigation();
  const page = pageOf(pageText) ?? 1;
  const companyId = idOf(company);
  const found = useCompanies(search, page);
  const { data } = found;

  return (
    <>
      <div className={styles.bar}>
        <SearchField
          label="Search companies"
          placeholder="Search companies by name or email..."
          value={search}
          limit={LIMITS.searchLength}
          onValue={searchFor}
        />
        <Button onClick={() => found.refetch()} busyLabel={data && found.isFetching && 'Refreshing…'}>
          <IconRefresh size="1rem" aria-hidden />
          Refresh
        </Button>
      </div>
      {found.isError && !data ? (
        <LoadFailure title={CONSOLE_MESSAGES.fetchCompanies} error={found.error} onRetry={() => found.refetch()} />
      ) : (
        <>
          <CompanyTiles companies={data?.companies} />
          {data === undefined && <CompanyTableSkeleton />}
          {data?.companies.length === 0 && <NothingFound lastPage={data.pagination.pages} onPage={goToPage} />}
          {data && data.companies.length > 0 && (
            <CompanyTable companies={data.companies} isOutdated={found.isPlaceholderData} />
          )}
          {data && data.companies.length > 0 && <Pages {...data.pagination} noun="companies" onPage={goToPage} />}
        </>
      )}
      <LazyPart onFailure={close}>
        {companyId !== null && <CompanyDialog key={companyId} id={companyId} dialog={dialog ?? null} />}
      </LazyPart>
    </>
  );
}

/** Nothing at all, or only not on a page this far: companies may have gone since. */
function NothingFound({ lastPage, onPage }: { lastPage: number; onPage: (page: number) => void }) {
  const isBeyond = lastPage > 0;
  return (
    <CenteredNote
      icon={<IconBuilding size="1.5rem" aria-hidden />}
      title={isBeyond ? 'No companies on this page' : 'No companies found'}
      text={isBeyond ? `There are ${lastPage} pages.` : 'Try adjusting your search terms'}
    >
      {isBeyond && <Button onClick={() => onPage(lastPage)}>Go to the last page</Button>}
    </CenteredNote>
  );
}
