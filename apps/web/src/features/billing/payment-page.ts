import { VNPAY_PAGES } from '@scholar/contract';
import { apiBase } from '../../lib/calls/runtime-config';

const OUTSIDE_PAGES: readonly string[] = Object.values(VNPAY_PAGES);

/** Where an answer to an order leads, if browsers may be sent there at all. */
export function findPaymentPage(address: string): URL | null {
  if (!URL.canParse(address)) {
    return null;
  }
  const page = new URL(address);
  // Without the scheme a blob: would pass, which has the origin of the page that made it.
  const isAllowed =
    ownOrigins().includes(`${page.protocol}//${page.host}`) ||
    OUTSIDE_PAGES.includes(page.origin + page.pathname);
  return isAllowed ? page : null;
}

/** The product's own address, and that of its API where it lies elsewhere. */
function ownOrigins(): string[] {
  const { origin } = window.location;
  return [origin, new URL(apiBase(), origin).origin];
}
