/** The app that a journey speaks with. */
export interface RunningApp {
  url: string;
  /** The page with the mails that wait. */
  outboxUrl: string;
  dataDir: string;
  /** What its access gate asks for; empty where it has none. */
  accessCode: string;
}

export const ACCESS_CODE = '2468';

/** What the global setup has started, or what the journey has chosen instead (runAgainst). */
export function runningApp(): RunningApp {
  return read('E2E_APP');
}

/** The one of the global setup that has an access gate. */
export function gatedApp(): RunningApp {
  return read('E2E_GATED_APP');
}

export function announce({ app, gated }: { app: RunningApp; gated?: RunningApp }): void {
  process.env.E2E_APP = JSON.stringify(app);
  if (gated) process.env.E2E_GATED_APP = JSON.stringify(gated);
}

/** Lets the journey run with another app than the others' one. */
export async function runAgainst(app: RunningApp, run: () => Promise<void>): Promise<void> {
  const before = runningApp();
  announce({ app });
  await run();
  announce({ app: before });
}

function read(name: string): RunningApp {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: the global setup starts the app`);
  return JSON.parse(value);
}
