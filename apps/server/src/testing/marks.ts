import { type MarksChange, SetMarksSchema } from '@scholar/contract';
import type { TestApp } from './test-app';

type Caller = Pick<TestApp, 'call'>;

export async function changeMarks(
  { call }: Caller,
  token: string,
  setId: number,
  change: Partial<MarksChange>,
) {
  const body = { changes: [], ...change };
  const answer = await call('PATCH', `/memory/marks/${setId}`, { token, body });
  if (answer.status !== 200) {
    throw new Error(`Marking answered ${answer.status}: ${answer.body.message}`);
  }
  return toStudied(answer.body.data);
}

/** The ids of the cards that are marked as studied. */
export async function readStudied({ call }: Caller, token: string, setId: number) {
  const answer = await call('GET', `/memory/marks/${setId}`, { token });
  if (answer.status !== 200) {
    throw new Error(`Reading marks answered ${answer.status}: ${answer.body.message}`);
  }
  return toStudied(answer.body.data);
}

function toStudied(data: unknown): number[] {
  return SetMarksSchema.parse(data)
    .marks.filter(({ mark }) => mark === 'studied')
    .map(({ flashcardId }) => flashcardId)
    .toSorted((one, other) => one - other);
}
