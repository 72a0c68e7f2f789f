import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { wellKnownRoutes } from './well-known.routes';

function start(securityContact?: string) {
  const app = Fastify();
  wellKnownRoutes(app, {
    productUrl: 'https://scholar.example',
    securityContact,
    now: () => new Date('2026-11-17T12:00:00Z'),
  });
  return app;
}

describe('[O-20] well-known addresses', () => {
  it('lead to where a password is changed', async () => {
    const answer = await start().inject('/.well-known/change-password');

    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('https://scholar.example/reset-password');
  });

  it('tell whom to write to about a weakness, for less than a year', async () => {
    const answer = await start('mailto:security@scholar.example').inject(
      '/.well-known/security.txt',
    );

    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body.split('\n')).toEqual([
      'Contact: mailto:security@scholar.example',
      'Expires: 2027-05-16T00:00:00Z',
      'Preferred-Languages: en, vi',
      'Canonical: https://scholar.example/.well-known/security.txt',
      '',
    ]);
  });

  it('name nobody where nobody is set', async () => {
    expect((await start().inject('/.well-known/security.txt')).statusCode).toBe(404);
  });
});
