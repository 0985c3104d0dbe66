import { IconBuilding, IconDots, IconMail, IconPencil, IconPhone, IconTrash } from '@tabler/icons-react';
import type { Contact } from '@taskwell/contract/schemas/contacts';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './ContactCards.module.css';
import { useContactNavigation } from './contact-navigation.ts';

interface ContactCardsProps {
  contacts: readonly Contact[];
  hasMore: boolean;
  isReadingMore: boolean;
  readMore: () => void;
}

/** The next page is read when the end of this one comes near. */
export function ContactCards({ contacts, hasMore, isReadingMore, readMore }: ContactCardsProps) {
  const end = useRef<HTMLDivElement>(null);
  useNearEnd(end, hasMore && !isReadingMore, readMore);
  return (
    <>
      <ul className={styles.cards} aria-label="Contacts">
        {contacts.map((contact) => (
          <ContactCard key={contact.id} contact={contact} />
        ))}
      </ul>
      {hasMore && (
        <div ref={end} className={styles.more}>
          <Button onClick={readMore} busyLabel={isReadingMore && 'Loading…'}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

const READ_AHEAD = '600px';

function useNearEnd(end: RefObject<HTMLElement | null>, isOn: boolean, onNear: () => void): void {
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    if (!isOn || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && tell(),
      {
        rootMargin: READ_AHEAD,
      },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end, isOn]);
}

function ContactCard({ contact }: { contact: Contact }) {
  const { name, email, company, phone, isPersonal } = contact;
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <Avatar name={name} />
        <h2 className={styles.name} dir="auto">
          {name}
        </h2>
        <ContactMenu contact={contact} />
      </div>
      <div className={styles.facts}>
        <Fact icon={<IconMail size="1rem" aria-hidden />} name="Email">
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        {company && (
          <Fact icon={<IconBuilding size="1rem" aria-hidden />} name="Company">
            {company}
          </Fact>
        )}
        {phone && (
          <Fact icon={<IconPhone size="1rem" aria-hidden />} name="Phone">
            <a href={`tel:${phone.replace(/[^\d+*#]/g, '')}`}>{phone}</a>
          </Fact>
        )}
      </div>
      <div className={styles.badge}>
        <Badge tone={isPersonal ? 'neutral' : 'info'}>{isPersonal ? 'Personal' : 'Business'}</Badge>
      </div>
    </li>
  );
}

function ContactMenu({ contact: { id, name } }: { contact: Contact }) {
  const { open } = useContactNavigation();
  return (
    <Menu
      label={`Actions for ${name}`}
      items={[
        {
          key: 'edit',
          label: 'Edit',
          icon: <IconPencil size="1.05rem" aria-hidden />,
          onSelect: () => open(id, 'edit'),
        },
        {
          key: 'delete',
          label: 'Delete',
          icon: <IconTrash size="1.05rem" aria-hidden />,
          isDanger: true,
          onSelect: () => open(id, 'delete'),
        },
      ]}
      trigger={(props) => (
        <button
          {...props}
          className={buttonClass({ look: 'quiet', icon: true, size: 'small' })}
          aria-label={`Actions for ${name}`}
          title="Actions"
        >
          <IconDots size="1.1rem" aria-hidden />
        </button>
      )}
    />
  );
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <p className={styles.fact}>
      {icon}
      <span className="visually-hidden">{name}: </span>
      <span className={styles.words}>{children}</span>
    </p>
  );
}

export function ContactCardsSkeleton() {
  return (
    <div role="status" className={styles.cards}>
      <span className="visually-hidden">Loading contacts</span>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place} className={styles.card}>
          <Skeleton width="60%" height="1.75rem" />
          <Skeleton width="80%" />
          <Skeleton width="45%" />
        </div>
      ))}
    </div>
  );
}
