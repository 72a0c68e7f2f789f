import { type Language, LANGUAGES } from '@scholar/contract';
import type { Caller } from '@scholar/domain';
import type { FastifyRequest } from 'fastify';
import { networkAddress } from '../network-address';

export function callerOf(request: FastifyRequest): Caller {
  return {
    address: networkAddress(request.ip),
    language: preferredLanguage(request.headers['accept-language']),
    requestId: request.id,
  };
}

export function preferredLanguage(header: string | undefined): Language {
  const wishes = (header ?? '')
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { language: tag.split('-')[0], quality: quality ? Number(quality.split('=')[1]) : 1 };
    })
    // q=0 means 'not this one'.
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { language } of wishes) {
    const known = LANGUAGES.find((candidate) => candidate === language);
    if (known) {
      return known;
    }
  }
  return 'en';
}
