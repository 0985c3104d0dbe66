import boardDarkLarge from './pictures/board-dark-large.webp';
import boardDarkSmall from './pictures/board-dark-small.webp';
import boardLightLarge from './pictures/board-light-large.webp';
import boardLightSmall from './pictures/board-light-small.webp';
import dashboardDarkLarge from './pictures/dashboard-dark-large.webp';
import dashboardDarkSmall from './pictures/dashboard-dark-small.webp';
import dashboardLightLarge from './pictures/dashboard-light-large.webp';
import dashboardLightSmall from './pictures/dashboard-light-small.webp';
import phoneDark from './pictures/phone-dark-small.webp';
import phoneLight from './pictures/phone-light-small.webp';
import taskDarkLarge from './pictures/task-dark-large.webp';
import taskDarkSmall from './pictures/task-dark-small.webp';
import taskLightLarge from './pictures/task-light-large.webp';
import taskLightSmall from './pictures/task-light-small.webp';
import styles from './Sections.module.css';

const LOOKS = ['light', 'dark'] as const;
type Looks = Record<(typeof LOOKS)[number], string>;

/** Files of `npm run pictures`, with their widths in pixels. */
function bothWidths(small: string, large: string): string {
  return `${small} 720w, ${large} 1440w`;
}

/** The product as it is, in the page's colours; a browser fetches no picture that is not shown. */
export function Pictures() {
  return (
    <section className={styles.section} aria-labelledby="pictures-title">
      <h2 id="pictures-title" className={styles.sectionTitle}>
        See it at work
      </h2>
      <div className={styles.pictures}>
        <div className={styles.wide}>
          <DesktopPicture
            light={bothWidths(dashboardLightSmall, dashboardLightLarge)}
            dark={bothWidths(dashboardDarkSmall, dashboardDarkLarge)}
            sizes="(max-width: 48em) 100vw, 56rem"
            alt="The dashboard: tasks of a bakery as cards, with their status, priority, due date and lead"
            caption="Everything that is due, the most urgent first"
          />
          <figure className={styles.phone}>
            {LOOKS.map((look) => (
              <img
                key={look}
                className={styles[look]}
                src={{ light: phoneLight, dark: phoneDark }[look]}
                width={585}
                height={1266}
                loading="lazy"
                decoding="async"
                alt="The same tasks on a phone"
              />
            ))}
            <figcaption>And on a phone</figcaption>
          </figure>
        </div>
        <DesktopPicture
          light={bothWidths(boardLightSmall, boardLightLarge)}
          dark={bothWidths(boardDarkSmall, boardDarkLarge)}
          sizes={HALF}
          alt="The board: a column for each status, from To Do to Cancelled"
          caption="A board with a column for each status"
        />
        <DesktopPicture
          light={bothWidths(taskLightSmall, taskLightLarge)}
          dark={bothWidths(taskDarkSmall, taskDarkLarge)}
          sizes={HALF}
          alt="A task with its description, subtasks, comments, lead and co-assignees"
          caption="A task with its subtasks, comments and people"
        />
      </div>
    </section>
  );
}

const HALF = '(max-width: 48em) 100vw, 36rem';

interface DesktopPictureProps extends Looks {
  sizes: string;
  alt: string;
  caption: string;
}

function DesktopPicture({ sizes, alt, caption, ...sources }: DesktopPictureProps) {
  return (
    <figure>
      {LOOKS.map((look) => (
        <img
          key={look}
          className={styles[look]}
          srcSet={sources[look]}
          sizes={sizes}
          width={1440}
          height={900}
          loading="lazy"
          decoding="async"
          alt={alt}
        />
      ))}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
