import { BODY_LIMIT, PICTURE_BODY_LIMIT } from '@scholar/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { head, listen, openConnection } from '../testing/raw-connection';
import { signUp } from '../testing/students';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let port: number;
let authorization: string;
beforeAll(async () => {
  app = await startTestApp();
  port = await listen(app.app);
  authorization = `authorization: Bearer ${(await signUp(app)).token}`;
});
afterAll(() => app.close());

const HOST = 'host: localhost';
const JSON_TYPE = 'content-type: application/json';
const UPLOAD = 'PUT /api/document/upload HTTP/1.1';
/** Far more than the buffers between two programs take. */
const EXCESS = 12_000_000;

/** As simple programs send: the whole body before the first look at an answer. Fails where the server resets. */
async function sendWhole(...parts: (string | Uint8Array)[]) {
  const connection = await openConnection(port);
  connection.socket.pause();
  for (const part of parts) {
    await new Promise<void>((resolve, reject) => {
      connection.socket.write(part, (error) => (error ? reject(error) : resolve()));
    });
  }
  connection.socket.resume();
  const answers = await connection.untilClosed();
  return { answers, statuses: answers.map(({ status }) => status) };
}

describe('[B-01] a body that is too large gets its answer', () => {
  it('where its length says so', async () => {
    const length = BODY_LIMIT.document + EXCESS;

    const { statuses, answers } = await sendWhole(
      head(UPLOAD, HOST, authorization, JSON_TYPE, `content-length: ${length}`),
      Buffer.alloc(length, 'a'),
    );

    expect(statuses).toEqual([413]);
    expect(answers[0]?.headers['connection']).toBe('close');
    expect(answers[0]?.body).toContain('The document is too large.');
  });

  it('where it comes in pieces of unknown number', async () => {
    const piece = Buffer.alloc(1_000_000, 'a');
    const pieces = Array.from({ length: 15 }, () => ['f4240\r\n', piece, '\r\n']).flat();

    const { statuses } = await sendWhole(
      head(UPLOAD, HOST, authorization, JSON_TYPE, 'transfer-encoding: chunked'),
      ...pieces,
      '0\r\n\r\n',
    );

    expect(statuses).toEqual([413]);
  });

  it('where it is a picture', async () => {
    const length = PICTURE_BODY_LIMIT + EXCESS;
    const type = 'content-type: multipart/form-data; boundary=x';
    const path = 'PATCH /api/user/update/profile-picture HTTP/1.1';

    const { statuses } = await sendWhole(
      head(path, HOST, authorization, type, `content-length: ${length}`),
      Buffer.alloc(length, 'a'),
    );

    expect(statuses).toEqual([413]);
  });

  it('but no listener for ever', async () => {
    const connection = await openConnection(port);
    const length = `content-length: ${BODY_LIMIT.document + 1}`;
    connection.send(head(UPLOAD, HOST, authorization, JSON_TYPE, length), 'a');

    const answers = await connection.untilClosed();

    expect(answers.map(({ status }) => status)).toEqual([413]);
  });
});
