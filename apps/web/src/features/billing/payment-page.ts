import { VNPAY_PAGES } from '@scholar/contract';
import { apiBase } from '../../lib/calls/runtime-config';

const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);
const OUTSIDE_PAGES: readonly string[] = Object.values(VNPAY_PAGES);

/** Where an answer to an order leads, if browsers may be sent there at all. */
export function findPaymentPage(address: string): URL | null {
  if (!URL.canParse(address)) {
    return null;
  }
  const page = toOwnAddress(new URL(address));
  // Without the scheme a blob: would pass, which has the origin of the page that made it.
  const isAllowed =
    ownOrigins().includes(`${page.protocol}//${page.host}`) ||
    OUTSIDE_PAGES.includes(page.origin + page.pathname);
  return isAllowed ? page : null;
}

/**
 * A server on this machine calls itself localhost, whatever name it is opened by. Its own payment
 * page is opened by the name in use, where the student is signed in. Production has no such page.
 */
function toOwnAddress(page: URL): URL {
  const api = new URL(apiBase(), window.location.origin);
  const isHere =
    THIS_MACHINE.has(page.hostname) &&
    page.protocol === api.protocol &&
    page.port === api.port &&
    page.pathname.startsWith(`${api.pathname}/payment/sandbox/`);
  return isHere ? new URL(page.pathname + page.search, api) : page;
}

/** The product's own address, and that of its API where it lies elsewhere. */
function ownOrigins(): string[] {
  const { origin } = window.location;
  return [origin, new URL(apiBase(), origin).origin];
}
