import { IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { dismissBanner, pauseBanner, resumeBanner, useBanner } from './banner.ts';
import styles from './ContactBanner.module.css';

/** Over the content, so that nothing moves when it comes and goes. */
export function ContactBanner() {
  const banner = useBanner();
  useEffect(() => dismissBanner, []);
  return (
    <div className={styles.place}>
      {banner && (
        // biome-ignore lint/a11y/noStaticElementInteractions: pointing only holds the clock
        <div
          className={styles.banner}
          onPointerEnter={pauseBanner}
          onPointerLeave={resumeBanner}
          onFocus={pauseBanner}
          onBlur={resumeBanner}
        >
          <Alert tone={banner.tone}>
            <span className={styles.words}>
              {banner.text}
              <IconButton label="Dismiss" size="small" onClick={dismissBanner}>
                <IconX size="1rem" aria-hidden />
              </IconButton>
            </span>
          </Alert>
        </div>
      )}
    </div>
  );
}
