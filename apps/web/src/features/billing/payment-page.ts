import { VNPAY_PAGES } from '@scholar/contract';
import { apiBase } from '../../lib/calls/runtime-config';

const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);
const OUTSIDE_PAGES: readonly string[] = Object.values(VNPAY_PAGES);

/** The payment page that the server named, or null if browsers must not be sent there. */
export function findPaymentPage(address: string): URL | null {
  if (!URL.canParse(address)) {
    return null;
  }
  const page = toOwnAddress(new URL(address));
  // Compared with the scheme, because a blob: URL has the origin of the page that made it.
  const isAllowed =
    ownOrigins().includes(`${page.protocol}//${page.host}`) ||
    OUTSIDE_PAGES.includes(page.origin + page.pathname);
  return isAllowed ? page : null;
}

/**
 * In development the server names its sandbox page under localhost, but the student is signed in
 * under the name in the address bar, so the page is opened under that one.
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

function ownOrigins(): string[] {
  const { origin } = window.location;
  return [origin, new URL(apiBase(), origin).origin];
}
