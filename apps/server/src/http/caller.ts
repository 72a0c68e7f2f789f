import { isIPv6 } from 'node:net';
import { type Language, LANGUAGES } from '@scholar/contract';
import type { Caller } from '@scholar/domain';
import type { FastifyRequest } from 'fastify';

export function callerOf(request: FastifyRequest): Caller {
  return {
    address: networkAddress(request.ip),
    language: preferredLanguage(request.headers['accept-language']),
    requestId: request.id,
  };
}

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

export function preferredLanguage(header: string | undefined): Language {
  const wishes = (header ?? '')
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { language: tag.split('-')[0], quality: quality ? Number(quality.split('=')[1]) : 1 };
    })
    .toSorted((a, b) => b.quality - a.quality);
  for (const { language } of wishes) {
    const known = LANGUAGES.find((candidate) => candidate === language);
    if (known) {
      return known;
    }
  }
  return 'en';
}
