import { describe, expect, it } from 'vitest';
import { addressPrefix, createNetworkList, networkAddress } from './network-address';

describe('what limits count by', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('[A-25] %s counts as %s', (ip, counted) => {
    expect(networkAddress(ip)).toBe(counted);
  });
});

describe('what logs may show', () => {
  it.each([
    ['192.0.2.7', '192.0.2.0/24'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ])('[O-02] of %s only %s', (ip, shown) => {
    expect(addressPrefix(networkAddress(ip))).toBe(shown);
  });
});

describe('a list of networks', () => {
  const isListed = createNetworkList(['192.0.2.0/24', '198.51.100.7', '2001:db8:1::/48']);

  it.each([
    ['192.0.2.0', true],
    ['192.0.2.255', true],
    ['192.0.3.0', false],
    ['198.51.100.7', true],
    ['198.51.100.8', false],
    ['::ffff:192.0.2.9', true],
    ['2001:db8:1:ffff::1', true],
    ['2001:db8:2::1', false],
    ['fe80::1%eth0', false],
    ['', false],
  ])('has %s: %s', (ip, expected) => {
    expect(isListed(ip)).toBe(expected);
  });

  it('may be empty', () => {
    expect(createNetworkList([])('192.0.2.1')).toBe(false);
  });
});
