import { readdir } from 'node:fs/promises';
import { SharedSetSchema, ShareLinkSchema, STUDY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { CARD, readSet, saveCards, saveSet } from '../../testing/flashcards';
import {
  picture,
  readMedia,
  sendMedia,
  sound,
  UNKNOWN_MEDIA,
  uploadMedia,
} from '../../testing/media';
import { grantPlan } from '../../testing/payments';
import { refusal } from '../../testing/refusal';
import { deactivate, signUp, type Student } from '../../testing/students';
import { addMember, endPlans, startTeam } from '../../testing/teams';
import { startTestApp, type TestApp } from '../../testing/test-app';

const MISSING = refusal('not_found', STUDY_MESSAGES.mediaNotFound);

let app: TestApp;
let minh: Student;
let lan: Student;
let stranger: Student;
let mediaId: string;
beforeAll(async () => {
  app = await startTestApp({
    environment: { BASIC_MAX_MEDIA_MB: '1', PAID_MAX_MEDIA_MB: '2' },
    passwords: createCountingHasher({ isQuick: true }).replace,
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  minh = await startTeam(app);
  lan = await signUp(app, { email: 'lan@example.com', name: 'Lan Pham' });
  stranger = await signUp(app, { email: 'huy@example.com', name: 'Quoc Huy' });
  ({ mediaId } = await uploadMedia(app, minh.token));
  await saveCards(app, minh.token, [{ ...CARD, media: [{ mediaId, side: 'question' }] }]);
  await saveSet(app, minh.token, { title: 'Cells', flashcardList: [1] });
});

const read = async ({ token }: Student, id = mediaId) =>
  (await readMedia(app, `/media/${id}`, { token })).status;
const storedFiles = async () => {
  const names = await readdir(app.config.filesDir, { recursive: true });
  return names.flatMap((name) => name.split('/')[1] ?? []).toSorted();
};
const inTheFuture = (hours: number) =>
  app.database.query(`update media set used_at = used_at - interval '${hours} hours'`);

async function openLink(): Promise<string> {
  const answer = await app.call('POST', '/share-link/1', {
    token: minh.token,
    body: { showsAuthor: false },
  });
  return ShareLinkSchema.parse(answer.body.data).token ?? '';
}

describe('a picture', () => {
  it('[A-38] is there for its owner and for nobody else', async () => {
    const answer = await app.call('GET', `/media/${mediaId}`, { token: stranger.token });
    const unknown = await app.call('GET', `/media/${UNKNOWN_MEDIA}`, { token: stranger.token });

    expect(await read(minh)).toBe(200);
    expect([answer.body, unknown.body]).toEqual([MISSING, MISSING]);
  });

  it('is there for the team as long as the team has the set and is paid for', async () => {
    await addMember(app, minh.token, lan);
    const seen = [await read(lan)];

    await app.call('POST', '/team/set/1', { token: minh.token });
    seen.push(await read(lan), await read(stranger));
    await app.call('DELETE', '/team/set/1', { token: minh.token });
    seen.push(await read(lan));
    await app.call('POST', '/team/set/1', { token: minh.token });
    await endPlans(app);
    seen.push(await read(lan), await read(minh));

    expect(seen).toEqual([404, 200, 404, 404, 404, 200]);
  });

  it('is gone for the team once the card is out of the set or deleted', async () => {
    await addMember(app, minh.token, lan);
    await app.call('POST', '/team/set/1', { token: minh.token });
    const body = { flashcardIds: [1] };

    await app.call('POST', '/flashcard/delete', { token: minh.token, body });
    const deleted = await read(lan);
    await app.call('POST', '/flashcard/restore', { token: minh.token, body });
    const restored = await read(lan);
    await app.call('DELETE', '/quiz/delete-quiz-flashcards/1?flashcardId=1', {
      token: minh.token,
    });

    expect([deleted, restored, await read(lan)]).toEqual([404, 200, 404]);
  });

  it('is there for whoever has the open link of its set, and no other of its owner', async () => {
    const other = await uploadMedia(app, minh.token, await picture({ colour: '#ff0000' }));
    const token = await openLink();
    const visit = async (id: string) =>
      (await readMedia(app, `/shared/${token}/media/${id}`)).status;
    const { body } = await app.call('GET', `/shared/${token}`);

    expect(SharedSetSchema.parse(body.data).cards[0]?.media).toMatchObject([{ mediaId }]);
    expect([await visit(mediaId), await visit(other.mediaId)]).toEqual([200, 404]);

    await app.call('DELETE', '/share-link/1', { token: minh.token });

    expect(await visit(mediaId)).toBe(404);
  });

  it('[A-36] is gone with a deactivated account, and comes back with it', async () => {
    const token = await openLink();
    await deactivate(app, minh);

    expect(await read(minh)).toBe(401);
    expect((await readMedia(app, `/shared/${token}/media/${mediaId}`)).status).toBe(404);
    expect(await storedFiles()).toContain(mediaId);
  });
});

describe('a copy of a set', () => {
  it('has pictures of its own, which stay when the first ones go', async () => {
    const token = await openLink();

    const { body } = await app.call('POST', `/shared/${token}/copy`, { token: lan.token });

    const { quizId } = body.data as { quizId: number };
    const [card] = (await readSet(app, lan.token, quizId)).flashcards;
    const [copied] = card?.media ?? [];
    expect(copied).toMatchObject({ side: 'question', kind: 'picture', width: 40, height: 30 });
    expect(copied?.mediaId).not.toBe(mediaId);
    expect([await read(lan, copied?.mediaId), await read(minh, copied?.mediaId)]).toEqual([
      200, 404,
    ]);
  });

  it('has them within the team, too', async () => {
    await addMember(app, minh.token, lan);
    await app.call('POST', '/team/set/1', { token: minh.token });

    await app.call('POST', '/team/set/1/copy', { token: lan.token });

    const [card] = (await readSet(app, lan.token, 2)).flashcards;
    expect(await read(lan, card?.media?.[0]?.mediaId)).toBe(200);
  });
});

describe('the space of a plan', () => {
  const megabyte = (name: string) => Buffer.concat([sound(name), Buffer.alloc(600_000)]);

  it('[D-57] is refused over with the words of the plan, and keeps what is there', async () => {
    await uploadMedia(app, stranger.token, megabyte('one'));

    const over = await sendMedia(app, stranger.token, megabyte('two'));
    const again = await sendMedia(app, stranger.token, megabyte('one'));

    expect(over.body).toEqual(refusal('plan_limit', STUDY_MESSAGES.mediaSpace(1, 2)));
    expect(again.status).toBe(200);
  });

  it('[D-57] is larger in a paid plan, and has an end there too', async () => {
    await grantPlan(app, { userId: 3, plan: 'pro', ends: '9 days' });
    for (const name of ['one', 'two', 'three']) {
      await uploadMedia(app, stranger.token, megabyte(name));
    }

    const over = await sendMedia(app, stranger.token, megabyte('four'));

    expect(over.body).toEqual(refusal('plan_limit', STUDY_MESSAGES.paidMediaSpace(2)));
  });

  it('[D-57] cannot be taken twice by two at once', async () => {
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((name) => sendMedia(app, stranger.token, megabyte(name))),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 402, 402]);
  });
});

describe('what is on no card', () => {
  const purge = () => app.composition.services.media.purgeUnused();

  it('goes after a day, with its file', async () => {
    const unused = await uploadMedia(app, minh.token, sound());
    await purge();
    const kept = await storedFiles();

    await inTheFuture(24.1);
    await purge();

    expect(kept).toContain(unused.mediaId);
    expect(await storedFiles()).not.toContain(unused.mediaId);
    expect([await read(minh, unused.mediaId), await read(minh)]).toEqual([404, 200]);
    expect(await app.database.query('select id from media')).toEqual([{ id: mediaId }]);
  });

  it('goes with its card, once that cannot be restored any more', async () => {
    await app.call('POST', '/flashcard/delete', {
      token: minh.token,
      body: { flashcardIds: [1] },
    });
    await inTheFuture(24.1);
    await purge();
    const before = await read(minh);
    await app.database.query(`update flashcards set deleted_at = now() - interval '31 days'`);

    await app.composition.services.flashcards.purgeRemoved();
    await purge();

    expect([before, await read(minh)]).toEqual([200, 404]);
    expect(await app.database.query('select * from card_media')).toEqual([]);
  });

  it('[A-36] goes with the account, files included', async () => {
    await deactivate(app, minh);
    await app.database.query(
      `update users set deactivated_at = now() - interval '31 days' where id = 1`,
    );

    await app.composition.services.deactivation.purgeOld();
    await purge();

    expect(await storedFiles()).not.toContain(mediaId);
    expect(await app.database.query('select id from media')).toEqual([]);
  });

  it('is brought back to the disk by sending it again, where an upload broke off', async () => {
    await app.composition.files.delete(mediaId);
    const before = await read(minh);

    const again = await uploadMedia(app, minh.token);

    expect(again.mediaId).toBe(mediaId);
    expect([before, await read(minh)]).toEqual([404, 200]);
  });
});
