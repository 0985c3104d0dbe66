import { createContext, useContext, useEffect, useState } from 'react';

/** Longer than the pause between the presses of a double click. */
const REST_MILLISECONDS = 600;

/** True around forms that something else has filled: they may come up where somebody is just pressing. */
export const IsFilledFromElsewhere = createContext(false);

/**
 * Whether such a form takes no press yet: it has to be seen first, and a page that lured somebody into pressing again and
 * again must not have the last press confirm it (SECURITY row 11). Each press begins the rest anew.
 */
export function usePressRest(): boolean {
  const [isResting, setResting] = useState(useContext(IsFilledFromElsewhere));
  useEffect(() => {
    if (!isResting) return;
    let timer: ReturnType<typeof setTimeout>;
    const begin = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setResting(false), REST_MILLISECONDS);
    };
    begin();
    window.addEventListener('pointerdown', begin, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', begin, true);
    };
  }, [isResting]);
  return isResting;
}
