/** Goes along to /team with somebody who has just joined. */
export const JUST_JOINED = { isJustJoined: true };

export function isJustJoined(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isJustJoined' in state;
}
