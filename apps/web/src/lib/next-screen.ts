import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { preload } from './preload.ts';

/** The dashboard and what stands around it, by their places in router.tsx. */
const AFTER_SIGN_IN = ['/app', '/app/dashboard'];

interface NextScreen {
  /** Fetches its code, for while somebody still types. */
  prepare: () => void;
  /** Settles once it is drawn: whoever has sent something stays busy until then. */
  open: (href: string, how?: { replace?: boolean }) => Promise<void>;
}

/** The screen that follows a sign-in. */
export function useNextScreen(): NextScreen {
  const router: AnyRouter = useRouter();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return {
    prepare: () => {
      for (const id of AFTER_SIGN_IN) preload(async () => router.loadRouteChunk(router.routesById[id]));
    },
    // Whoever has left meanwhile, by the browser's Back, stays where they went.
    open: async (href, how = {}) => {
      if (isShown.current) await router.navigate({ href, ...how });
    },
  };
}
