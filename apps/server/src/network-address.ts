import { BlockList, isIP, isIPv6 } from 'node:net';

/** What limits count by. One household owns a whole IPv6 /64, so its last half says nothing. */
export function networkAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) {
    return mapped[1];
  }
  return isIPv6(ip) ? `${expandIPv6(ip).slice(0, 4).join(':')}::/64` : ip;
}

/** Whether an address lies in one of the ranges, such as `192.0.2.0/24` or a single address. */
export function createNetworkList(ranges: readonly string[]): (ip: string) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const isWide = isIPv6(address);
    list.addSubnet(address, Number(bits ?? (isWide ? 128 : 32)), isWide ? 'ipv6' : 'ipv4');
  }
  return (ip) => {
    const [address = ''] = ip.split('%');
    return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  };
}

/** True for a single address or a range of its kind. */
export function isNetwork(range: string): boolean {
  const [address = '', bits = '0', ...rest] = range.split('/');
  const most = { 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
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
