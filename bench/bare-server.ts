import { fileURLToPath } from 'node:url';
import { connect, createStore } from '@scholar/db';
import type { NewReview } from '@scholar/domain';
import { hash, verify } from '@node-rs/argon2';
import Fastify from 'fastify';

/** What a card looks like after an answer: the peer writes, it does not think. */
const LEARNT = {
  memory: {
    state: 'review' as const,
    due: '2027-01-01T00:00:00.000Z',
    stability: 10,
    difficulty: 5,
    step: 0,
    reps: 1,
    lapses: 0,
    reviewedAt: '2026-11-16T00:00:00.000Z',
    reviewedDay: 20_773,
    firstDay: 20_773,
    answeredDay: 20_773,
  },
  last: null,
};

/** The peer: nothing but Fastify and the same query or hash, on a database of its own. */
const [folder = '', snapshotFile = '', port = ''] = process.argv.slice(2);
const connection = await connect({
  kind: 'embedded',
  folder,
  snapshotFile,
  migrationsDir: fileURLToPath(new URL('../packages/db/migrations', import.meta.url)),
});
const store = createStore(connection);
const { accounts, sessions } = store;
const passwordHash = await hash('Abcde1', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
const membership = await accounts.insert({
  email: 'bench@example.com',
  name: 'Minh Anh',
  passwordHash,
  language: 'en',
});
if (!membership) {
  throw new Error('The bench database is not empty.');
}

const session = await sessions.create(membership);
const { owner } = membership;
await store.flashcards.insert(
  owner,
  undefined,
  Array.from({ length: 20 }, () => ({ question: 'q', answer: 'a', kind: 'definition' as const })),
);

const app = Fastify();
app.get('/me', () => sessions.findUser(session));
app.post('/login', async () => ({ isRight: await verify(passwordHash, 'Abcde1') }));
app.post<{ Body: { reviews: NewReview[] } }>('/reviews', async ({ body: { reviews } }) => {
  const ids = reviews.map(({ flashcardId }) => flashcardId);
  await store.transaction(async ({ memory, holdings }) => {
    await holdings.lock(owner);
    await memory.findKnownReviews(
      owner,
      reviews.map(({ reviewId }) => reviewId),
    );
    await memory.findCards(owner, ids, undefined);
    await memory.findKept(owner, ids);
    await memory.addReviews(
      owner,
      reviews.map((review) => ({ ...review, how: 'shown', setId: null, authorId: owner })),
      new Set(),
    );
    await memory.keep(
      owner,
      ids.map((flashcardId) => ({ ...LEARNT, flashcardId, authorId: owner })),
    );
  });
  return { accepted: reviews.length };
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.stdout.write('ready\n');
