/** The task is no longer as it was when the change was proposed, or as the change has left it. */
export class ChangedSince extends Error {}

/** What was created has comments, subtasks or co-assignees by now, which would go with it. */
export class HasMoreSince extends Error {}
