import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

export type RawAnswer = { status: number; headers: Record<string, string>; body: string };

const BLANK_LINE = '\r\n\r\n';

/** Lets a test server listen on a port of this machine that nobody else uses. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The server got no port.');
  }
  return address.port;
}

/** A bare connection: what is sent is what arrives, also where no HTTP client would send it. */
export async function openConnection(port: number) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const answers: RawAnswer[] = [];
  const news = new EventEmitter();
  let rest: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    rest = takeAnswers(Buffer.concat([rest, chunk]), answers);
    news.emit('news');
  });
  // A reset by the server shows as a closed connection; what arrived before it still counts.
  socket.on('error', () => {});
  socket.on('close', () => news.emit('news'));

  async function waitFor(count: number) {
    while (!socket.closed && answers.length < count) {
      await once(news, 'news');
    }
    return answers;
  }

  return {
    socket,
    send(...parts: (string | Uint8Array)[]) {
      for (const part of parts) {
        socket.write(part);
      }
    },
    /** So many answers, or fewer when the server closes before. */
    answers: waitFor,
    async answer(): Promise<RawAnswer> {
      const [first] = await waitFor(1);
      if (!first) {
        throw new Error('The server closed the connection without an answer.');
      }
      return first;
    },
    /** Everything that was answered until the server closed. */
    untilClosed: () => waitFor(Number.POSITIVE_INFINITY),
    close: () => socket.destroy(),
  };
}

/** One request on a connection of its own. */
export async function sendRaw(port: number, ...parts: (string | Uint8Array)[]): Promise<RawAnswer> {
  const connection = await openConnection(port);
  connection.send(...parts);
  const answer = await connection.answer();
  connection.close();
  return answer;
}

/** The lines of a request head. */
export function head(...lines: string[]): string {
  return lines.join('\r\n') + BLANK_LINE;
}

/** Moves every whole answer into the list and returns the bytes that are left. */
function takeAnswers(bytes: Buffer, answers: RawAnswer[]): Buffer {
  let at = 0;
  for (;;) {
    const endOfHead = bytes.indexOf(BLANK_LINE, at);
    if (endOfHead === -1) {
      return bytes.subarray(at);
    }
    const [statusLine = '', ...lines] = bytes.toString('latin1', at, endOfHead).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    );
    const start = endOfHead + BLANK_LINE.length;
    const end = start + Number(headers['content-length'] ?? 0);
    if (end > bytes.length) {
      return bytes.subarray(at);
    }
    const body = bytes.toString('utf8', start, end);
    answers.push({ status: Number(statusLine.split(' ')[1]), headers, body });
    at = end;
  }
}
