/** 72%, from a share in percent. */
export function formatShare(share: number): string {
  return `${Math.round(share)}%`;
}
