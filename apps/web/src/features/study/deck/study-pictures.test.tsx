import { mediaEndpoints } from '@scholar/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCard, aSet, asShown } from '../../../testing/cards';
import { renderStudy, shownSide } from '../testing/render-study';

const HEART = aCard({
  flashcardId: 1,
  question: 'Which organ?',
  answer: 'Heart',
  media: [
    { ...asShown({ mediaId: 'study-front', side: 'question' }), alt: 'A drawing' },
    { ...asShown({ mediaId: 'study-back', side: 'answer' }), alt: 'A photo' },
  ],
});
const LUNG = aCard({ flashcardId: 2, question: 'Lung', answer: 'Breathes' });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});

async function openPictures() {
  const view = renderStudy({
    set: aSet({ flashcards: [HEART, LUNG] }),
    prepare: (api) => api.answer(mediaEndpoints.read, new Blob(['bytes'])),
  });
  const picture = await findInDeck('A drawing');
  await waitFor(() => expect(picture.querySelector('img')).toHaveAttribute('src'));
  return { ...view, picture };
}

/** The terms below the deck have the same pictures. */
async function findInDeck(alt: string): Promise<HTMLElement> {
  const [first] = await screen.findAllByRole('button', { name: `Enlarge picture: ${alt}` });
  return first ?? document.body;
}

describe('a picture on the card', () => {
  it.each([
    ['a click', (picture: HTMLElement) => fireEvent.click(picture, { detail: 1 })],
    [
      'a tap',
      (picture: HTMLElement) => {
        const finger = { pointerType: 'touch', isPrimary: true, clientX: 200, clientY: 300 };
        fireEvent.pointerDown(picture, finger);
        fireEvent.pointerUp(picture, finger);
        fireEvent.click(picture, { detail: 1 });
      },
    ],
  ])('is enlarged by %s, and the card is not turned', async (_, press) => {
    const { user, picture } = await openPictures();

    press(picture);

    expect(await screen.findByRole('dialog', { name: 'A drawing' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(shownSide()).toBe('Which organ?'));
  });

  it('leaves Space to the card after a click', async () => {
    const { user, picture } = await openPictures();
    await user.click(picture);
    await screen.findByRole('dialog', { name: 'A drawing' });
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /see the answer/ })).toHaveFocus(),
    );

    await user.keyboard(' ');

    expect(shownSide()).toBe('Heart');
  });

  it('closes with Escape, which does not leave the deck as well', async () => {
    const { user, picture, currentPath } = await openPictures();
    picture.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'A drawing' });

    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(picture).toHaveFocus();
    expect(currentPath()).toBe('/study-quiz?set=12');
    expect(shownSide()).toBe('Which organ?');
  });

  it('may be where a swipe begins', async () => {
    const { picture } = await openPictures();
    const finger = { pointerType: 'touch', isPrimary: true };

    fireEvent.pointerDown(picture, { ...finger, clientX: 300, clientY: 300 });
    fireEvent.pointerUp(picture, { ...finger, clientX: 180, clientY: 310 });

    expect(shownSide()).toBe('Lung');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is on its side of the card where the answer comes first, too', async () => {
    const { user } = await openPictures();

    await user.click(screen.getByRole('switch', { name: 'Reverse' }));

    expect(shownSide()).toBe('Heart');
    expect((await findInDeck('A photo')).closest('[data-hidden]')).toHaveAttribute(
      'data-hidden',
      'false',
    );
  });
});
