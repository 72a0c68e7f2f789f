export function joinHrefOf(token: string): string {
  return `/team/join?token=${encodeURIComponent(token)}`;
}
