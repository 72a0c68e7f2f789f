import { toOwnerId } from '@scholar/domain';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createTokenSigner } from './token-signer';

const SECRET = 'the secret of this server, 32 bytes or more';
const OTHER_SECRET = 'the secret of another server, just as long';
const SESSION = '7f4df6f4-6f0f-4c39-9d3c-0d7e2a3f9f10';
const CLAIMS = { owner: toOwnerId(7), sessionId: SESSION, generation: 3 };
const DAY = 86_400;

const signer = createTokenSigner([SECRET]);
const now = () => Math.floor(Date.now() / 1_000);

/** A token in every respect like ours, except for what a test changes. */
function payloadWith(changes: Record<string, unknown> = {}) {
  return {
    sub: '7',
    sid: SESSION,
    ver: 3,
    typ: 'access',
    iss: 'scholar',
    aud: 'scholar-api',
    iat: now(),
    exp: now() + DAY,
    ...changes,
  };
}

function sign(payload: Record<string, unknown>, { secret = SECRET, header = {} } = {}) {
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...header })
    .sign(new TextEncoder().encode(secret));
}

describe('a token', () => {
  it('[A-29] says who, which session and which generation, for 90 days', async () => {
    const token = await signer.sign(CLAIMS);

    const { iat = 0, exp = 0, ...claims } = decodeJwt(token);
    expect(claims).toEqual({
      sub: '7',
      sid: SESSION,
      ver: 3,
      typ: 'access',
      iss: 'scholar',
      aud: 'scholar-api',
    });
    expect(exp - iat).toBe(90 * DAY);
    expect(await signer.verify(token)).toEqual(CLAIMS);
  });

  it('is accepted when made by hand with the right secret, so that the refusals below mean something', async () => {
    expect(await signer.verify(await sign(payloadWith()))).toEqual(CLAIMS);
  });

  it.each([
    { age: 3, isAccepted: true },
    { age: 10, isAccepted: false },
    { age: DAY, isAccepted: false },
  ])('[A-33] that ran out $age s ago, accepted: $isAccepted', async ({ age, isAccepted }) => {
    const token = await sign(payloadWith({ exp: now() - age }));

    expect((await signer.verify(token)) !== undefined).toBe(isAccepted);
  });

  it.each([
    ['of another issuer', { iss: 'somebody' }],
    ['for another audience', { aud: 'another-api' }],
    ['of another kind', { typ: 'refresh' }],
    ['without a kind', { typ: undefined }],
    ['without a session', { sid: undefined }],
    ['with a session that is none', { sid: '1 or 1=1' }],
    ['without a generation', { ver: undefined }],
    ['with a generation in words', { ver: '3' }],
    ['for nobody', { sub: undefined }],
    ['for user 0', { sub: '0' }],
    ['for a user in words', { sub: 'admin' }],
    ['for a user out of range', { sub: '99999999999' }],
  ])('[A-34] %s is refused', async (_, changes) => {
    expect(await signer.verify(await sign(payloadWith(changes)))).toBeUndefined();
  });

  it('[A-34] with alg none is refused', async () => {
    const token = new UnsecuredJWT(payloadWith()).encode();
    const [header, body] = token.split('.');

    expect(await signer.verify(token)).toBeUndefined();
    expect(await signer.verify(`${header}.${body}.AAAA`)).toBeUndefined();
  });

  it.each(['HS384', 'HS512'])(
    '[A-34] with %s is refused, even with the right secret',
    async (alg) => {
      expect(await signer.verify(await sign(payloadWith(), { header: { alg } }))).toBeUndefined();
    },
  );

  it('[A-34] of another server is refused, whatever key it brings along or points to', async () => {
    const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = await exportJWK(publicKey);
    const foreign = { secret: OTHER_SECRET };
    const tokens = await Promise.all([
      sign(payloadWith(), foreign),
      sign(payloadWith(), { ...foreign, header: { kid: '../../dev/null' } }),
      sign(payloadWith(), { ...foreign, header: { jku: 'https://example.com/keys.json' } }),
      sign(payloadWith(), {
        ...foreign,
        header: { jwk: { kty: 'oct', k: Buffer.from(OTHER_SECRET).toString('base64url') } },
      }),
      sign(payloadWith(), { secret: JSON.stringify(jwk), header: { jwk } }),
      new SignJWT(payloadWith()).setProtectedHeader({ alg: 'ES256', jwk }).sign(privateKey),
    ]);

    const verified = await Promise.all(tokens.map((token) => signer.verify(token)));

    expect(verified).toEqual(tokens.map(() => undefined));
  });

  it('[A-34] that was cut, stretched or changed is refused', async () => {
    const token = await signer.sign(CLAIMS);
    const [header = '', body = '', signature = ''] = token.split('.');
    const forgedBody = Buffer.from(JSON.stringify(payloadWith({ sub: '1' }))).toString('base64url');

    const verified = await Promise.all(
      [
        '',
        'x',
        '..',
        token.slice(0, -1),
        token.slice(1),
        `${header}.${body}`,
        `${header}.${body}.`,
        `${header}.${forgedBody}.${signature}`,
        `${token}.${signature}`,
        'x'.repeat(1_000_000),
        `${header}.${body}.${'A'.repeat(1_000_000)}`,
      ].map((changed) => signer.verify(changed)),
    );

    expect(verified.filter((claims) => claims !== undefined)).toEqual([]);
  });
});

describe('replacing the secret', () => {
  it('[A-35] new,old: the new one signs, both verify', async () => {
    const before = await createTokenSigner([OTHER_SECRET]).sign(CLAIMS);
    const rotated = createTokenSigner([SECRET, OTHER_SECRET]);
    const after = await rotated.sign(CLAIMS);

    expect(await rotated.verify(before)).toEqual(CLAIMS);
    expect(await rotated.verify(after)).toEqual(CLAIMS);
    expect(await createTokenSigner([SECRET]).verify(after)).toEqual(CLAIMS);
  });

  it('[A-35] without the old one its tokens are dead', async () => {
    const before = await createTokenSigner([OTHER_SECRET]).sign(CLAIMS);

    expect(await createTokenSigner([SECRET]).verify(before)).toBeUndefined();
  });

  it('[A-35] there is no signing without a secret', () => {
    expect(() => createTokenSigner([])).toThrow('At least one secret');
  });
});
