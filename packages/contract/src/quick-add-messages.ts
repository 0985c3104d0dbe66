/** What is said of a typed line; kept out of every first view but the dashboard's. */
export const QUICK_ADD_MESSAGES = {
  repetition: (words: string) => `“${words}” stays in the title: tasks cannot repeat yet.`,
} as const;
