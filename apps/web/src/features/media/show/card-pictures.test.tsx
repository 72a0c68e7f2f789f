import { type CardMedia, mediaEndpoints, sharedEndpoints } from '@scholar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { asShown } from '../../../testing/cards';
import { createFakeApi } from '../../../testing/fake-api';
import { renderScreen } from '../../../testing/render-screen';
import { speak } from '../../../testing/speak';
import { aUser } from '../../../testing/builders';
import { LinkTokenContext } from '../media-source';
import { CardPictures, CardThumbnails } from './card-pictures';

let lastId = 0;
const made = new Map<string, Blob>();
const play = vi.fn<() => Promise<void>>();

/** Each of its own: what was loaded once stays in memory. */
function media(changes: Partial<CardMedia> = {}): CardMedia {
  lastId += 1;
  return { ...asShown({ mediaId: `media-${lastId}`, side: 'question' }), ...changes };
}

beforeEach(() => {
  made.clear();
  play.mockReset().mockResolvedValue();
  URL.createObjectURL = (blob: Blob) => {
    const url = `blob:${made.size}`;
    made.set(url, blob);
    return url;
  };
  URL.revokeObjectURL = (url) => void made.delete(url);
  vi.stubGlobal(
    'Audio',
    class {
      play = play;
      pause() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function show(shown: CardMedia[], { link }: { link?: string } = {}) {
  const api = createFakeApi();
  const file = new Blob(['bytes']);
  api.answer(mediaEndpoints.read, file);
  api.answer(sharedEndpoints.media, file);
  const view = renderScreen(
    <LinkTokenContext value={link}>
      <CardPictures media={shown} side="question" />
    </LinkTokenContext>,
    { api, session: { user: aUser() } },
  );
  return { ...view, api };
}

describe('the pictures of a side', () => {
  it('are read with the token and shown with what stands beside them', async () => {
    const { api } = show([media({ alt: 'A cell' }), media({ side: 'answer', alt: 'Hidden' })]);

    const picture = await screen.findByRole('img', { name: 'A cell' });
    await waitFor(() => expect(picture).toHaveAttribute('src', 'blob:0'));
    expect(screen.queryByRole('img', { name: 'Hidden' })).toBeNull();
    expect(api.calls(mediaEndpoints.read)).toHaveLength(1);
  });

  it('are called pictures where nobody has said what they show', () => {
    show([media()]);

    expect(screen.getByRole('img', { name: 'Picture' })).toBeVisible();
  });

  it('are read by the link where the cards are seen by one', async () => {
    const picture = media();
    const { api } = show([picture], { link: 'secret' });

    await waitFor(() => expect(api.calls(sharedEndpoints.media)).toHaveLength(1));
    expect(api.calls(sharedEndpoints.media)[0]?.params).toEqual({
      token: 'secret',
      mediaId: picture.mediaId,
    });
  });

  it('are loaded once for as long as the page is there', async () => {
    const picture = media();
    const first = show([picture]);
    await waitFor(() => expect(first.api.calls(mediaEndpoints.read)).toHaveLength(1));
    first.unmount();

    const { api } = show([picture]);

    await waitFor(() => expect(screen.getByRole('img')).toHaveAttribute('src'));
    expect(api.calls(mediaEndpoints.read)).toHaveLength(0);
    expect(made.size).toBe(1);
  });

  it('say so where they cannot be loaded', async () => {
    const { api } = show([]);
    api.answer(mediaEndpoints.read, new ApiError('', { code: 'offline' }));
    renderScreen(<CardPictures media={[media()]} side="question" />, {
      api,
      session: { user: aUser() },
    });

    expect(await screen.findByText('The picture could not be loaded.')).toBeVisible();
  });
});

describe('a picture that is pressed', () => {
  const button = () => screen.getByRole('button', { name: 'Enlarge picture: A cell' });
  const dialog = () => screen.findByRole('dialog', { name: 'A cell' });

  async function showLoaded() {
    const view = show([media({ alt: 'A cell' })]);
    await waitFor(() => expect(screen.getByRole('img')).toHaveAttribute('src'));
    return view;
  }

  it('is shown in a dialog with what it shows, the same bytes once more', async () => {
    const { user, api } = await showLoaded();

    await user.click(button());

    const large = within(await dialog()).getByRole('img', { name: 'A cell' });
    expect(large).toHaveAttribute('src', 'blob:0');
    expect(api.calls(mediaEndpoints.read)).toHaveLength(1);
  });

  it('opens with Enter and closes with Escape, which gives the focus back', async () => {
    const { user } = await showLoaded();
    await user.tab();
    expect(button()).toHaveFocus();

    await user.keyboard('{Enter}');
    await dialog();
    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it('speaks Vietnamese', async () => {
    speak('vi');
    const { user } = await showLoaded();

    await user.click(screen.getByRole('button', { name: 'Phóng to hình: A cell' }));

    expect(await dialog()).toBeVisible();
  });

  it('is not a small one beside the name of a card, which opens the card', () => {
    renderScreen(<CardThumbnails media={[media()]} />, { session: { user: aUser() } });

    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('a sound', () => {
  it('is loaded and played when its button is pressed', async () => {
    const { user, api } = show([media({ kind: 'sound', alt: 'apple' })]);
    expect(api.calls(mediaEndpoints.read)).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: 'Play sound: apple' }));

    await waitFor(() => expect(play).toHaveBeenCalledOnce());
  });

  it('says so where the browser does not play it', async () => {
    play.mockRejectedValue(new Error('NotSupportedError'));
    const { user } = show([media({ kind: 'sound' })]);

    await user.click(screen.getByRole('button', { name: 'Play sound' }));

    expect(await screen.findByText('The sound could not be played.')).toBeVisible();
  });
});
