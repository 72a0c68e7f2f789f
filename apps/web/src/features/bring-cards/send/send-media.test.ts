import { type ImportedSet, MEDIA_FILE, mediaEndpoints } from '@scholar/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { createFakeApi } from '../../../testing/fake-api';
import { listMediaIds, putMedia, sendMedia } from './send-media';

const UPLOADED = { kind: 'picture' as const, width: 1, height: 1, bytes: 1 };

async function send(
  names: string[],
  answer: (count: number) => ApiError | undefined = () => undefined,
  { ids = new Map<string, string>(), bytes = new Uint8Array([1]) } = {},
) {
  const api = createFakeApi();
  let count = 0;
  let [atOnce, most] = [0, 0];
  api.answer(mediaEndpoints.upload, async () => {
    count += 1;
    const now = count;
    atOnce += 1;
    most = Math.max(most, atOnce);
    await Promise.resolve();
    atOnce -= 1;
    return answer(now) ?? { mediaId: `own-${now}`, ...UPLOADED };
  });
  const onProgress = vi.fn();
  const wait = vi.fn(async () => undefined);
  const result = await sendMedia(api, names, {
    read: (name) => (name === 'lost' ? undefined : bytes),
    ids,
    onProgress,
    wait,
    signal: new AbortController().signal,
  });
  return {
    result,
    ids,
    onProgress,
    wait,
    most: () => most,
    calls: api.calls(mediaEndpoints.upload),
  };
}

describe('pictures and sounds of a deck', () => {
  it('are sent a few at a time, and it is told how far they are', async () => {
    const names = Array.from({ length: 7 }, (_, place) => `media ${place}`);
    const { ids, onProgress, most } = await send(names);

    expect(ids.size).toBe(7);
    expect(most()).toBe(3);
    expect(onProgress).toHaveBeenLastCalledWith(7, 7);
  });

  it('are counted where the server or their size refuses them, and hold up nothing', async () => {
    const invalid = new ApiError('', { code: 'invalid_input', status: 400 });
    const { result, ids } = await send(['a', 'b', 'lost'], (count) =>
      count === 1 ? invalid : undefined,
    );
    const large = await send(['a'], undefined, { bytes: new Uint8Array(MEDIA_FILE.maxBytes + 1) });

    expect(result).toEqual({ refused: 2, overLimit: 0 });
    expect([...ids.keys()]).toEqual(['b']);
    expect([large.result.refused, large.calls.length]).toEqual([1, 0]);
  });

  it('are not sent in vain once the plan is full', async () => {
    const full = new ApiError('', { code: 'plan_limit', status: 402 });
    const names = Array.from({ length: 20 }, (_, place) => `media ${place}`);
    const { result, calls } = await send(names, (count) => (count > 2 ? full : undefined));

    expect(result.overLimit).toBe(18);
    expect(calls.length).toBeLessThan(6);
  });

  it('wait for a server that is busy', async () => {
    const busy = new ApiError('', { code: 'too_many_requests', status: 429, retryAfterSeconds: 9 });
    const { ids, wait } = await send(['a'], (count) => (count === 1 ? busy : undefined));

    expect(ids.size).toBe(1);
    expect(wait).toHaveBeenCalledWith(9);
  });

  it('fail where nobody answers, and go on from there the next time', async () => {
    const offline = new ApiError('', { code: 'offline' });
    await expect(send(['a'], () => offline)).rejects.toBe(offline);

    const { calls } = await send(['a', 'b'], undefined, {
      ids: new Map([['a', 'own-a']]),
    });

    expect(calls).toHaveLength(1);
  });
});

describe('the cards of a deck', () => {
  const sets: ImportedSet[] = [
    {
      title: 'Cells',
      cards: [
        {
          question: 'Picture',
          answer: 'cell',
          media: [
            { mediaId: 'a', side: 'question' },
            { mediaId: 'b', side: 'answer' },
          ],
        },
        { question: 'Picture', answer: 'Framed on a wall.' },
      ],
    },
  ];

  it('name what stands on them once', () => {
    expect(listMediaIds([...sets, ...sets])).toEqual(['a', 'b']);
  });

  it('have what was sent in place of what stood for it', () => {
    const put = putMedia(sets, new Map([['a', 'own-a']]));

    expect(put).toMatchObject({
      lost: 0,
      sets: [{ cards: [{ media: [{ mediaId: 'own-a', side: 'question' }] }, {}] }],
    });
    expect(put.sets[0]?.cards[1]).not.toHaveProperty('media');
  });

  it('stay behind with the only picture they had', () => {
    const put = putMedia(sets, new Map([['b', 'own-b']]));

    expect(put).toMatchObject({ lost: 1, sets: [{ cards: [{ answer: 'Framed on a wall.' }] }] });
  });
});
