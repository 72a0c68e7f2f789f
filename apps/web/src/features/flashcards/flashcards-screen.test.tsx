import {
  aiEndpoints,
  FLASHCARDS_MESSAGE_MS,
  type Flashcards,
  STUDY_MESSAGES,
  VIETNAMESE_PREFIX,
} from '@scholar/contract';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api';
import { drafts } from '../../lib/drafts/drafts';
import { passTime, stopClock } from '../../testing/clock';
import { fill } from '../../testing/fill';
import {
  ANSWER,
  cardsPanel,
  createServer,
  highlight,
  importAnyFile,
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

async function importNotes() {
  const input = screen.getByLabelText('Import file', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['x'], 'notes.txt')] } });
  await screen.findByText('notes.txt was imported.');
}

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

  it.each([
    ['', 10],
    ['0', 1],
    ['-3', 1],
    ['60', 50],
    ['99', 50],
  ])('[B-120] where %j is typed asks for %i cards', async (typed, asked) => {
    const { api } = await open();
    fill(source(), TEXT);
    fill(count(), typed);

    fireEvent.blur(count());
    await press('AI Generate');

    expect(count()).toHaveValue(asked);
    expect(api.calls(aiEndpoints.flashcards)[0]?.body.num_keywords).toBe(asked);
    expect(screen.queryByText('From 1 to 50 cards') !== null).toBe(typed !== '');
  });

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
    expect(highlight()).toHaveTextContent('Water moves toward solute.');
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
    expect(cardsPanel()).toHaveFocus();
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

  it('is no longer mentioned once a file has taken the place of the text', async () => {
    const api = createServer();
    api.answer(aiEndpoints.flashcards, serverDown);
    await open({ api, importer: importAnyFile });
    fill(source(), TEXT);
    await press('AI Generate');

    await importNotes();

    expect(cardsPanel()).not.toHaveTextContent(STUDY_MESSAGES.flashcardsFailed);
    expect(cardsPanel()).toHaveTextContent('No flashcards generated yet.');
  });

  it('offers nothing back where the generation before gave no cards', async () => {
    const api = createServer();
    api.answer(aiEndpoints.flashcards, { flashcards: { keywords: [] } });
    await open({ api });
    fill(source(), TEXT);
    await press('AI Generate');
    api.answer(aiEndpoints.flashcards, serverDown);

    await press('AI Generate');

    expect(cardsPanel()).toHaveTextContent(STUDY_MESSAGES.flashcardsFailed);
    expect(screen.queryByRole('button', { name: 'Bring them back' })).not.toBeInTheDocument();
  });

  it('[U-20] offers the earlier cards alone once a file has taken the place of the text', async () => {
    const { api } = await openWithCards({ importer: importAnyFile });
    api.answer(aiEndpoints.flashcards, serverDown);
    await press('AI Generate');

    await importNotes();

    expect(cardsPanel()).toHaveTextContent('Your other cards are still here.');
    expect(cardsPanel()).not.toHaveTextContent('No flashcards generated yet.');
  });
});

describe('what the AI remarks', () => {
  async function openWith(changes: Partial<Flashcards>) {
    const api = createServer();
    api.answer(aiEndpoints.flashcards, { ...ANSWER, ...changes });
    await open({ api, importer: importAnyFile });
    fill(source(), TEXT);
    await press('AI Generate');
  }

  it('that it could not translate', async () => {
    await openWith({ notice: 'not_translated' });

    expect(cardsPanel()).toHaveTextContent('could not be put into Vietnamese');
  });

  it('that there are fewer cards than asked for', async () => {
    await openWith({ notice: 'fewer_than_asked' });

    expect(cardsPanel()).toHaveTextContent('3 of the 10 cards you asked for');
  });

  it.each([undefined, 'no_cards'] as const)(
    'with %j: that there are none, which is no failure',
    async (notice) => {
      await openWith({ flashcards: { keywords: [] }, ...(notice && { notice }) });

      expect(cardsPanel()).toHaveTextContent('We found no cards here yet.');
      expect(cardsPanel()).not.toHaveTextContent('No flashcards generated yet.');
      expect(cardsPanel()).not.toHaveTextContent(STUDY_MESSAGES.flashcardsFailed);
      expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
    },
  );

  it('that there are none, and AI Generate stays the next step', async () => {
    await openWith({ flashcards: { keywords: [] } });

    const step = screen.getByRole('button', { name: 'AI Generate' }).parentElement;
    expect(step).toHaveAttribute('data-is-next', 'true');
  });

  it('that a part of the text is missing', async () => {
    await openWith({ notice: 'part_missing' });

    expect(cardsPanel()).toHaveTextContent('did not answer for a part of your text');
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

  it('that the beginning has no card, by a name it can be known by', async () => {
    await openWith({
      coverage: { sections: 3, withoutCards: [{ title: '', start: 0, end: 1 }] },
    });

    expect(cardsPanel()).toHaveTextContent('1 of 3 sections have no card: the beginning.');
  });

  it('nothing of sections where as many cards came as were asked for', async () => {
    const api = createServer();
    const withoutCards = [{ title: 'Roots', start: 0, end: 1 }];
    api.answer(aiEndpoints.flashcards, { ...ANSWER, coverage: { sections: 6, withoutCards } });
    await open({ api });
    fill(source(), TEXT);
    fill(screen.getByRole('spinbutton', { name: 'Cards' }), '3');
    await press('AI Generate');
    await screen.findByRole('listitem', { name: 'Card 3' });

    expect(cardsPanel()).not.toHaveTextContent('no card');
  });

  it('is said until it is dismissed', async () => {
    await openWith({ notice: 'fewer_than_asked' });

    await press('Dismiss');

    expect(cardsPanel()).not.toHaveTextContent('you asked for');
    expect(cardsPanel()).toHaveFocus();
  });

  it('is about this text and stays while it is edited', async () => {
    await openWith({ notice: 'fewer_than_asked' });

    fill(source(), `${TEXT} So do muscles.`);

    expect(cardsPanel()).toHaveTextContent('you asked for');
  });

  it('goes when a file takes the place of the text, and the cards stay', async () => {
    await openWith({ notice: 'fewer_than_asked' });

    await importNotes();

    expect(cardsPanel()).not.toHaveTextContent('you asked for');
    expect(question(1)).toHaveValue('Membrane');
  });

  it('of no cards goes when a file takes the place of the text', async () => {
    await openWith({ flashcards: { keywords: [] }, notice: 'no_cards' });

    await importNotes();

    expect(cardsPanel()).not.toHaveTextContent('We found no cards');
    expect(cardsPanel()).toHaveTextContent('No flashcards generated yet.');
  });

  it('goes when another text is pasted over this one', async () => {
    await openWith({ flashcards: { keywords: [] }, notice: 'no_cards' });

    fill(source(), 'Enzymes speed up reactions.');

    expect(cardsPanel()).not.toHaveTextContent('We found no cards');
  });
});
