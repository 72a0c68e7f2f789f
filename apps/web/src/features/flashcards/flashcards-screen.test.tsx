import {
  aiEndpoints,
  FLASHCARDS_MESSAGE_MS,
  type Flashcards,
  STUDY_MESSAGES,
  VIETNAMESE_PREFIX,
} from '@scholar/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api';
import { drafts } from '../../lib/drafts';
import { clearSession, storeToken, storeUser } from '../../lib/session';
import { aUser } from '../../testing/builders';
import { passTime, stopClock } from '../../testing/clock';
import { fill } from '../../testing/fill';
import {
  ANSWER,
  card,
  cardsPanel,
  createServer,
  open,
  openWithCards,
  press,
  question,
  serverDown,
  source,
  sourceOf,
  TEXT,
  unanswered,
} from './testing/open-generator';

beforeEach(async () => {
  await drafts.dropAll();
});

const count = () => screen.getByRole('spinbutton', { name: 'Cards' });

describe('the screen', () => {
  it('[U-30] has its own title, two panels and nothing in them', async () => {
    await open();

    expect(document.title).toBe('Flashcard Generator · Scholar');
    expect(source()).toHaveValue('');
    expect(cardsPanel()).toHaveTextContent('No flashcards generated yet.');
    expect(screen.getByRole('button', { name: 'Save Selected' })).toBeDisabled();
    expect(count()).toHaveValue(10);
  });

  it('[U-09] can be split by the keyboard, and remembers it', async () => {
    const { unmount } = await open();
    const handle = screen.getByRole('separator');
    expect(handle).toHaveAttribute('aria-valuenow', '50');

    fireEvent.keyDown(handle, { key: 'ArrowRight' });
    unmount();
    await open();

    expect(screen.getByRole('separator')).toHaveAttribute('aria-valuenow', '52');
  });
});

describe('AI Generate', () => {
  it.each(['', ' \n\t\u200b '])('asks for a text instead of sending %j', async (text) => {
    const { api } = await open();
    fill(source(), text);

    await press('AI Generate');

    expect(source()).toHaveAccessibleDescription(STUDY_MESSAGES.flashcardsText);
    expect(source()).toHaveFocus();
    expect(api.calls(aiEndpoints.flashcards)).toEqual([]);
  });

  it('sends the text and the count, quietly', async () => {
    const { api } = await open();
    fill(source(), TEXT);
    fill(count(), '25');

    await press('AI Generate');

    const [call] = api.calls(aiEndpoints.flashcards);
    expect(call?.body).toEqual({
      document_text: TEXT,
      num_keywords: 25,
      emphasis: [],
      headings: [],
    });
    expect(call?.options.isQuiet).toBe(true);
  });

  it.each(['', '0', '51', '-3', '1.5'])(
    '[B-120] asks for 10 cards where %j is typed',
    async (typed) => {
      const { api } = await open();
      fill(source(), TEXT);
      fill(count(), typed);

      fireEvent.blur(count());
      await press('AI Generate');

      expect(count()).toHaveValue(10);
      expect(api.calls(aiEndpoints.flashcards)[0]?.body.num_keywords).toBe(10);
    },
  );

  it('counts up and down between 1 and 50', async () => {
    await open();

    await press('More cards');
    expect(count()).toHaveValue(11);
    fill(count(), '50');
    expect(screen.getByRole('button', { name: 'More cards' })).toBeDisabled();
    fill(count(), '1');
    expect(screen.getByRole('button', { name: 'Fewer cards' })).toBeDisabled();
  });

  it('[D-32] asks for Vietnamese with the prefix, and counts passages without it', async () => {
    const api = createServer();
    const sent = VIETNAMESE_PREFIX + TEXT;
    const shifted = ANSWER.flashcards.keywords.map((keyword) => ({
      ...keyword,
      source: sourceOf(keyword.source?.quote ?? '', sent),
    }));
    api.answer(aiEndpoints.flashcards, { flashcards: { keywords: shifted } });
    await open({ api });
    fireEvent.click(screen.getByRole('switch', { name: 'Create in Vietnamese' }));
    fill(source(), TEXT);

    await press('AI Generate');
    await press('Source of card 2');

    expect(api.calls(aiEndpoints.flashcards)[0]?.body.document_text).toBe(sent);
    expect(mark()).toHaveTextContent('Water moves toward solute.');
  });

  it('shows the messages of the specification in turn, every second', async () => {
    stopClock();
    const api = createServer();
    api.answer(aiEndpoints.flashcards, unanswered);
    await open({ api });
    fill(source(), TEXT);
    await press('AI Generate');

    const shown: (string | null)[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      shown.push(
        screen.getByText(/^(Analyzing|Extracting|Generating flashcards|Almost)/).textContent,
      );
      await passTime(FLASHCARDS_MESSAGE_MS);
    }

    expect(shown).toEqual([
      'Analyzing document',
      'Extracting key terms',
      'Generating flashcards',
      'Almost done',
      'Analyzing document',
    ]);
  });

  it('[U-18] can be cancelled, and leaves the earlier cards as they were', async () => {
    const { api } = await openWithCards();
    fill(question(1), 'My own question');
    api.answer(aiEndpoints.flashcards, unanswered);
    await press('AI Generate');

    await press('Cancel');

    expect(api.calls(aiEndpoints.flashcards)[1]?.options.signal?.aborted).toBe(true);
    expect(question(1)).toHaveValue('My own question');
    expect(screen.getByRole('button', { name: 'AI Generate' })).toHaveFocus();
  });

  it('[U-08] says how many cards are ready', async () => {
    await openWithCards();

    expect(screen.getByText('3 flashcards are ready.')).toHaveAttribute('role', 'status');
  });
});

