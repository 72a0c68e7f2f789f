/** Longer than the server works on any save: a connection that never answers ends here. */
const LONGEST_SAVE_MS = 60_000;

export function saveSignal(): AbortSignal {
  return AbortSignal.timeout(LONGEST_SAVE_MS);
}
