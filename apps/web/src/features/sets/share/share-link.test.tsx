import { type ShareLink, shareLinkEndpoints } from '@scholar/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen';
import { aUser } from '../../../testing/builders';
import { aSet } from '../../../testing/cards';
import { speak } from '../../../testing/speak';
import { CARDS, createSetServer, openSets, serverDown } from '../testing/set-server';
import { ShareLinkDialog } from './share-link-dialog';

const TOKEN = 'Qm9va21hcms';
const ADDRESS = `${window.location.origin}/s/${TOKEN}`;

function aLink(changes: Partial<ShareLink> = {}): ShareLink {
  return { token: TOKEN, showsAuthor: false, opens: 0, copies: 0, isClosed: false, ...changes };
}

/** A server that keeps the link of the set 12. */
function createLinkServer(start: ShareLink | null = null) {
  const server = createSetServer([aSet({ flashcards: CARDS.slice(0, 3) })]);
  let kept = start;
  server.api.answer(shareLinkEndpoints.get, () => kept);
  server.api.answer(shareLinkEndpoints.open, ({ body }) => {
    kept = aLink({ ...(kept?.token && kept), ...body });
    return kept;
  });
  server.api.answer(shareLinkEndpoints.close, () => {
    kept = kept && { ...kept, token: null, isClosed: true };
    return null;
  });
  return server;
}

async function openDialog(server = createLinkServer()) {
  const view = openSets('/set-creator?set=12', server);
  await screen.findByRole('heading', { level: 2, name: 'Cell biology basics' });
  await view.user.click(screen.getByRole('button', { name: 'More' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Share link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share link' }));
  await dialog.findByRole('switch', { name: 'Show my name' });
  return { ...view, dialog };
}

describe('the link of an own set', () => {
  it('is made, without the name of its author, and copied', async () => {
    const { dialog, user, api } = await openDialog();
    expect(dialog.getByText(/It isn’t listed anywhere/)).toBeVisible();
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();

    await user.click(dialog.getByRole('button', { name: 'Make the link' }));

    expect(await dialog.findByRole('textbox', { name: 'Address' })).toHaveValue(ADDRESS);
    expect(api.calls(shareLinkEndpoints.open)).toMatchObject([
      { params: { quizId: '12' }, body: { showsAuthor: false } },
    ]);
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(await dialog.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);
  });

  it('tells how often it was opened and copied', async () => {
    const { dialog } = await openDialog(createLinkServer(aLink({ opens: 1_204, copies: 1 })));

    expect(dialog.getByText('Opened 1,204 times, copied once.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Make the link' })).not.toBeInTheDocument();
  });

  it('names its author from then on', async () => {
    const { dialog, user, api } = await openDialog(createLinkServer(aLink({ opens: 3 })));
    const name = dialog.getByRole('switch', { name: 'Show my name' });
    expect(name).not.toBeChecked();

    await user.click(name);

    expect(
      await dialog.findByRole('switch', { name: 'Show my name', checked: true }),
    ).toBeEnabled();
    expect(api.calls(shareLinkEndpoints.open)).toMatchObject([{ body: { showsAuthor: true } }]);
    expect(dialog.getByText(/Opened 3 times/)).toBeVisible();
  });

  it('is closed after a word about what that means, and another can be made', async () => {
    const { dialog, user, api } = await openDialog(createLinkServer(aLink()));
    await user.click(dialog.getByRole('button', { name: 'Close the link' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Close the link?' }));
    expect(question.getByText(/Copies stay with whoever made them/)).toBeVisible();
    expect(api.calls(shareLinkEndpoints.close)).toEqual([]);

    await user.click(question.getByRole('button', { name: 'Close the link' }));

    expect(await dialog.findByText(/A new one has another address/)).toBeVisible();
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Close the link' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Make the link' }));
    expect(await dialog.findByRole('textbox', { name: 'Address' })).toBeVisible();
  });

  it('whose address can no longer be shown can still be closed', async () => {
    const { dialog } = await openDialog(createLinkServer(aLink({ token: null })));

    expect(dialog.getByText(/can no longer be shown/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Close the link' })).toBeEnabled();
  });

  it('that could not be made says so', async () => {
    const server = createLinkServer();
    server.api.answer(shareLinkEndpoints.open, serverDown);
    const { dialog, user } = await openDialog(server);

    await user.click(dialog.getByRole('button', { name: 'Make the link' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent('Something went wrong.');
  });

  it('that did not load can be asked for again', async () => {
    const server = createLinkServer(aLink());
    const { api } = server;
    api.answer(shareLinkEndpoints.get, serverDown);
    const { user } = renderScreen(<ShareLinkDialog setId={12} isOpen onClose={() => {}} />, {
      api,
      session: { user: aUser() },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('button', { name: 'Make the link' })).not.toBeInTheDocument();
    api.answer(shareLinkEndpoints.get, aLink());

    await user.click(retry);

    expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue(ADDRESS);
  });

  it('speaks Vietnamese', async () => {
    speak('vi');
    renderScreen(<ShareLinkDialog setId={12} isOpen onClose={() => {}} />, {
      api: createLinkServer(aLink({ opens: 2 })).api,
      session: { user: aUser() },
    });

    expect(await screen.findByText('Đã mở 2 lần, sao chép 0 lần.')).toBeVisible();
  });
});
