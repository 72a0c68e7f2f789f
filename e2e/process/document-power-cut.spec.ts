import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { startServer } from '../fixtures/server';
import { createOutsideClient } from './outside-client';

const ROUNDS = 10;
const UPLOADERS = 20;
const PAGE_SIZE = 100;
const PARAGRAPH = 'Tế bào là đơn vị cơ bản của sự sống. ';

type Client = ReturnType<typeof createOutsideClient>;
type Row = { documentId: number; title: string };
type Upload = { title: string; key: string };

test('[L-06] kill -9 under twenty uploaders, ten times, loses and doubles no document', async () => {
  const server = await startServer();
  const client = createOutsideClient(server);
  const tokens = await client.registerMany(UPLOADERS);
  const acknowledged = tokens.map(() => new Map<string, number>());
  let next = 0;

  for (let round = 1; round <= ROUNDS; round += 1) {
    const uploaders = tokens.map((token, index) =>
      keepUploading(client, token, acknowledged[index] ?? new Map(), () => `Note ${(next += 1)}`),
    );
    await expect
      .poll(() => uploaders.every(({ state }) => state.count > 0), {
        intervals: [20],
      })
      .toBe(true);
    await wait(20 * round);
    await server.kill9();
    await Promise.all(uploaders.map(({ finished }) => finished));

    await server.restart();

    for (const [index, token] of tokens.entries()) {
      const known = acknowledged[index] ?? new Map<string, number>();
      // The upload on its way during the cut: sent again, it is there once, whether it had arrived or not.
      const { underWay } = uploaders[index]?.state ?? {};
      if (underWay) {
        known.set(underWay.title, await upload(client, token, underWay));
      }
      expect(await listAll(client, token)).toEqual([...known]);
    }
  }
  const [token = ''] = tokens;
  for (const [title, documentId] of acknowledged[0] ?? []) {
    const { data } = await client.call('GET', `/document/get/${documentId}`, { token });
    expect(data).toMatchObject({ title, content: contentOf(title) });
  }
  await server.stop();
});

/** Uploads one document after the other until the server is gone. */
function keepUploading(
  client: Client,
  token: string,
  acknowledged: Map<string, number>,
  nextTitle: () => string,
) {
  const state: { count: number; underWay?: Upload } = { count: 0 };
  async function uploadMany() {
    for (;;) {
      const draft = { title: nextTitle(), key: randomUUID() };
      state.underWay = draft;
      acknowledged.set(draft.title, await upload(client, token, draft));
      delete state.underWay;
      state.count += 1;
    }
  }
  // The endless loop ends by the connection error of the killed server.
  return { state, finished: uploadMany().catch(() => {}) };
}

/** Sent again under the same key while the server is too busy to take it. */
async function upload(client: Client, token: string, draft: Upload): Promise<number> {
  const { title, key } = draft;
  const { status, message, data } = await client.call('PUT', '/document/upload', {
    token,
    key,
    json: { title, field: 'Biology', content: contentOf(title), sourceText: PARAGRAPH.repeat(100) },
  });
  if (status === 503) {
    await wait(100);
    return upload(client, token, draft);
  }
  expect(status, message).toBe(200);
  return (data as Row).documentId;
}

function contentOf(title: string): string {
  return `${title}\n${PARAGRAPH.repeat(20)}`;
}

/** Title and id of everything that is there, in the order of the uploads. */
async function listAll({ call }: Client, token: string): Promise<[string, number][]> {
  const found: Row[] = [];
  for (let page = 0; ; page += 1) {
    const { data } = await call('POST', `/document/get/${page}/${PAGE_SIZE}`, { token });
    const { documents, totalPages } = data as { documents: Row[]; totalPages: number };
    found.push(...documents);
    if (page + 1 >= totalPages) {
      return found.toReversed().map(({ title, documentId }) => [title, documentId]);
    }
  }
}
