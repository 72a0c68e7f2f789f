/** Statistics and activity in the query cache: whoever reports study time makes them old. */
export const REPORTS_KEY = ['reports'] as const;