describe('a failed generation', () => {
  it('says so, clears the list, and can be tried again', async () => {
    const { api } = await openWithCards();
    api.answer(aiEndpoints.flashcards, serverDown);

    await press('AI Generate');

    expect(cardsPanel()).toHaveTextContent(STUDY_MESSAGES.flashcardsFailed);
    expect(cardsPanel()).toHaveTextContent('Something went wrong.');
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    api.answer(aiEndpoints.flashcards, ANSWER);
    await press('Try again');
    expect(await screen.findByRole('listitem', { name: 'Card 3' })).toBeVisible();
  });

  it('[U-32] without a connection says so', async () => {
    const api = createServer();
    api.answer(aiEndpoints.flashcards, new ApiError('x', { code: 'offline' }));
    await open({ api });
    fill(source(), TEXT);

    await press('AI Generate');

    expect(cardsPanel()).toHaveTextContent('Nothing answered.');
  });

  it('[U-20] gives the earlier cards back on demand', async () => {
    const { api } = await openWithCards();
    fill(question(1), 'My own question');
    api.answer(aiEndpoints.flashcards, serverDown);
    await press('AI Generate');

    await press('Bring them back');

    expect(question(1)).toHaveValue('My own question');
    expect(cardsPanel()).not.toHaveTextContent(STUDY_MESSAGES.flashcardsFailed);
  });
});

