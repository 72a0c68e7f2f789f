import type { FastifyInstance } from 'fastify';

const DAY = 24 * 60 * 60 * 1_000;
/** RFC 9116 wants less than a year, so that an abandoned file tells of itself. */
const GOOD_FOR_DAYS = 180;

/** Addresses that browsers, password managers and finders of weaknesses know by heart. */
export function wellKnownRoutes(
  app: FastifyInstance,
  {
    productUrl,
    securityContact,
    now,
  }: { productUrl: string; securityContact: string | undefined; now: () => Date },
) {
  app.get('/.well-known/change-password', (_request, reply) =>
    reply.redirect(`${productUrl}/reset-password`, 302),
  );

  if (securityContact !== undefined) {
    app.get('/.well-known/security.txt', (_request, reply) => {
      const expires = new Date(now().getTime() + GOOD_FOR_DAYS * DAY);
      const lines = [
        `Contact: ${securityContact}`,
        `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
        'Preferred-Languages: en, vi',
        `Canonical: ${productUrl}/.well-known/security.txt`,
      ];
      return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
    });
  }
}
