import { aiEndpoints, type Flashcards, type FlashcardsNews } from '@scholar/contract';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api';
import { drafts } from '../../lib/drafts/drafts';
import { fill } from '../../testing/fill';
import {
  ANSWER,
  cardsPanel,
  createServer,
  open,
  press,
  question,
  source,
  TEXT,
} from './testing/open-generator';

const LONG = `${TEXT}\n\n${'Water is wet. '.repeat(8_000)}`;
const [MEMBRANE, OSMOSIS, PUMP] = ANSWER.flashcards.keywords;
const FIRST: FlashcardsNews = { cards: OSMOSIS ? [OSMOSIS] : [] };
const SECOND: FlashcardsNews = { cards: PUMP ? [PUMP] : [] };
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

beforeEach(async () => {
  await drafts.dropAll();
});

/** A server that makes the cards of a long text, and tells and ends when the test says so. */
async function generateLong() {
  const api = createServer();
  let end: (outcome: Flashcards | ApiError) => void = () => {};
  api.answer(
    aiEndpoints.flashcards,
    () => new Promise<Flashcards | ApiError>((resolve) => (end = resolve)),
  );
  await open({ api });
  fill(source(), LONG);
  await press('AI Generate');
  const { onNews, signal } = api.calls(aiEndpoints.flashcards)[0]?.options ?? {};
  return {
    api,
    signal,
    tell: (news: FlashcardsNews) => act(async () => onNews?.(news)),
    end: (outcome: Flashcards | ApiError) => act(async () => end(outcome)),
  };
}

describe('of a long text the first cards', () => {
  it('are shown while the rest is being made, and stay where they are', async () => {
    const { tell, end } = await generateLong();

    await tell(FIRST);
    expect(question(1)).toHaveValue('Osmosis');
    expect(cardsPanel()).toHaveTextContent('More cards are coming…');
    await tell(SECOND);
    expect(question(2)).toHaveValue('Pump');
    await end(ANSWER);

    expect([1, 2, 3].map((number) => question(number))).toMatchObject([
      { value: 'Osmosis' },
      { value: 'Pump' },
      { value: 'Membrane' },
    ]);
    expect(screen.queryByRole('textbox', { name: 'Question of card 4' })).toBeNull();
    expect(cardsPanel()).not.toHaveTextContent('More cards are coming…');
    expect(cardsPanel()).toHaveTextContent('3 of 3 selected');
  });

  it('keep what was done with them, and the focus', async () => {
    const { tell, end } = await generateLong();
    await tell(FIRST);
    await tell(SECOND);

    fill(question(1), 'Osmosis in cells');
    await press('Selected card 2');
    act(() => question(1).focus());
    await end(ANSWER);

    expect(question(1)).toHaveValue('Osmosis in cells');
    expect(question(1)).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Selected card 2' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    expect(cardsPanel()).toHaveTextContent('2 of 3 selected');
  });

  it('are announced once, and then all of them', async () => {
    const { tell, end } = await generateLong();

    await tell(FIRST);
    const said = statuses();
    await tell(SECOND);
    expect(said).toContain('The first flashcards are here. More are coming.');
    expect(statuses()).toEqual(said);
    await end(ANSWER);

    expect(statuses()).toContain('3 flashcards are ready.');
  });

  it('can be saved once the rest has come', async () => {
    const { tell, end } = await generateLong();
    await tell(FIRST);

    expect(screen.getByRole('button', { name: 'Save Selected' })).toBeDisabled();
    await end(ANSWER);

    expect(screen.getByRole('button', { name: 'Save Selected' })).toBeEnabled();
  });

  it('are all there will be when the student stops', async () => {
    const { tell, end, signal } = await generateLong();
    await tell(FIRST);

    await press('Stop here');
    expect(signal?.aborted).toBe(true);
    expect(cardsPanel()).toHaveFocus();
    await end(ANSWER);

    expect(cardsPanel()).toHaveTextContent('1 of 1 selected');
    expect(screen.getByRole('button', { name: 'Save Selected' })).toBeEnabled();
  });

  it('stay when the rest fails', async () => {
    const { api, tell, end } = await generateLong();
    await tell(FIRST);

    await end(new ApiError('Busy.', { code: 'unavailable', status: 503 }));
    expect(question(1)).toHaveValue('Osmosis');
    expect(cardsPanel()).toHaveTextContent('The rest of the cards could not be made.');
    api.answer(aiEndpoints.flashcards, ANSWER);
    await press('Try again');

    expect(question(1)).toHaveValue(MEMBRANE?.term);
    expect(cardsPanel()).not.toHaveTextContent('could not be made');
  });
});

it('a short text is not asked about in parts', async () => {
  const api = createServer();
  await open({ api });
  fill(source(), TEXT);

  await press('AI Generate');

  expect(api.calls(aiEndpoints.flashcards)[0]?.options.onNews).toBeUndefined();
});
