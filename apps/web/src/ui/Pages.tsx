import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatNumber } from '@taskwell/contract/numbers';
import { CONSOLE_LIMITS } from '@taskwell/contract/platform-console';
import { Button } from './Button.tsx';
import styles from './Pages.module.css';

interface PagesProps {
  page: number;
  pages: number;
  total: number;
  /** What is counted, such as 'companies'. */
  noun: string;
  onPage: (page: number) => void;
}

/** Previous, up to five pages, Next, and how many there are; nothing where one page holds all (SPEC §2). */
export function Pages({ page, pages, total, noun, onPage }: PagesProps) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label="Pages">
      <p className={styles.count}>
        Page {formatNumber(page)} of {formatNumber(pages)} ({formatNumber(total)} total {noun})
      </p>
      <div className={styles.buttons}>
        <Button size="small" isUnavailable={page <= 1} onClick={() => onPage(page - 1)}>
          <IconChevronLeft size="1rem" aria-hidden />
          Previous
        </Button>
        {shownPages(page, pages).map((number) => (
          <Button
            key={number}
            size="small"
            look={number === page ? 'primary' : 'secondary'}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            {number}
          </Button>
        ))}
        <Button size="small" isUnavailable={page >= pages} onClick={() => onPage(page + 1)}>
          Next
          <IconChevronRight size="1rem" aria-hidden />
        </Button>
      </div>
    </nav>
  );
}

/** The page in the middle of those beside it, as far as there are any. */
function shownPages(page: number, pages: number): number[] {
  const count = Math.min(CONSOLE_LIMITS.pageButtons, pages);
  const first = Math.min(Math.max(1, page - Math.floor(count / 2)), pages - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}
