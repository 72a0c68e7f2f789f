import {
  createDecipheriv,
  createECDH,
  createHash,
  type ECDH,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { PushConnection } from '../adapters/push/push-sender';
import { PUSH_CERTIFICATE } from './push-certificate';

type Answer =
  | {
      status: number;
      headers?: Record<string, string>;
      /** The answer begins and never ends. */
      endless?: boolean;
    }
  | 'nothing';
type Message = { host: string; path: string; headers: IncomingHttpHeaders; body: Buffer };

export type PushService = Awaited<ReturnType<typeof startPushService>>;

/** A push service on this machine, at every name under push.example. Takes messages, or answers as it is told. */
export async function startPushService() {
  const messages: Message[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer(PUSH_CERTIFICATE, (request, response) => {
    const { url: path = '', headers } = request;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { host = '' } = headers;
      messages.push({ host, path, headers, body: Buffer.concat(chunks) });
      const answer = answers.get(path) ?? answers.get(host) ?? { status: 201 };
      if (answer !== 'nothing') {
        response.writeHead(answer.status, answer.headers).flushHeaders();
        if (!answer.endless) {
          response.end();
        }
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => {
    server.once('listening', resolve);
  });
  // Listening on a port, so the address has one.
  const { port } = server.address() as AddressInfo;
  const connection: PushConnection = {
    port,
    ca: PUSH_CERTIFICATE.cert,
    lookup: (_, options, callback) =>
      options.all
        ? callback(null, [{ address: '127.0.0.1', family: 4 }])
        : callback(null, '127.0.0.1', 4),
  };

  return {
    connection,
    messages,
    /** From now on, for a path or for everything at a host. */
    answer: (place: string, answer: Answer) => answers.set(place, answer),
    reset() {
      messages.length = 0;
      answers.clear();
      server.closeAllConnections();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Browser = ReturnType<typeof createBrowser>;

/** A browser that has subscribed: it alone can read what is sent to it. */
export function createBrowser({ host = 'fcm.push.example' }: { host?: string } = {}) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const path = `/send/${randomBytes(12).toString('base64url')}`;
  const endpoint = `https://${host}${path}`;
  const received = ({ messages }: Pick<PushService, 'messages'>) =>
    messages.filter((message) => message.path === path);
  return {
    path,
    endpoint,
    fingerprint: createHash('sha256').update(endpoint).digest('base64url'),
    subscription: {
      endpoint,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    received,
    /** What its messages say. */
    read: (service: Pick<PushService, 'messages'>) =>
      received(service).map(({ body }) => JSON.parse(decrypt(body, keys, auth)) as unknown),
  };
}

/** RFC 8291, by hand: the part of the browser, which the library that encrypts does not have. */
function decrypt(body: Buffer, keys: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const records = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32);
  const derive = (use: string, length: number) =>
    Buffer.from(
      hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${use}\0`, length),
    );
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(records.subarray(-16));
  const padded = Buffer.concat([decipher.update(records.subarray(0, -16)), decipher.final()]);
  // A 2 marks the end of the last record; zeros may follow.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}
