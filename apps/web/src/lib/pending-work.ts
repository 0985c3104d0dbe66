/** Something that is sent only later, such as a deletion that can still be undone; the session may end before. */
export interface PendingWork {
  /** Sends it now, if that has not been done yet. It deals with its own failure. */
  send: () => Promise<unknown>;
  /** The session has ended: takes it back as far as it can be seen, and answers the sentence that says so. */
  giveUp: () => string;
}

const pending = new Set<PendingWork>();

/** Answers how to forget it: once it has reached the server, or is not wanted any more. */
export function addPendingWork(work: PendingWork): () => void {
  pending.add(work);
  return () => pending.delete(work);
}

/** Each call is under way when this returns, with the session of now. */
export function sendPendingWork(): Promise<unknown> {
  return Promise.all([...pending].map(({ send }) => send()));
}

/** What was lost, in sentences. */
export function giveUpPendingWork(): string[] {
  return [...pending].map(({ giveUp }) => giveUp());
}
