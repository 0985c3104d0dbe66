/** The task is no longer as it was when the change was proposed, or as the change has left it. */
export class ChangedSince extends Error {}
