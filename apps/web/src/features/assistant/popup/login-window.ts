import { useEffect, useRef } from 'react';
import { currentSession, startSession } from '../../../lib/session.ts';
import { sessionIn } from '../../../lib/stored-session.ts';

const NAME = 'taskwell-login';
const SIZE = 'popup,width=440,height=720';

/**
 * Opens the sign-in in a window of its own, and takes the session over from there: one that is not remembered is that
 * window's alone. A remembered one comes by itself (lib/session.ts).
 */
export function useLoginWindow(): () => void {
  const login = useRef<Window | null>(null);
  useEffect(() => {
    const takeOver = () => {
      if (currentSession() !== null || login.current === null || login.current.closed) return;
      const session = sessionIn(login.current);
      if (session !== null) startSession(session, false);
    };
    window.addEventListener('focus', takeOver);
    return () => window.removeEventListener('focus', takeOver);
  }, []);
  return () => {
    login.current = window.open('/login', NAME, SIZE);
  };
}