describe('what the AI remarks', () => {
  async function openWith(changes: Partial<Flashcards>) {
    const api = createServer();
    api.answer(aiEndpoints.flashcards, { ...ANSWER, ...changes });
    await open({ api });
    fill(source(), TEXT);
    await press('AI Generate');
  }

  it('that it could not translate', async () => {
    await openWith({ notice: 'not_translated' });

    expect(cardsPanel()).toHaveTextContent('could not be put into Vietnamese');
  });

  it('that there are fewer cards than asked for', async () => {
    await openWith({ notice: 'fewer_than_asked' });

    expect(cardsPanel()).toHaveTextContent('3 good cards, fewer than the 10 you asked for');
  });

  it('that there are none, which is no failure', async () => {
    await openWith({ flashcards: { keywords: [] }, notice: 'no_cards' });

    expect(cardsPanel()).toHaveTextContent('No good cards could be made from this text.');
    expect(cardsPanel()).toHaveTextContent('No flashcards generated yet.');
    expect(cardsPanel()).not.toHaveTextContent(STUDY_MESSAGES.flashcardsFailed);
  });

  it('that another engine stood in', async () => {
    await openWith({ engine: { name: 'embedded', isFallback: true } });

    expect(cardsPanel()).toHaveTextContent('the built-in engine wrote these');
  });

  it('which sections have no card', async () => {
    const titles = ['Roots', 'Leaves', 'Seeds', 'Fruit'];
    await openWith({
      coverage: {
        sections: 6,
        withoutCards: titles.map((title) => ({ title, start: 0, end: 1 })),
      },
    });

    const said = cardsPanel().textContent.replaceAll(/[\u2068\u2069]/g, '');
    expect(said).toContain('4 of 6 sections have no card: “Roots”, “Leaves”, “Seeds” and 1 more.');
  });

  it('is said until it is dismissed', async () => {
    await openWith({ notice: 'fewer_than_asked' });

    await press('Dismiss');

    expect(cardsPanel()).not.toHaveTextContent('fewer than');
  });
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
    expect(card(2).getByRole('button', { name: 'Not selected card 2' })).toBeVisible();
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
  it('is marked in the document when the card gets the focus', async () => {
    await openWithCards();

    act(() => question(2).focus());

    expect(mark()).toHaveTextContent('Water moves toward solute.');
    const number = screen.getByRole('button', { name: 'Source of card 2' });
    expect(number).toHaveAttribute('aria-pressed', 'true');
    expect(number).toHaveAccessibleDescription(
      'Paragraph 2 of your document Water moves toward solute.',
    );
  });

  it('is marked when the mouse rests on the card, not when it passes', async () => {
    stopClock();
    await openWithCards();
    const item = question(3);

    fireEvent.pointerEnter(item, { pointerType: 'mouse' });
    fireEvent.pointerLeave(item, { pointerType: 'mouse' });
    await passTime(1_000);
    expect(mark()).toBeNull();
    fireEvent.pointerEnter(item, { pointerType: 'mouse' });
    await passTime(120);

    expect(mark()).toHaveTextContent('Pumps need ATP.');
  });

  it('stands as a footnote in the document, which leads to the card', async () => {
    await openWithCards();
    const footnote = document.querySelector<HTMLButtonElement>('button[data-number="3"]');

    act(() => footnote?.click());

    expect(screen.getByRole('button', { name: 'Source of card 3' })).toHaveFocus();
    expect(mark()).toHaveTextContent('Pumps need ATP.');
  });

  it('is forgotten with Escape, found again after an edit, and quoted when it is gone', async () => {
    await openWithCards();

    await press('Source of card 2');
    fireEvent.keyDown(screen.getByRole('button', { name: 'Source of card 2' }), { key: 'Escape' });
    expect(mark()).toBeNull();
    fill(source(), `An introduction. ${TEXT}`);
    await press('Source of card 2');
    expect(mark()).toHaveTextContent('Water moves toward solute.');
    fill(source(), 'Everything is different.');
    await press('Source of card 2');

    expect(mark()).toBeNull();
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
    await press('Bring them back');
    expect(question(1)).toHaveValue('ATP');
  });
});

describe('unfinished work', () => {
  it('[U-20] survives a reload: text, cards, edits, choices', async () => {
    const { unmount } = await openWithCards();
    fill(question(1), 'My own question');
    await press('Selected card 2');
    fill(count(), '7');
    unmount();

    await open();

    expect(source()).toHaveValue(TEXT);
    expect(question(1)).toHaveValue('My own question');
    expect(cardsPanel()).toHaveTextContent('2 of 3 selected');
    expect(count()).toHaveValue(7);
  });

  it('[U-20] survives a session that ends under it', async () => {
    const { unmount } = await openWithCards();
    fill(question(1), 'My own question');
    act(() => clearSession());
    unmount();
    storeToken('new');
    storeUser(aUser());

    await open();

    expect(question(1)).toHaveValue('My own question');
  });

  it('is forgotten when the screen is emptied', async () => {
    const { unmount } = await open();
    fill(source(), TEXT);
    fill(source(), '');
    unmount();

    expect(await drafts.find(7, 'flashcards')).toBeUndefined();
  });

  it('starts anew where the kept copy is damaged', async () => {
    await drafts.keep(7, 'flashcards', { source: 5 });

    await open();

    expect(source()).toHaveValue('');
  });

  it('[U-20] is asked about before it is left', async () => {
    await openWithCards();
    const event = new Event('beforeunload', { cancelable: true });

    window.dispatchEvent(event);

    expect(event.defaultPrevented).toBe(true);
  });

  it('is no work to ask about where only a text stands', async () => {
    await open();
    fill(source(), TEXT);
    const event = new Event('beforeunload', { cancelable: true });

    window.dispatchEvent(event);

    expect(event.defaultPrevented).toBe(false);
  });
});

/** In the document, not the quote in a card. */
function mark(): HTMLElement | null {
  const area = document.querySelector('textarea[name="document"]');
  return area?.parentElement?.querySelector('mark') ?? null;
}
