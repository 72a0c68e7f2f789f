import { insertCards, type StoredCard, type TestDatabase } from '@scholar/db/testing';
import { toSqlArray, vacuumWhole } from './study-lists';

/** In batches, because the connection lets no statement run for long. */
const BATCH = 10_000;
const OTHERS = 900;
/** A set of the ordinary size, and how many of the newest ones are large. */
const SETS = { all: 5_000, cards: 20, large: 100, largeCards: 1_000, batch: 25 };
const DOCUMENTS = 300;

const TERMS = [
  'Ty thể',
  'Lục lạp',
  'Photosynthesis',
  'Cách mạng tháng Tám',
  'Opportunity cost',
  'Đạo hàm',
  'Constitutional review',
  'Natural selection',
  'Liên kết cộng hóa trị',
  'Virtual memory',
];
const DEFINITIONS = [
  'là bào quan tạo ra phần lớn năng lượng mà tế bào dùng để sống, lớn lên và phân chia',
  'is the process by which plants turn light, water and carbon dioxide into sugar and oxygen',
  'đánh dấu việc nhân dân giành chính quyền trên cả nước và lập nên một nhà nước mới',
  'is what has to be given up when one of several choices that exclude each other is made',
  'cho biết một đại lượng thay đổi nhanh đến mức nào khi đại lượng kia thay đổi rất ít',
  'lets a court set aside a law that does not agree with the constitution of the country',
];

/** Two students with documents, and the others. */
export async function fillUsers({ query }: TestDatabase) {
  await query(`insert into users (email, name, password_hash)
    select 'student' || n || '@example.com', 'Student', 'x' from generate_series(1, ${OTHERS + 2}) n`);
  for (const owner of [1, 2]) {
    await query(`insert into documents (user_id, title, search_title, field)
      select ${owner}, 'Chapter ' || n, 'chapter ' || n, (${toSqlArray(['Biology', 'Law', 'History'])})[1 + n % 3]
      from generate_series(1, ${DOCUMENTS}) n`);
  }
}

/** Cards number `from` to `to`, which are their ids too. Whose each one is, depends on its number. */
export async function fillCards(
  database: TestDatabase,
  { from, to, ownerOf }: { from: number; to: number; ownerOf: (n: number) => number },
) {
  for (let first = from; first <= to; first += BATCH) {
    const count = Math.min(BATCH, to - first + 1);
    const cards = Array.from({ length: count }, (_, index) =>
      toCard(first + index, ownerOf(first + index)),
    );
    await insertCards(database, cards);
    await database.query('vacuum flashcards');
  }
  await vacuumWhole(database, 'flashcards');
}

function toCard(n: number, userId: number): StoredCard {
  const definition = DEFINITIONS[draw(n, 7) % DEFINITIONS.length] ?? '';
  const times = n % 2_000 === 190 ? 30 : 1 + (n % 2);
  return {
    userId,
    ...documentOf(n, userId),
    question: `${TERMS[draw(n, 3) % TERMS.length]} (${n})?`,
    answer: `${`${definition}; `.repeat(times)}${n}`,
    createDate: new Date(Date.UTC(2025, 0, 1) + n * 30_000),
    isDeleted: n % 997 === 0,
  };
}

/** The first student's first document has a fifth of his cards. */
function documentOf(n: number, userId: number) {
  if (userId === 1) {
    return { documentId: n % 50 === 0 ? 1 : 1 + ((n / 10) % DOCUMENTS) };
  }
  return userId === 2 ? { documentId: DOCUMENTS + 1 + (n % DOCUMENTS) } : {};
}

/** The same for every run, without a pattern that a list could follow. */
function draw(n: number, salt: number): number {
  return Math.imul(n * 16 + salt, 0x9e3779b1) >>> 16;
}

/** The first student's sets, the newest of them large. Every tenth card from the given one on is his. */
export async function fillSets(database: TestDatabase, firstCard: number) {
  const { query } = database;
  await query(`insert into quizzes (user_id, title, search_title, created_date)
    select 1, 'Ôn tập ' || n, 'on tap ' || n, timestamptz '2025-01-01' + n * interval '1 hour'
    from generate_series(1, ${SETS.all}) n`);
  for (let first = 1; first <= SETS.all; first += SETS.batch) {
    await query(`insert into quiz_flashcards (user_id, quiz_id, flashcard_id, position)
      select 1, id, ${firstCard} + 10 * place, place
      from quizzes, generate_series(
        id * 19,
        id * 19 + case when id > ${SETS.all - SETS.large} then ${SETS.largeCards} else ${SETS.cards} end - 1
      ) as place
      where id between ${first} and ${first + SETS.batch - 1}`);
  }
  await vacuumWhole(database, 'quizzes');
  await vacuumWhole(database, 'quiz_flashcards');
}
