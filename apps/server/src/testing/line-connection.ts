import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';

const BLANK_LINE = '\r\n\r\n';
/** No line of JSON ends like it. */
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n');

export type LineHead = { status: number; headers: Record<string, string> };

/** Asks on a bare connection for an answer in lines, and hears each as soon as its bytes arrive. */
export async function openLines(port: number, path: string, body: unknown) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const news = new EventEmitter();
  let bytes = Buffer.alloc(0);
  let isOver = false;
  socket.on('data', (chunk) => {
    bytes = Buffer.concat([bytes, chunk]);
    news.emit('news');
  });
  // A reset by the server shows as a closed connection.
  socket.on('error', () => {});
  socket.on('close', () => {
    isOver = true;
    news.emit('news');
  });
  const text = JSON.stringify(body);
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      'host: localhost',
      'accept: application/x-ndjson',
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(text)}`,
      'connection: close',
    ].join('\r\n') +
      BLANK_LINE +
      text,
  );

  async function waitFor<T>(find: () => T | undefined): Promise<T> {
    for (;;) {
      const found = find();
      if (found !== undefined) {
        return found;
      }
      if (isOver) {
        throw new Error(`The connection closed after:\n${bytes.toString()}`);
      }
      await once(news, 'news');
    }
  }

  return {
    socket,
    head: () => waitFor(() => readHead(bytes)),
    /** So many lines, once they are there. */
    lines: (count: number) =>
      waitFor(() => {
        const lines = readLines(bytes);
        return lines.length >= count ? lines.slice(0, count) : undefined;
      }),
    /** Every line, once the server has said that there are no more. */
    all: () =>
      waitFor(() =>
        bytes.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) ? readLines(bytes) : undefined,
      ),
  };
}

function readHead(bytes: Buffer): LineHead | undefined {
  const end = bytes.indexOf(BLANK_LINE);
  if (end === -1) {
    return undefined;
  }
  const [statusLine = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status: Number(statusLine.split(' ')[1]), headers: Object.fromEntries(headers) };
}

/** The chunks that are there, joined. */
function readBody(bytes: Buffer): Buffer {
  const chunks: Buffer[] = [];
  let at = bytes.indexOf(BLANK_LINE) + BLANK_LINE.length;
  for (;;) {
    const endOfSize = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.toString('latin1', at, endOfSize), 16);
    const start = endOfSize + 2;
    if (endOfSize === -1 || size === 0 || start + size > bytes.length) {
      return Buffer.concat(chunks);
    }
    chunks.push(bytes.subarray(start, start + size));
    at = start + size + 2;
  }
}

function readLines(bytes: Buffer): unknown[] {
  if (!readHead(bytes)) {
    return [];
  }
  const whole = readBody(bytes).toString().split('\n').slice(0, -1);
  return whole.map((line): unknown => JSON.parse(line));
}
