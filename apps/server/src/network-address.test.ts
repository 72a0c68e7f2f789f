import { describe, expect, it } from 'vitest';
import { addressPrefix, networkAddress } from './network-address';

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
