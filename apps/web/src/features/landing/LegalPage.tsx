import { Link } from '@tanstack/react-router';
import { Brand } from '../../ui/Brand.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import styles from './LegalPage.module.css';

interface LegalPageProps {
  title: string;
  lead: string;
  sections: readonly { title: string; text: string }[];
}

/** Legal text in plain words, easy to read on any screen. */
export function LegalPage({ title, lead, sections }: LegalPageProps) {
  usePageTitle(title);
  return (
    <main className={styles.page}>
      <Link to="/" className={styles.home} aria-label="Taskwell home">
        <Brand />
      </Link>
      <h1>{title}</h1>
      <p>{lead}</p>
      {sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          <p>{section.text}</p>
        </section>
      ))}
    </main>
  );
}
