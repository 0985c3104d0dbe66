/** Where the query cache keeps the numbers of the start pages. @param day on which they were asked for */
export const OVERVIEW_KEYS = {
  all: ['overview'] as const,
  mine: (day: string) => ['overview', 'mine', day] as const,
  company: (day: string) => ['overview', 'company', day] as const,
};
