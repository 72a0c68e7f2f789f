import { Resolver } from 'node:dns/promises';
import { isIP, isIPv4, type LookupFunction } from 'node:net';
import { createNetworkList } from '../../network-address';

const isSpecialIPv4 = createNetworkList([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]);
const isGlobalIPv6 = createNetworkList(['2000::/3']);
/** Documentation, tests, and the ranges that have an IPv4 address inside: Teredo and 6to4. */
const isSpecialIPv6 = createNetworkList(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

/** How long a name server may take, tries included, before the whole call runs out of time. */
const RESOLVER = { timeout: 2_000, tries: 2 };

/** An address in the open internet. Whatever is not known to be one is none, mapped IPv4 addresses included. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) {
    return !isSpecialIPv4(address);
  }
  return isIP(address) === 6 && isGlobalIPv6(address) && !isSpecialIPv6(address);
}

export class PrivateAddressError extends Error {
  constructor() {
    super('The host has no public address.');
    this.name = 'PrivateAddressError';
  }
}

export type Resolve = (host: string) => Promise<string[]>;

/**
 * For the socket itself: what is looked at is what it connects to, so that a name cannot lead elsewhere a moment
 * later. One address that is not public spoils the host.
 */
export function createPublicLookup(resolve: Resolve = createResolve()): LookupFunction {
  return (host, options, callback) => {
    void resolve(host).then(
      (addresses) => {
        if (addresses.length === 0 || !addresses.every(isPublicAddress)) {
          callback(new PrivateAddressError(), '', 0);
          return;
        }
        const found = addresses.map((address) => ({ address, family: isIP(address) }));
        if (options.all) {
          callback(null, found);
        } else {
          callback(null, found[0]?.address ?? '', found[0]?.family);
        }
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error('unknown'), '', 0),
    );
  };
}

/**
 * Asks name servers only. `dns.lookup` would read the hosts file, and would hold a thread of the pool that hashes
 * passwords while a slow name server thinks.
 */
function createResolve(): Resolve {
  const resolver = new Resolver(RESOLVER);
  return async (host) => {
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const [first] = answers;
    if (first.status === 'rejected' && answers.every(({ status }) => status === 'rejected')) {
      throw first.reason;
    }
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  };
}
