import { createHmac } from 'node:crypto';
import { isSameSecret } from '../same-secret';

const HASH = 'vnp_SecureHash';
const HASH_TYPE = 'vnp_SecureHashType';
const HASH_TYPES = new Set(['SHA512', 'HMACSHA512']);

/** A query as VNPay 2.1.0 takes it: names in order, values encoded as in a form, signed as they stand. */
export function signQuery(parameters: Record<string, string>, secret: string): string {
  const query = Object.keys(parameters)
    .toSorted()
    .map((name) => `${encode(name)}=${encode(parameters[name] ?? '')}`)
    .join('&');
  return `${query}&${HASH}=${hmac(query, secret)}`;
}

/**
 * The parameters of a signed query; undefined unless it is exactly what was signed. VNPay sends its names
 * in order, once each and with its prefix, so any other query was changed on the way.
 */
export function readSignedQuery(query: string, secret: string): Record<string, string> | undefined {
  const pairs = query.split('&').map(readPair);
  const signed = pairs.filter(([name]) => name !== HASH && name !== HASH_TYPE);
  const names = signed.map(([name]) => name);
  const hashes = pairs.filter(([name]) => name === HASH).map(([, value]) => value);
  const types = pairs.filter(([name]) => name === HASH_TYPE).map(([, value]) => value);
  const isWellFormed =
    names.every((name, index) => /^vnp_\w+$/.test(name) && name > (names[index - 1] ?? '')) &&
    types.every((type) => HASH_TYPES.has(type.toUpperCase())) &&
    hashes.length === 1;
  const parameters = Object.fromEntries(signed);
  const [hash = ''] = hashes;
  return isWellFormed && isSameSecret(hash.toLowerCase(), hashOf(parameters, secret))
    ? parameters
    : undefined;
}

function hashOf(parameters: Record<string, string>, secret: string): string {
  return signQuery(parameters, secret).split(`&${HASH}=`).at(-1) ?? '';
}

function hmac(text: string, secret: string): string {
  return createHmac('sha512', secret).update(text, 'utf8').digest('hex');
}

/** As PHP's urlencode, which VNPay's own samples use; encodeURIComponent leaves a few signs as they are. */
function encode(text: string): string {
  return encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replaceAll(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function readPair(pair: string): [name: string, value: string] {
  const [name = '', ...value] = pair.split('=');
  return [decode(name), decode(value.join('='))];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // Nobody signs broken escapes: the empty text makes the comparison of the signature fail.
    return '';
  }
}
