import { z } from 'zod';

/** How the process ended before, and was started again (see scripts/lib/supervisor.mjs); oldest first. */
export type Restarts = readonly { at: string; reason: string }[];

const restarts = z.array(z.object({ at: z.iso.datetime(), reason: z.string() }));

/** What the supervisor tells the process it starts; nothing where there is none. */
export function readRestarts(environment: NodeJS.ProcessEnv): Restarts {
  return restarts.parse(JSON.parse(environment.TASKWELL_RESTARTS ?? '[]'));
}
