import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { createPublicLookup, isPublicAddress, PrivateAddressError } from './public-address';

describe('an address', () => {
  it.each(['8.8.8.8', '172.15.255.255', '172.32.0.1', '100.128.0.1', '2606:4700::6810:84e5'])(
    '[D-75] %s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ['0.0.0.0', 'this network'],
    ['10.0.0.1', 'private'],
    ['100.64.0.1', 'of a provider'],
    ['100.127.255.255', 'of a provider'],
    ['127.0.0.1', 'this machine'],
    ['127.255.255.254', 'this machine'],
    ['169.254.169.254', 'link-local, where clouds tell secrets'],
    ['172.16.0.1', 'private'],
    ['172.31.255.255', 'private'],
    ['192.0.0.1', 'of protocols'],
    ['192.0.2.1', 'of documentation'],
    ['192.168.1.1', 'private'],
    ['198.18.0.1', 'of benchmarks'],
    ['198.51.100.1', 'of documentation'],
    ['203.0.113.1', 'of documentation'],
    ['224.0.0.1', 'multicast'],
    ['240.0.0.1', 'reserved'],
    ['255.255.255.255', 'everybody'],
    ['::', 'unspecified'],
    ['::1', 'this machine'],
    ['::ffff:127.0.0.1', 'mapped'],
    ['::ffff:8.8.8.8', 'mapped'],
    ['::ffff:7f00:1', 'mapped'],
    ['::127.0.0.1', 'compatible'],
    ['64:ff9b::7f00:1', 'translated'],
    ['2001::1', 'Teredo'],
    ['2001:db8::1', 'of documentation'],
    ['2002:7f00:1::', '6to4'],
    ['3fff::1', 'of documentation'],
    ['fc00::1', 'private'],
    ['fd12:3456::1', 'private'],
    ['fe80::1', 'link-local'],
    ['fe80::1%eth0', 'link-local'],
    ['ff02::1', 'multicast'],
    ['localhost', 'no address'],
    ['', 'no address'],
  ])('[D-75] %s is not public: %s', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('looking a host up', () => {
  /** As a socket does it, for one address or for all. */
  const look = (addresses: string[], all = true) =>
    new Promise<string | LookupAddress[]>((resolve, reject) => {
      createPublicLookup(async () => addresses)('push.example', { all }, (error, found) =>
        error ? reject(error) : resolve(found),
      );
    });

  it('gives the socket its addresses', async () => {
    expect(await look(['8.8.8.8', '2606:4700::1'])).toEqual([
      { address: '8.8.8.8', family: 4 },
      { address: '2606:4700::1', family: 6 },
    ]);
    expect(await look(['8.8.8.8'], false)).toBe('8.8.8.8');
  });

  it.each([[['127.0.0.1']], [['8.8.8.8', '10.0.0.1']], [['8.8.8.8', '::ffff:10.0.0.1']], [[]]])(
    '[D-75] refuses %j as a whole',
    async (addresses) => {
      await expect(look(addresses)).rejects.toThrow(PrivateAddressError);
    },
  );

  it('fails as the name server does', async () => {
    const lookup = createPublicLookup(() => Promise.reject(new Error('ENOTFOUND')));

    const failure = await new Promise((resolve) => {
      lookup('push.example', { all: true }, resolve);
    });

    expect(failure).toEqual(new Error('ENOTFOUND'));
  });
});
