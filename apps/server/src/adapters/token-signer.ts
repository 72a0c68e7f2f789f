import { SESSION_DAYS, type TokenSigner, toOwnerId } from '@scholar/domain';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';

const ISSUER = 'scholar';
const AUDIENCE = 'scholar-api';

const ClaimsSchema = z.object({
  sub: z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
  sid: z.uuid(),
  ver: z.int(),
  typ: z.literal('access'),
});

/** The first secret signs; all of them verify, so that a secret can be replaced without logging anybody out. */
export function createTokenSigner(secrets: string[]): TokenSigner {
  const keys = secrets.map((secret) => new TextEncoder().encode(secret));
  const [signingKey] = keys;
  if (!signingKey) {
    throw new Error('At least one secret is needed to sign tokens.');
  }
  return {
    sign: ({ owner, sessionId, generation }) =>
      new SignJWT({ sid: sessionId, ver: generation, typ: 'access' })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(String(owner))
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(`${SESSION_DAYS.life} days`)
        .sign(signingKey),

    async verify(token) {
      for (const key of keys) {
        const claims = await verifyWith(token, key);
        if (claims) {
          return {
            owner: toOwnerId(Number(claims.sub)),
            sessionId: claims.sid,
            generation: claims.ver,
          };
        }
      }
      return undefined;
    },
  };
}

async function verifyWith(token: string, key: Uint8Array) {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      clockTolerance: 5,
    });
    return ClaimsSchema.safeParse(payload).data;
  } catch {
    // A forged, foreign or expired token is simply not one of ours; the caller answers 401.
    return undefined;
  }
}
