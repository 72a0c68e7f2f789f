import { isIPv6 } from 'node:net';

/** What limits count by. One household owns a whole IPv6 /64, so its last half says nothing. */
export function networkAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) {
    return mapped[1];
  }
  return isIPv6(ip) ? `${expandIPv6(ip).slice(0, 4).join(':')}::/64` : ip;
}

/** Coarser still, for logs: enough to see an attack, too little to find a person. */
export function addressPrefix(address: string): string {
  return address.includes(':') ? address : address.replace(/\.\d+$/, '.0/24');
}

function expandIPv6(ip: string): string[] {
  const [head = '', tail] = ip.split('%')[0]?.toLowerCase().split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}
