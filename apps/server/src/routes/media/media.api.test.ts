import { randomUUID } from 'node:crypto';
import { MEDIA_FILE, MEDIA_KEPT, STUDY_MESSAGES } from '@scholar/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { CARD, listCards, readSet, saveCards, saveSet } from '../../testing/flashcards';
import { bring } from '../../testing/imports';
import {
  picture,
  readMedia,
  sendMedia,
  sound,
  UNKNOWN_MEDIA,
  uploadMedia,
} from '../../testing/media';
import { refusal } from '../../testing/refusal';
import { signUp, type Student } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let minh: Student;
beforeAll(async () => {
  app = await startTestApp({ passwords: createCountingHasher({ isQuick: true }).replace });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  minh = await signUp(app);
});

describe('a picture', () => {
  it('[B-70] [B-71] is kept as WebP without what was hidden in it, the right way up', async () => {
    const sideways = await sharp(await picture({ width: 40, height: 30 }))
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '10/1 0/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();

    const { mediaId, ...kept } = await uploadMedia(app, minh.token, sideways);

    const { bytes, headers } = await readMedia(app, `/media/${mediaId}`, minh);
    expect(kept).toEqual({ kind: 'picture', width: 30, height: 40, bytes: bytes.length });
    expect(headers['content-type']).toBe('image/webp');
    const read = await sharp(bytes).metadata();
    expect(read).toMatchObject({ format: 'webp', width: 30, height: 40 });
    expect([read.exif, read.icc, read.xmp, read.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('may be %s', async (format) => {
    const file = await sharp(await picture())
      .toFormat(format)
      .toBuffer();

    expect(await uploadMedia(app, minh.token, file)).toMatchObject({ width: 40, height: 30 });
  });

  it('is made smaller where it is large', async () => {
    const large = await picture({ width: 3_000, height: 1_500 });

    expect(await uploadMedia(app, minh.token, large)).toMatchObject({
      width: 2_000,
      height: 1_000,
    });
  });

  it('stays below a megabyte, whatever is on it', async () => {
    const noise = Buffer.alloc(1_900 * 1_900 * 3);
    for (let at = 0, seed = 7; at < noise.length; at += 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      noise[at] = seed >> 16;
    }
    const file = await sharp(noise, { raw: { width: 1_900, height: 1_900, channels: 3 } })
      .jpeg({ quality: 95 })
      .toBuffer();

    const { bytes } = await uploadMedia(app, minh.token, file);

    expect(bytes).toBeLessThanOrEqual(MEDIA_KEPT.maxBytes);
  });

  it('is kept once, however often it is sent', async () => {
    const file = await picture();

    const [first, second] = [
      await uploadMedia(app, minh.token, file),
      await uploadMedia(app, minh.token, file),
    ];

    expect(second).toEqual(first);
    expect(await app.database.query('select id from media')).toHaveLength(1);
  });
});

describe('a sound', () => {
  const head = (at: number, letters: string) =>
    Buffer.concat([Buffer.alloc(at), Buffer.from(letters), Buffer.alloc(64)]);

  it.each([
    ['MP3', sound(), 'audio/mpeg'],
    ['MP3 with its title', head(0, 'ID3'), 'audio/mpeg'],
    ['OGG', head(0, 'OggS'), 'audio/ogg'],
    ['WAV', head(0, 'RIFF\0\0\0\0WAVE'), 'audio/wav'],
    ['M4A', head(4, 'ftypM4A '), 'audio/mp4'],
  ])('may be %s and is kept as it is', async (_, file, type) => {
    const { mediaId, ...kept } = await uploadMedia(app, minh.token, file);

    const { bytes, headers } = await readMedia(app, `/media/${mediaId}`, minh);
    expect(kept).toEqual({ kind: 'sound', width: null, height: null, bytes: file.length });
    expect(headers['content-type']).toBe(type);
    expect(bytes.equals(file)).toBe(true);
  });

  it('[B-66] may have a megabyte and no more', async () => {
    const longest = Buffer.concat([sound(), Buffer.alloc(MEDIA_KEPT.maxBytes)]);

    const fits = await sendMedia(app, minh.token, longest.subarray(0, MEDIA_KEPT.maxBytes));
    const long = await sendMedia(app, minh.token, longest.subarray(0, MEDIA_KEPT.maxBytes + 1));

    expect(fits.status).toBe(200);
    expect(long.body).toEqual(refusal('too_large', STUDY_MESSAGES.soundTooLarge));
  });
});

describe('a hostile file', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

  it.each([
    ['SVG under the name of a PNG', () => Buffer.from(svg)],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'TIFF',
      async () =>
        sharp(await picture())
          .tiff()
          .toBuffer(),
    ],
    ['nothing', () => Buffer.alloc(0)],
    ['a video', () => Buffer.from('\0\0\0\x18ftypqt  \0\0\0\0')],
  ])('[B-67] is refused by its bytes: %s', async (_, make) => {
    const { body } = await sendMedia(app, minh.token, await make());

    expect(body).toEqual(refusal('invalid_input', STUDY_MESSAGES.mediaType));
  });

  it.each([
    ['a truncated picture', async () => (await picture({ width: 300 })).subarray(0, 90)],
    ['the signature of a PNG before SVG', () => Buffer.from(`\x89PNG\r\n\x1a\n${svg}`, 'latin1')],
    ['the signature of a JPEG before HTML', () => Buffer.from('\xff\xd8\xff<html>', 'latin1')],
    ['the head of a WebP around nothing', () => Buffer.from('RIFF\x04\0\0\0WEBP')],
  ])('[B-67] is refused where it cannot be read: %s', async (_, make) => {
    const { body } = await sendMedia(app, minh.token, await make());

    expect(body).toEqual(refusal('invalid_input', STUDY_MESSAGES.mediaUnreadable));
  });

  it('[B-68] is refused before 900 million pixels are unfolded', async () => {
    const { body } = await sendMedia(app, minh.token, await bomb());

    expect(body).toEqual(refusal('invalid_input', STUDY_MESSAGES.mediaUnreadable));
  });

  it('[B-70] loses the page that hangs behind its picture', async () => {
    const polyglot = Buffer.concat([
      await sharp(await picture())
        .jpeg()
        .toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ]);

    const { mediaId } = await uploadMedia(app, minh.token, polyglot);

    const { bytes } = await readMedia(app, `/media/${mediaId}`, minh);
    expect(bytes.includes('script')).toBe(false);
  });

  it('[B-70] is a sound and no page, even where a page is in it', async () => {
    const { mediaId } = await uploadMedia(app, minh.token, sound('<script>alert(1)</script>'));

    const { headers } = await readMedia(app, `/media/${mediaId}`, minh);

    expect(headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it('[B-66] is refused over ten megabytes', async () => {
    const { body } = await sendMedia(app, minh.token, Buffer.alloc(MEDIA_FILE.maxBytes + 1));

    expect(body).toEqual(refusal('too_large', STUDY_MESSAGES.mediaTooLarge));
  });
});

describe('what was read before', () => {
  it('is not sent again', async () => {
    const { mediaId } = await uploadMedia(app, minh.token);
    const { headers } = await readMedia(app, `/media/${mediaId}`, minh);

    const again = await readMedia(app, `/media/${mediaId}`, {
      token: minh.token,
      headers: { 'if-none-match': String(headers['etag']) },
    });

    expect(headers['cache-control']).toBe('private, max-age=0');
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });
});

describe('a card', () => {
  it('carries its pictures and sounds, in their order, wherever it is read', async () => {
    const shown = await uploadMedia(app, minh.token);
    const heard = await uploadMedia(app, minh.token, sound());
    const media = [
      { mediaId: shown.mediaId, side: 'question', alt: ' A cell ' },
      { mediaId: heard.mediaId, side: 'answer' },
      { mediaId: shown.mediaId, side: 'answer' },
    ];
    const expected = [
      {
        mediaId: shown.mediaId,
        side: 'question',
        kind: 'picture',
        alt: 'A cell',
        width: 40,
        height: 30,
      },
      { mediaId: heard.mediaId, side: 'answer', kind: 'sound', alt: '', width: null, height: null },
      { mediaId: shown.mediaId, side: 'answer', kind: 'picture', alt: '', width: 40, height: 30 },
    ];

    const [saved] = await saveCards(app, minh.token, [{ ...CARD, media }]);
    const { quizId } = await saveSet(app, minh.token, { flashcardList: [1] });

    expect(saved?.media).toEqual(expected);
    expect((await listCards(app, minh.token)).items[0]?.media).toEqual(expected);
    expect((await readSet(app, minh.token, quizId)).flashcards[0]?.media).toEqual(expected);
    const today = await app.call('GET', '/memory/today', { token: minh.token });
    expect(today.body.data).toMatchObject({ cards: [{ media: expected }] });
  });

  it('says nothing of media where it has none', async () => {
    const [saved] = await saveCards(app, minh.token);

    expect(saved).not.toHaveProperty('media');
  });

  it('keeps them when only its words are changed, and loses them with an empty list', async () => {
    const { mediaId } = await uploadMedia(app, minh.token);
    await saveCards(app, minh.token, [{ ...CARD, media: [{ mediaId, side: 'question' }] }]);
    const edit = async (change: object) => {
      const { body } = await app.call('PUT', '/flashcard/edit/1', {
        token: minh.token,
        body: { ...CARD, ...change },
      });
      return body.data;
    };

    expect(await edit({})).toMatchObject({ media: [{ mediaId }] });
    expect(await edit({ media: [{ mediaId, side: 'answer' }] })).toMatchObject({
      media: [{ mediaId, side: 'answer' }],
    });
    expect(await edit({ media: [] })).not.toHaveProperty('media');
  });

  it.each([
    [
      'five on a side',
      Array.from({ length: 5 }, () => ({ mediaId: UNKNOWN_MEDIA, side: 'answer' })),
    ],
    ['another side', [{ mediaId: UNKNOWN_MEDIA, side: 'front' }]],
    ['no id', [{ mediaId: 'x', side: 'answer' }]],
    ['a long text beside it', [{ mediaId: UNKNOWN_MEDIA, side: 'answer', alt: 'x'.repeat(501) }]],
    ['more than is asked for', [{ mediaId: UNKNOWN_MEDIA, side: 'answer', url: 'x' }]],
  ])('is refused with %s', async (_, media) => {
    const { status } = await app.call('POST', '/flashcard/add-bulk', {
      token: minh.token,
      body: { flashcardList: [{ ...CARD, media }] },
    });

    expect(status).toBe(400);
  });

  it('[A-39] takes nothing that is unknown or somebody else’s, not even together with its own', async () => {
    const lan = await signUp(app, { email: 'lan@example.com' });
    const hers = await uploadMedia(app, lan.token);
    const own = await uploadMedia(app, minh.token);
    await saveCards(app, minh.token);
    const send = async (mediaId: string) => {
      const media = [own.mediaId, mediaId].map((id) => ({ mediaId: id, side: 'answer' }));
      const card = { ...CARD, media };
      const calls = [
        ['POST', '/flashcard/add-bulk', { flashcardList: [card] }],
        ['PUT', '/flashcard/edit/1', card],
        ['POST', '/quiz/post-quiz', { title: 'Cells', flashcardList: [card] }],
        ['POST', '/import', { sets: [{ title: 'Cells', cards: [{ ...card, question: 'New?' }] }] }],
      ] as const;
      const answers = [];
      for (const [method, path, body] of calls) {
        answers.push((await app.call(method, path, { token: minh.token, body })).body);
      }
      return answers;
    };
    const missing = refusal('not_found', STUDY_MESSAGES.mediaNotFound);

    expect(await send(hers.mediaId)).toEqual([missing, missing, missing, missing]);
    expect(await send(UNKNOWN_MEDIA)).toEqual([missing, missing, missing, missing]);
    expect(await app.database.query('select * from card_media')).toEqual([]);
    expect((await listCards(app, minh.token)).totalItems).toBe(1);
  });
});

describe('an import', () => {
  const ofPicture = (mediaId: string, answer = 'cell') => ({
    question: 'Picture',
    answer,
    media: [{ mediaId, side: 'question' }],
  });
  const bringCards = (cards: object[], options: object = {}) =>
    bring(app, minh.token, { sets: [{ title: 'Cells', cards }], ...options });

  it('brings cards with their pictures, also where nothing else tells them apart', async () => {
    const first = await uploadMedia(app, minh.token);
    const second = await uploadMedia(app, minh.token, await picture({ colour: '#ff0000' }));

    const cards = [ofPicture(first.mediaId), ofPicture(second.mediaId), ofPicture(first.mediaId)];
    const brought = await bringCards(cards);
    const again = await bringCards(cards);

    const { flashcards } = await readSet(app, minh.token, 1);
    expect(brought).toMatchObject({ cards: 2, repeated: 1 });
    expect(again).toMatchObject({ cards: 0, repeated: 3 });
    expect(flashcards.map(({ media }) => media?.[0]?.mediaId)).toEqual([
      first.mediaId,
      second.mediaId,
    ]);
  });

  it('tells a card with a picture from the same words without one', async () => {
    const { mediaId } = await uploadMedia(app, minh.token);
    await bringCards([{ question: 'Picture', answer: 'cell' }]);

    expect(await bringCards([ofPicture(mediaId)])).toMatchObject({ cards: 1, repeated: 0 });
  });

  it('counts by the words alone before pictures are sent', async () => {
    const { mediaId } = await uploadMedia(app, minh.token);
    await bringCards([ofPicture(mediaId)]);
    const [one, other] = [randomUUID(), randomUUID()];

    const cards = [ofPicture(one), ofPicture(one, 'unit'), ofPicture(other, 'unit')];
    const run = await bringCards(cards, { dryRun: true });

    expect(run).toMatchObject({ cards: 2, repeated: 1 });
  });
});

/** A grey PNG of 30,000 × 30,000 that says so in its head and has next to nothing behind it. */
async function bomb(): Promise<Buffer> {
  const file = Buffer.from(await picture());
  file.writeUInt32BE(30_000, 16);
  file.writeUInt32BE(30_000, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
    }
  }
  return (crc ^ 0xffffffff) >>> 0;
}
