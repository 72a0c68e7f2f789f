import { aiEndpoints } from '@scholar/contract';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeModel } from '../../testing/fake-language-model';
import { fill } from '../../testing/fill';
import {
  card,
  cardsPanel,
  createServer,
  open,
  press,
  question,
  source,
} from './testing/open-generator';

const TEXT =
  'Osmosis is the movement of water through a membrane from low to high concentration. Plants take up water from the soil in this way.';
const OSMOSIS = {
  term: 'osmosis',
  quote: 'Osmosis is the movement of water through a membrane from low to high concentration.',
  kind: 'definition',
  definition: 'the movement of water through a membrane from low to high concentration',
  importance: 5,
};
const answer = async () => JSON.stringify({ cards: [OSMOSIS] });
const SWITCH = { name: 'Use this browser’s model' };

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** The generator in a browser with that model. */
async function openWith(model: ReturnType<typeof createFakeModel>) {
  vi.stubGlobal('LanguageModel', model.api);
  const api = createServer();
  await open({ api });
  fill(source(), TEXT);
  return { api, sent: () => api.calls(aiEndpoints.flashcards).length };
}

async function toggle() {
  const found = await screen.findByRole('switch', SWITCH);
  await act(async () => found.click());
}

describe('a browser without a model', () => {
  it('shows nothing of it', async () => {
    await open();

    expect(screen.queryByRole('switch', SWITCH)).toBeNull();
  });

  it('shows nothing of one that cannot run here either', async () => {
    await openWith(createFakeModel({ availability: 'unavailable' }));
    await act(async () => undefined);

    expect(screen.queryByRole('switch', SWITCH)).toBeNull();
    expect(document.body.textContent).not.toContain('model');
  });

  it('asks the server, even where it was chosen on this device before', async () => {
    localStorage.setItem('usesBrowserModel', 'true');
    const { sent } = await openWith(createFakeModel({ availability: 'unavailable' }));

    await press('AI Generate');

    expect(sent()).toBe(1);
  });
});

describe('a browser with a model', () => {
  it('is not used before somebody chooses it', async () => {
    const model = createFakeModel({ answer });
    const { sent } = await openWith(model);
    expect(await screen.findByRole('switch', SWITCH)).not.toBeChecked();

    await press('AI Generate');

    expect([sent(), model.state.prompts.length]).toEqual([1, 0]);
  });

  it('makes the cards once it is chosen, and nothing is sent', async () => {
    const model = createFakeModel({ answer });
    const { sent } = await openWith(model);
    await toggle();

    await press('AI Generate');
    await screen.findByRole('listitem', { name: 'Card 1' });

    expect(question(1)).toHaveValue('osmosis');
    expect(card(1).getByRole('button', { name: 'Source of card 1' })).toBeVisible();
    expect([sent(), model.state.prompts.length]).toEqual([0, 1]);
  });

  it('is remembered on this device', async () => {
    vi.stubGlobal('LanguageModel', createFakeModel().api);
    const { unmount } = await open();
    await toggle();
    unmount();

    await open();

    expect(await screen.findByRole('switch', SWITCH)).toBeChecked();
  });

  it('says while it works that the text stays here', async () => {
    await openWith(createFakeModel({ answer: () => new Promise(() => undefined) }));
    await toggle();

    await press('AI Generate');

    expect(await screen.findByText('On this device. Your text is not sent.')).toBeVisible();
    expect(screen.getByRole('switch', SWITCH)).toBeDisabled();
  });

  it('fetches its model when it is chosen, and shows how far it is', async () => {
    const model = createFakeModel({ availability: 'downloadable', answer });
    await openWith(model);

    await toggle();
    await act(async () => model.fetch(0.345));
    expect(screen.getByText('Fetching: 34 %')).toBeVisible();
    await act(async () => model.endFetch(true));

    expect(screen.queryByText(/Fetching/)).toBeNull();
    expect(screen.getByRole('switch', SWITCH)).toBeChecked();
  });

  it('is off again when the model cannot be fetched', async () => {
    const model = createFakeModel({ availability: 'downloadable' });
    await openWith(model);
    await toggle();

    await act(async () => model.endFetch(false));

    expect(screen.getByRole('switch', SWITCH)).not.toBeChecked();
    expect(screen.getByText('The browser could not fetch its model.')).toBeVisible();
  });
});

describe('a model that fails', () => {
  it.each([
    [
      'breaks down',
      'This browser’s model made no cards.',
      async () => {
        throw new DOMException('crashed', 'UnknownError');
      },
    ],
    [
      'says nothing that holds',
      'None of the cards of this browser’s model held against your text.',
      async () =>
        JSON.stringify({ cards: [{ ...OSMOSIS, definition: 'the work of ghosts in old houses' }] }),
    ],
  ])('%s: says so, and sends the text only when told to', async (_, words, failing) => {
    const { sent } = await openWith(createFakeModel({ answer: failing }));
    await toggle();

    await press('AI Generate');

    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('Your text was not sent.')).toBeVisible();
    expect(sent()).toBe(0);

    await press('Ask the server');
    await screen.findByRole('listitem', { name: 'Card 3' });

    expect(sent()).toBe(1);
    expect(cardsPanel()).not.toHaveTextContent(words);
    expect(screen.getByRole('switch', SWITCH)).toBeChecked();
  });
});
