import { accountEndpoints, MESSAGES } from '@scholar/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { readSession } from '../../../lib/session/session';
import { stubNativeDialogs } from '../../../testing/native-dialogs';
import { ProfileScreen } from '../profile-screen';
import { noAnswer, openSignedIn } from '../testing/signed-in-student';

const drawn: number[][] = [];
const onePixel = new Blob(['jpeg'], { type: 'image/jpeg' });
const chosen = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'me.jpg', { type: 'image/jpeg' });

/** A wide picture under a round frame of 300 screen pixels, as a browser would lay it out. */
beforeEach(() => {
  stubNativeDialogs();
  drawn.length = 0;
  vi.stubGlobal('Image', function FakeImage() {
    return { naturalWidth: 1200, naturalHeight: 600, decode: () => Promise.resolve() };
  });
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => undefined;
  // The cast: only what drawPicture uses of a context is here.
  HTMLCanvasElement.prototype.getContext = vi.fn(() => ({
    fillRect: () => undefined,
    drawImage: (_image: unknown, ...areas: number[]) => drawn.push(areas),
  })) as never;
  HTMLCanvasElement.prototype.toBlob = (onBlob) => onBlob(onePixel);
  const side = (length: number) => ({ configurable: true, get: () => length });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 300, 300),
  );
  Object.defineProperties(HTMLImageElement.prototype, {
    offsetWidth: side(600),
    offsetHeight: side(300),
    naturalWidth: side(1200),
    naturalHeight: side(600),
  });
  Object.defineProperties(HTMLElement.prototype, {
    clientWidth: side(300),
    clientHeight: side(300),
  });
});

async function choose(file: File) {
  const view = openSignedIn(<ProfileScreen />);
  const input = view.container.querySelector<HTMLInputElement>('input[type="file"]');
  fireEvent.change(input ?? document, { target: { files: [file] } });
  return view;
}

async function openDialog() {
  const view = await choose(chosen);
  const dialog = within(await screen.findByRole('dialog', { name: 'Profile picture' }));
  fireEvent.load(await dialog.findByRole('presentation'));
  const press = (name: string) => view.user.click(dialog.getByRole('button', { name }));
  return { ...view, dialog, press, area: await dialog.findByRole('application') };
}

const square = () => drawn.at(-1)?.slice(0, 3);

it('only offers PNG and JPEG files', () => {
  const { container } = openSignedIn(<ProfileScreen />);

  expect(container.querySelector('input[type="file"]')).toHaveAttribute(
    'accept',
    'image/png,image/jpeg',
  );
});

it.each([
  ['a GIF', new File(['GIF89a'], 'me.gif', { type: 'image/gif' }), MESSAGES.pictureType],
  [
    'a file of 1 MB',
    new File([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(1_048_573)], 'me.jpg', {
      type: 'image/jpeg',
    }),
    MESSAGES.pictureSize,
  ],
])('refuses %s in its own dialog', async (_what, file, message) => {
  const { user } = await choose(file);

  expect(await screen.findByRole('alertdialog')).toHaveTextContent(message);
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('uploads the middle of the picture as picture.jpg and shows it at once', async () => {
  const { api, press } = await openDialog();
  api.answer(accountEndpoints.me, () => new Promise(() => undefined));

  await press('Save');

  expect(await screen.findByText('Profile picture updated.')).toBeInTheDocument();
  const [call] = api.calls(accountEndpoints.updateProfilePicture);
  const sent = call?.options.form?.get('profilePicture');
  expect(sent).toMatchObject({ name: 'picture.jpg', type: 'image/jpeg', size: onePixel.size });
  expect(square()).toEqual([300, 0, 600]);
  expect(localStorage.getItem('profilePicture')).toBe(btoa('jpeg'));
});

it('[U-10] moves and zooms with buttons alone', async () => {
  const { dialog, press } = await openDialog();

  await press('Zoom in');
  await press('Move left');
  await press('Save');

  expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.1');
  await expect.poll(square).toEqual([349, 28, 545]);
});

it('[U-10] moves and zooms with the keyboard alone', async () => {
  const { user, press, area } = await openDialog();
  area.focus();

  await user.keyboard('{+}{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  await press('Save');

  await expect.poll(square).toEqual([313, 26, 545]);
});

it('says which way the picture cannot go any further', async () => {
  const { dialog } = await openDialog();
  const isStuck = (name: string) =>
    dialog.getByRole('button', { name }).getAttribute('aria-disabled');

  expect(['Move up', 'Move down', 'Move left', 'Move right'].map(isStuck)).toEqual([
    'true',
    'true',
    'false',
    'false',
  ]);
});

it('zooms from 1 to 2 in steps of 0.01', async () => {
  const { dialog } = await openDialog();
  const slider = dialog.getByRole('slider', { name: 'Zoom' });

  expect(slider).toHaveAttribute('min', '1');
  expect(slider).toHaveAttribute('max', '2');
  expect(slider).toHaveAttribute('step', '0.01');
  fireEvent.change(slider, { target: { value: '1.46' } });
  expect(slider).toHaveAttribute('aria-valuetext', '1.46');
});

it.each([
  [
    'what the server said',
    new ApiError(MESSAGES.pictureUnreadable, { code: 'invalid_input', status: 400 }),
    MESSAGES.pictureUnreadable,
  ],
  ['its own sentence when nothing answered', noAnswer, 'Failed to update profile picture.'],
])('shows %s and keeps the dialog open', async (_what, error, message) => {
  const { api, dialog, press } = await openDialog();
  api.answer(accountEndpoints.updateProfilePicture, error);

  await press('Save');

  expect(await dialog.findByText(message)).toBeInTheDocument();
  expect(readSession().user?.profilePicture).toBeNull();
});

it('uploads nothing when cancelled', async () => {
  const { api, press } = await openDialog();

  await press('Cancel');

  await expect.poll(() => screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(api.calls(accountEndpoints.updateProfilePicture)).toEqual([]);
});
