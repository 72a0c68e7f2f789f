import { SUPPORT_MESSAGES, supportEndpoints } from '@scholar/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api';
import { drafts } from '../../lib/drafts/drafts';
import { aUser } from '../../testing/builders';
import { createFakeApi } from '../../testing/fake-api';
import { fill } from '../../testing/fill';
import { renderScreen } from '../../testing/render-screen';
import { SupportScreen } from './support-screen';

const MESSAGE = 'My cards are gone since yesterday.';
const offline = new ApiError('Nothing answered.', { code: 'offline' });

function open({
  route = '/support?from=%2Fsaved-documents',
  isSetUp = true,
  isPriority = false,
} = {}) {
  const api = createFakeApi();
  api.answer(supportEndpoints.read, { isSetUp, isPriority });
  api.answer(supportEndpoints.send, null);
  return renderScreen(<SupportScreen />, { route, api, session: { user: aUser() } });
}

const messageField = () => screen.findByLabelText('Your message');
const send = () => screen.getByRole('button', { name: 'Send message' });

beforeEach(() => drafts.dropAll());

describe('writing to support', () => {
  it('sends the message with the page the student came from', async () => {
    const { user, api } = open();
    fill(await messageField(), `  ${MESSAGE} `);

    await user.click(send());

    expect(await screen.findByText('Your message is on its way')).toBeVisible();
    expect(screen.getByText('We answer to minh.anh@example.edu.')).toBeVisible();
    expect(api.calls(supportEndpoints.send)).toEqual([
      {
        body: { message: MESSAGE, page: '/saved-documents' },
        options: expect.objectContaining({ idempotencyKey: expect.any(String) }),
      },
    ]);
  });

  it('takes the keyboard along when the form gives way to the confirmation', async () => {
    const { user } = open();
    fill(await messageField(), MESSAGE);

    await user.click(send());

    await screen.findByText('Your message is on its way');
    expect(screen.getByRole('status')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(await messageField()).toHaveValue('');
  });

  it.each(['', '?from=https%3A%2F%2Fevil.example', '?from=%2Fteam%2Fjoin%3Ftoken%3Dx'])(
    'believes no address that is not a path: %s',
    async (query) => {
      open({ route: `/support${query}` });

      await messageField();

      expect(screen.getByLabelText('Page it is about')).toHaveValue('/support');
    },
  );

  it('says what is missing in the words of the server, and sends nothing', async () => {
    const { user, api } = open();
    fill(await messageField(), 'Help');
    fill('Page it is about', 'study');

    await user.click(send());

    expect(screen.getByText(SUPPORT_MESSAGES.tooShort)).toBeVisible();
    expect(screen.getByText(SUPPORT_MESSAGES.page)).toBeVisible();
    expect(await messageField()).toHaveFocus();
    expect(api.calls(supportEndpoints.send)).toEqual([]);
  });

  it('keeps the message when it could not be sent, and sends it again under the same key', async () => {
    const { user, api } = open();
    api.answer(supportEndpoints.send, offline);
    fill(await messageField(), MESSAGE);

    await user.click(send());

    expect(await screen.findByText(/^Your message was not sent/)).toBeVisible();
    expect(await messageField()).toHaveValue(MESSAGE);
    api.answer(supportEndpoints.send, null);
    await user.click(send());
    await screen.findByText('Your message is on its way');
    const keys = api.calls(supportEndpoints.send).map(({ options }) => options.idempotencyKey);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  it('shows the sentence of the server when there were too many', async () => {
    const { user, api } = open();
    api.answer(
      supportEndpoints.send,
      new ApiError(SUPPORT_MESSAGES.tooMany, { code: 'too_many_requests', status: 429 }),
    );
    fill(await messageField(), MESSAGE);

    await user.click(send());

    expect(await screen.findByText(SUPPORT_MESSAGES.tooMany)).toBeVisible();
  });

  it('finds what was typed again after the screen was left', async () => {
    const first = open();
    fill(await messageField(), MESSAGE);
    first.unmount();

    open();

    await waitFor(async () => expect(await messageField()).toHaveValue(MESSAGE));
  });
});

describe('what support says about itself', () => {
  it.each([true, false])('tells Pro and Team that they come first: %s', async (isPriority) => {
    open({ isPriority });

    await messageField();

    const sentence = screen.queryByText(/^Your plan includes priority support/);
    expect(sentence !== null).toBe(isPriority);
  });

  it('takes no message where nobody would read it', async () => {
    open({ isSetUp: false });

    expect(await screen.findByText(SUPPORT_MESSAGES.notSetUp)).toBeVisible();
    expect(screen.queryByLabelText('Your message')).toBeNull();
  });

  it('can be asked again when it did not load', async () => {
    const { api, user } = open();
    await messageField();
    api.answer(supportEndpoints.read, offline);
    const second = renderScreen(<SupportScreen />, { api, session: { user: aUser() } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.answer(supportEndpoints.read, { isSetUp: true, isPriority: false });

    await user.click(retry);

    await waitFor(() => expect(screen.getAllByLabelText('Your message')).toHaveLength(2));
    second.unmount();
  });
});
