import type { TestApp } from './test-app';

/** What is numbered together with its owner. */
const TABLES = ['documents', 'flashcards', 'folders', 'quizzes', 'payments', 'plan_grants'];

/** The next student gets the numbers of the first: whatever is found by its number alone is found twice. */
export async function restartIds({ database }: Pick<TestApp, 'database'>) {
  for (const table of TABLES) {
    await database.query(`alter table ${table} alter column id restart with 1`);
  }
}
