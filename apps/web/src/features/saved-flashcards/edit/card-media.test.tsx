import { flashcardEndpoints, mediaEndpoints, STUDY_MESSAGES } from '@scholar/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { drafts } from '../../../lib/drafts/drafts';
import { aCard, asShown } from '../../../testing/cards';
import { createFlashcardServer, openFlashcards, ROUTE } from '../testing/flashcard-server';

const { edit } = flashcardEndpoints;
const file = new File(['bytes'], 'cell.png', { type: 'image/png' });
const other = new File(['words'], 'cell.txt', { type: 'text/plain' });

beforeEach(async () => {
  await drafts.dropAll();
  URL.createObjectURL = () => 'blob:0';
  URL.revokeObjectURL = () => undefined;
});

async function openCard(card = aCard()) {
  const server = createFlashcardServer([card]);
  let count = 0;
  server.api.answer(mediaEndpoints.upload, () => {
    count += 1;
    return { mediaId: `new-${count}`, kind: 'picture' as const, width: 40, height: 30, bytes: 9 };
  });
  server.api.answer(mediaEndpoints.read, new Blob(['bytes']));
  const view = openFlashcards(ROUTE, server);
  await view.user.click(await screen.findByRole('button', { name: 'Osmosis' }));
  await screen.findByRole('dialog', { name: 'Flashcard Details' });
  const field = await screen.findByRole('group', { name: 'Pictures on the front' });
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save' }));
  const sent = async () => {
    await waitFor(() => expect(view.api.calls(edit)).toHaveLength(1));
    return view.api.calls(edit)[0]?.body.media;
  };
  return { ...view, field, save, sent };
}

describe('the pictures of a card', () => {
  it('are chosen, named and saved with it', async () => {
    const { user, field, save, sent } = await openCard();

    await user.upload(within(field).getByLabelText('Add picture', { selector: 'input' }), file);
    await user.type(await within(field).findByLabelText('What the picture shows'), 'A cell');
    await save();

    expect(await sent()).toEqual([{ mediaId: 'new-1', side: 'question', alt: 'A cell' }]);
  });

  it('are pasted and dropped, and nothing else is taken for one', async () => {
    const { field, save, sent } = await openCard();
    const answer = screen.getByRole('group', { name: 'Pictures on the back' });

    fireEvent.paste(field, { clipboardData: { files: [other, file] } });
    await within(field).findByLabelText('What the picture shows');
    fireEvent.drop(answer, { dataTransfer: { files: [file] } });
    await within(answer).findByLabelText('What the picture shows');
    await save();

    expect(await sent()).toEqual([
      { mediaId: 'new-1', side: 'question', alt: '' },
      { mediaId: 'new-2', side: 'answer', alt: '' },
    ]);
  });

  it('are removed again', async () => {
    const media = [asShown({ mediaId: 'old', side: 'question', alt: 'A cell' })];
    const { user, field, save, sent } = await openCard(aCard({ media }));

    expect(within(field).getByRole('img', { name: 'A cell' })).toBeVisible();
    await user.click(within(field).getByRole('button', { name: 'Remove picture' }));
    await save();

    expect(await sent()).toEqual([]);
  });

  it('stay as they are where only words are changed', async () => {
    const media = [asShown({ mediaId: 'old', side: 'question' })];
    const { user, save, sent } = await openCard(aCard({ media }));

    await user.type(screen.getByLabelText('Answer'), '!');
    await save();

    expect(await sent()).toBeUndefined();
  });

  it('are four on a side, and no more', async () => {
    const media = [1, 2, 3].map((number) =>
      asShown({ mediaId: `old-${number}`, side: 'question' }),
    );
    const { field, api } = await openCard(aCard({ media }));

    fireEvent.drop(field, { dataTransfer: { files: [file, file] } });

    await waitFor(() => expect(within(field).getAllByRole('img')).toHaveLength(4));
    expect(api.calls(mediaEndpoints.upload)).toHaveLength(1);
    expect(within(field).queryByRole('button', { name: 'Add picture' })).toBeNull();
  });

  it.each([
    ['what the server says', STUDY_MESSAGES.mediaUnreadable],
    ['the plan', STUDY_MESSAGES.mediaSpace(100, 2_000)],
  ])('that are not kept leave the card as it was, with %s', async (_, message) => {
    const { api, field } = await openCard();
    const code = message === STUDY_MESSAGES.mediaUnreadable ? 'invalid_input' : 'plan_limit';
    api.answer(mediaEndpoints.upload, new ApiError(message, { code, status: 400 }));

    fireEvent.drop(field, { dataTransfer: { files: [file] } });

    expect(await screen.findByText(message)).toBeVisible();
    expect(within(field).queryByRole('img')).toBeNull();
  });
});
