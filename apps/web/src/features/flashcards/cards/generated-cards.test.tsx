import { aiEndpoints } from '@scholar/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { drafts } from '../../../lib/drafts/drafts';
import { passTime, stopClock } from '../../../testing/clock';
import { fill } from '../../../testing/fill';
import {
  card,
  cardsPanel,
  createServer,
  highlight,
  open,
  openWithCards,
  press,
  question,
  serverDown,
  source,
  TEXT,
} from '../testing/open-generator';

beforeEach(async () => {
  await drafts.dropAll();
});

describe('the cards', () => {
  it('are selected at first, in the order of the answer', async () => {
    await openWithCards();

    expect(cardsPanel()).toHaveTextContent('3 of 3 selected');
    expect(question(2)).toHaveValue('Osmosis');
    expect(screen.getByRole('textbox', { name: 'Answer of card 2' })).toHaveValue(
      'The movement of water.',
    );
  });

  it('can be selected and not, one by one and all at once', async () => {
    await openWithCards();

    await press('Selected card 2');
    expect(card(2).getByRole('button', { name: 'Selected card 2' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    expect(card(2).getByText('Not selected')).toBeVisible();
    expect(cardsPanel()).toHaveTextContent('2 of 3 selected');
    await press('Select all');
    expect(cardsPanel()).toHaveTextContent('3 of 3 selected');
    await press('Select none');

    expect(cardsPanel()).toHaveTextContent('0 of 3 selected');
  });

  it('[B-76] show what looks like markup as text', async () => {
    const api = createServer();
    const keywords = [{ term: '<img src=x onerror=alert(1)>', definition: '<b>bold</b>' }];
    api.answer(aiEndpoints.flashcards, { flashcards: { keywords } });
    await open({ api });
    fill(source(), TEXT);

    await press('AI Generate');

    expect(question(1)).toHaveValue('<img src=x onerror=alert(1)>');
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('where a card comes from', () => {
  it('is highlighted in the document when the card gets the focus', async () => {
    await openWithCards();

    act(() => question(2).focus());

    expect(highlight()).toHaveTextContent('Water moves toward solute.');
    const number = screen.getByRole('button', { name: 'Source of card 2' });
    expect(number).toHaveAttribute('aria-pressed', 'true');
    expect(number).toHaveAccessibleDescription(
      'Paragraph 2 of your document Water moves toward solute.',
    );
  });

  it('is highlighted when the mouse rests on the card, not when it passes', async () => {
    stopClock();
    await openWithCards();
    const item = question(3);

    fireEvent.pointerEnter(item, { pointerType: 'mouse' });
    fireEvent.pointerLeave(item, { pointerType: 'mouse' });
    await passTime(1_000);
    expect(highlight()).toBeNull();
    fireEvent.pointerEnter(item, { pointerType: 'mouse' });
    await passTime(120);

    expect(highlight()).toHaveTextContent('Pumps need ATP.');
  });

  it('is quoted in the card on focus, and by a mouse only once it is released', async () => {
    stopClock();
    await openWithCards();
    const quote = () => card(3).queryByText('Pumps need ATP.');

    fireEvent.pointerEnter(question(3), { pointerType: 'mouse' });
    await passTime(120);
    expect(highlight()).toHaveTextContent('Pumps need ATP.');
    expect(quote()).toBeNull();
    fireEvent.pointerDown(question(3), { pointerType: 'mouse' });
    act(() => question(3).focus());
    expect(quote()).toBeNull();
    fireEvent.click(question(3));

    expect(quote()).toBeVisible();
  });

  it('stands as a footnote in the document, which leads to the card', async () => {
    await openWithCards();
    const footnote = document.querySelector<HTMLButtonElement>('button[data-number="3"]');

    act(() => footnote?.click());

    expect(screen.getByRole('button', { name: 'Source of card 3' })).toHaveFocus();
    expect(highlight()).toHaveTextContent('Pumps need ATP.');
  });

  it('is forgotten with Escape, found again after an edit, and quoted when it is gone', async () => {
    await openWithCards();

    await press('Source of card 2');
    fireEvent.keyDown(screen.getByRole('button', { name: 'Source of card 2' }), { key: 'Escape' });
    expect(highlight()).toBeNull();
    fill(source(), `An introduction. ${TEXT}`);
    await press('Source of card 2');
    expect(highlight()).toHaveTextContent('Water moves toward solute.');
    fill(source(), 'Everything is different.');
    await press('Source of card 2');

    expect(highlight()).toBeNull();
    expect(card(2).getByText('No longer in your document')).toBeVisible();
  });

  it('is unknown for a card without a source', async () => {
    const api = createServer();
    const keywords = [{ term: 'Osmosis', definition: 'The movement of water.' }];
    api.answer(aiEndpoints.flashcards, { flashcards: { keywords } });
    await open({ api });
    fill(source(), TEXT);

    await press('AI Generate');

    expect(screen.queryByRole('button', { name: /^Source of/ })).not.toBeInTheDocument();
  });
});

describe('a second batch of cards', () => {
  const ANOTHER = { flashcards: { keywords: [{ term: 'ATP', definition: 'Energy.' }] } };

  it('[U-20] gives the unsaved first one back on demand', async () => {
    const { api } = await openWithCards();
    fill(question(1), 'My own question');
    api.answer(aiEndpoints.flashcards, ANOTHER);
    await press('AI Generate');
    expect(question(1)).toHaveValue('ATP');

    await press('Bring them back');

    expect(question(1)).toHaveValue('My own question');
    expect(cardsPanel()).toHaveFocus();
    await press('Bring them back');
    expect(question(1)).toHaveValue('ATP');
  });

  it('[U-20] that is saved gives way to a third, and the unsaved first one is still there', async () => {
    const { api } = await openWithCards();
    fill(question(1), 'My own question');
    api.answer(aiEndpoints.flashcards, ANOTHER);
    await press('AI Generate');
    await press('Save Selected');
    await press('OK');
    await press('AI Generate');

    await press('Bring them back');

    expect(question(1)).toHaveValue('My own question');
  });

  it('[U-20] that is saved and lost to a failure does not hide the unsaved first one', async () => {
    const { api } = await openWithCards();
    fill(question(1), 'My own question');
    api.answer(aiEndpoints.flashcards, ANOTHER);
    await press('AI Generate');
    await press('Save Selected');
    await press('OK');
    api.answer(aiEndpoints.flashcards, serverDown);
    await press('AI Generate');

    await press('Bring them back');

    expect(question(1)).toHaveValue('My own question');
  });

  it('[U-20] hides only the notice on Dismiss: the first one is there after a reload', async () => {
    const { api, unmount } = await openWithCards();
    fill(question(1), 'My own question');
    api.answer(aiEndpoints.flashcards, ANOTHER);
    await press('AI Generate');

    await press('Dismiss');
    expect(cardsPanel()).not.toHaveTextContent('Your other cards are still here.');
    expect(cardsPanel()).toHaveFocus();
    unmount();
    await open({ api });
    await press('Bring them back');

    expect(question(1)).toHaveValue('My own question');
  });
});

describe('doubtful cards', () => {
  const SURE = [{ term: 'Osmosis', definition: 'The movement of water.' }];
  const MAYBE = [
    { term: 'Wax', definition: 'covers some leaves' },
    { term: 'Liver', definition: 'makes cholesterol' },
  ];

  async function openWithMaybe(keywords = SURE) {
    const api = createServer();
    api.answer(aiEndpoints.flashcards, { flashcards: { keywords, maybe: MAYBE } });
    await open({ api });
    fill(source(), TEXT);
    await press('AI Generate');
  }

  it('fold below the others and are not selected', async () => {
    await openWithMaybe();

    expect(cardsPanel()).toHaveTextContent('1 of 1 selected');
    expect(screen.queryByRole('textbox', { name: 'Question of card 2' })).toBeNull();
    await press('Maybe (2)');

    expect(question(2)).toHaveValue('Wax');
    expect(cardsPanel()).toHaveTextContent('1 of 1 selected');
  });

  it('count once they are chosen, and stay in sight when the rest is folded', async () => {
    await openWithMaybe();
    await press('Maybe (2)');

    await press('Selected card 2');
    await press('Maybe (2)');

    expect(cardsPanel()).toHaveTextContent('2 of 2 selected');
    expect(question(2)).toHaveValue('Wax');
    expect(screen.queryByRole('textbox', { name: 'Question of card 3' })).toBeNull();
  });

  it('stay in sight when they are put back', async () => {
    await openWithMaybe();
    await press('Maybe (2)');
    await press('Selected card 2');
    await press('Maybe (2)');

    await press('Selected card 2');

    expect(question(2)).toHaveValue('Wax');
    expect(cardsPanel()).toHaveTextContent('1 of 1 selected');
  });

  it('are not meant by all', async () => {
    await openWithMaybe();

    await press('Select none');
    await press('Select all');

    expect(cardsPanel()).toHaveTextContent('1 of 1 selected');
  });

  it('lie open where there are no others', async () => {
    await openWithMaybe([]);

    expect(question(1)).toHaveValue('Wax');
    expect(cardsPanel()).toHaveTextContent('0 of 0 selected');
  });
});

it('all sections without a card are counted, and some of them named', async () => {
  const api = createServer();
  const withoutCards = ['Cells', 'Plants', 'Roots', 'Leaves'].map((title) => ({
    title,
    start: 0,
    end: 1,
  }));
  api.answer(aiEndpoints.flashcards, {
    flashcards: { keywords: [{ term: 'Osmosis', definition: 'The movement of water.' }] },
    coverage: { sections: 156, withCards: 1, missing: 4, withoutCards },
    notice: 'fewer_than_asked',
  });
  await open({ api });
  fill(source(), TEXT);

  await press('AI Generate');

  expect(cardsPanel()).toHaveTextContent(
    /155 of 156 sections have no card: .*Roots.* and 152 more\./,
  );
});
