import {
  type Flashcard,
  flashcardEndpoints,
  FlashcardPageSchema,
  type CardSet,
  SetWithCardsSchema,
  CardSetPageSchema,
  CardSetSchema,
} from '@scholar/contract';
import type { Answer, TestApp } from './test-app';

type Caller = Pick<TestApp, 'call'>;

export const CARD = { question: 'Tế bào là gì?', answer: 'Đơn vị cơ bản của sự sống.' };

export const CLOZE = {
  question: 'thẩm thấu',
  answer: 'Nước đi qua màng nhờ sự ____.',
  kind: 'cloze',
};

/** So many different cards. */
export function cards(count: number, name = 'Card') {
  return Array.from({ length: count }, (_, index) => ({
    question: `${name} ${index + 1}?`,
    answer: `Answer ${index + 1}`,
  }));
}

/** Saves cards through the same call a browser makes. */
export async function saveCards(
  { call }: Caller,
  token: string,
  flashcardList: Record<string, unknown>[] = [CARD],
  documentId?: number,
): Promise<Flashcard[]> {
  const answer = await call('POST', '/flashcard/add-bulk', {
    token,
    body: { flashcardList, ...(documentId !== undefined && { documentId }) },
  });
  return flashcardEndpoints.addBulk.data.parse(dataOf(answer, 'Saving cards')).flashcardList;
}

export async function listCards(
  { call }: Caller,
  token: string,
  filter: Record<string, unknown> = {},
  query = 'pageSize=1000',
) {
  const answer = await call('POST', `/flashcard/get-filter?${query}`, { token, body: filter });
  return FlashcardPageSchema.parse(dataOf(answer, 'Listing cards'));
}

export async function listQuestions(
  app: Caller,
  token: string,
  filter: Record<string, unknown> = {},
): Promise<string[]> {
  return (await listCards(app, token, filter)).items.map(({ question }) => question);
}

export async function saveSet(
  { call }: Caller,
  token: string,
  { title = 'Cells', flashcardList = [CARD] }: { title?: string; flashcardList?: unknown } = {},
): Promise<CardSet> {
  const answer = await call('POST', '/quiz/post-quiz', { token, body: { title, flashcardList } });
  return CardSetSchema.parse(dataOf(answer, 'Saving a set'));
}

export async function listSets({ call }: Caller, token: string, query = 'pageSize=100') {
  const answer = await call('GET', `/quiz/get-quiz?${query}`, { token });
  return CardSetPageSchema.parse(dataOf(answer, 'Listing sets'));
}

export async function readSet({ call }: Caller, token: string, setId: number) {
  const answer = await call('GET', `/quiz/get-quiz-flashcards/${setId}`, { token });
  return SetWithCardsSchema.parse(dataOf(answer, 'Reading a set'));
}

/** The ids of a set's cards, in order. */
export async function readCardIds(app: Caller, token: string, setId: number): Promise<number[]> {
  const { flashcards } = await readSet(app, token, setId);
  return flashcards.map(({ flashcardId }) => flashcardId);
}

/** Everything of cards, sets and study that is stored, to tell that nothing has changed. */
export async function readStudyRows({ database }: Pick<TestApp, 'database'>) {
  return {
    cards: await database.query('select * from flashcards order by id'),
    sets: await database.query('select * from quizzes order by id'),
    members: await database.query('select * from quiz_flashcards order by 1, 2, 3'),
    sessions: await database.query('select * from study_sessions order by 1, 2'),
  };
}

function dataOf({ status, body }: Answer, what: string): unknown {
  if (status !== 200) {
    throw new Error(`${what} answered ${status}: ${body.message}`);
  }
  return body.data;
}
