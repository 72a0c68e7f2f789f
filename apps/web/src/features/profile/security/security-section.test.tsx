import { type OwnSession, SECURITY_MESSAGES, securityEndpoints } from '@scholar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { stubNativeDialogs } from '../../../testing/native-dialogs';
import { speak } from '../../../testing/speak';
import {
  aSession,
  createStudentServer,
  openSignedIn,
  serverDown,
} from '../testing/signed-in-student';
import { SecuritySection } from './security-section';

const SINCE = '2026-11-10T08:00:00.000Z';
const CODES = ['AAAA-BBBB-CCCC', 'DDDD-EEEE-FFFF'];
const OTHER = 'b0000000-0000-4000-8000-000000000002';
const wrongPassword = new ApiError(SECURITY_MESSAGES.passwordWrong, {
  code: 'invalid_input',
  status: 400,
});
const wrongCode = new ApiError(SECURITY_MESSAGES.secondFactorWrong, {
  code: 'invalid_code',
  status: 400,
});

beforeEach(stubNativeDialogs);

function open({
  sessions = [aSession({ isThis: true })],
  since = null,
  recoveryCodesLeft = 10,
  isOperator = false,
}: {
  sessions?: OwnSession[];
  since?: string | null;
  recoveryCodesLeft?: number;
  isOperator?: boolean;
} = {}) {
  const api = createStudentServer();
  api.answer(securityEndpoints.listSessions, { sessions });
  api.answer(securityEndpoints.readSecondFactor, { since, recoveryCodesLeft });
  return openSignedIn(<SecuritySection isOperator={isOperator} />, { api });
}

const press = (name: string) => screen.findByRole('button', { name });
const entries = async () => {
  const list = within(await screen.findByRole('region', { name: 'Where you are signed in' }));
  return list.findAllByRole('listitem');
};

describe('where a student is signed in', () => {
  const sessions = [
    aSession({ isThis: true }),
    aSession({ sessionId: OTHER, browser: 'Chrome', system: 'Android', isFromHere: false }),
  ];

  it('names each device, marks this one, and offers to log out the others only', async () => {
    open({ sessions });

    const [here, there] = await entries();
    expect(here).toHaveTextContent('Firefox on WindowsThis device');
    expect(within(here as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(there).toHaveTextContent('Chrome on Android');
    expect(there).toHaveTextContent('from another network');
  });

  it.each([
    [{ browser: null, system: null }, 'Unknown device'],
    [{ browser: null, system: 'Linux' }, 'Linux'],
    [{ browser: 'Edge', system: null }, 'Edge'],
  ])('says what it knows: %j', async (names, shown) => {
    open({ sessions: [aSession({ ...names, isThis: true })] });

    const [entry] = await entries();
    expect(entry).toHaveTextContent(`${shown}This device`);
  });

  it('logs one device out, says so, and keeps the keyboard in the list', async () => {
    const { api, user } = open({ sessions });
    api.answer(securityEndpoints.endSession, () => {
      api.answer(securityEndpoints.listSessions, { sessions: sessions.slice(0, 1) });
      return null;
    });

    await user.click(await press('Log out Chrome on Android'));

    expect(await screen.findByText('Chrome on Android is logged out.')).toBeInTheDocument();
    expect(api.calls(securityEndpoints.endSession)).toMatchObject([
      { params: { sessionId: OTHER } },
    ]);
    await waitFor(async () => expect(await entries()).toHaveLength(1));
    expect(screen.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus();
  });

  it('logs all others out after asking', async () => {
    const { api, user } = open({ sessions });
    api.answer(securityEndpoints.endOtherSessions, null);

    await user.click(await press('Log out all others'));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(api.calls(securityEndpoints.endOtherSessions)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Log out all others' }));

    expect(await screen.findByText('All other devices are logged out.')).toBeInTheDocument();
  });

  it('has nothing to log out where this device is the only one', async () => {
    open();

    await entries();
    expect(screen.queryByRole('button', { name: /^Log out/ })).not.toBeInTheDocument();
  });

  it('shows five and the rest on demand', async () => {
    const many = Array.from({ length: 8 }, (_, n) =>
      aSession({ sessionId: OTHER.replace(/2$/, String(n)), isThis: n === 0 }),
    );
    const { user } = open({ sessions: many });

    expect(await entries()).toHaveLength(5);
    await user.click(await press('Show all 8'));

    expect(await entries()).toHaveLength(8);
  });

  it('says when it could not load, and tries again', async () => {
    const view = open();
    view.api.answer(securityEndpoints.listSessions, serverDown);
    view.unmount();
    const { user } = openSignedIn(<SecuritySection isOperator={false} />, { api: view.api });

    const retry = await screen.findByRole('button', { name: 'Try again' });
    view.api.answer(securityEndpoints.listSessions, { sessions });
    await user.click(retry);

    expect(await entries()).toHaveLength(2);
  });
});

describe('the second factor', () => {
  it('is set up with password, app and recovery codes', async () => {
    const { api, user } = open();
    const url = 'otpauth://totp/Scholar:minh?secret=ABCDEFGHIJKLMNOP';
    api.answer(securityEndpoints.beginSecondFactor, { secret: 'ABCDEFGHIJKLMNOP', url });
    api.answer(securityEndpoints.turnOnSecondFactor, () => {
      api.answer(securityEndpoints.readSecondFactor, { since: SINCE, recoveryCodesLeft: 10 });
      return { recoveryCodes: CODES };
    });

    await user.click(await press('Set up'));
    await user.type(screen.getByLabelText('Password'), 'Abcde1{Enter}');
    expect(
      await screen.findByRole('img', { name: 'QR code for the authenticator app' }),
    ).toBeVisible();
    expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open in an app on this device' })).toHaveAttribute(
      'href',
      url,
    );
    await user.type(screen.getByLabelText('Code from the app'), '123456{Enter}');

    const codes = await screen.findByRole('list', { name: 'Your recovery codes' });
    expect(
      within(codes)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(CODES);
    expect(codes).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(codes).toBeVisible();
    await user.click(await press('I have kept them'));
    expect(
      await screen.findByText(/^On since 11\/10\/2026\. 10 recovery codes left\.$/),
    ).toBeVisible();
  });

  it('says beside the field that the password was wrong', async () => {
    const { api, user } = open();
    api.answer(securityEndpoints.beginSecondFactor, wrongPassword);

    await user.click(await press('Set up'));
    await user.type(screen.getByLabelText('Password'), 'Wrong1{Enter}');

    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Incorrect password.'),
    );
  });

  it('stays in the set-up when the first code was wrong', async () => {
    const { api, user } = open();
    api.answer(securityEndpoints.beginSecondFactor, { secret: 'ABCD', url: 'otpauth://totp/x' });
    api.answer(securityEndpoints.turnOnSecondFactor, wrongCode);

    await user.click(await press('Set up'));
    await user.type(screen.getByLabelText('Password'), 'Abcde1{Enter}');
    await user.type(await screen.findByLabelText('Code from the app'), '123456{Enter}');

    expect(await screen.findByText(SECURITY_MESSAGES.secondFactorWrong)).toBeVisible();
    expect(screen.getByText('ABCD')).toBeVisible();
  });

  it('copies the recovery codes', async () => {
    const { api, user } = open({ since: SINCE });
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    api.answer(securityEndpoints.renewRecoveryCodes, { recoveryCodes: CODES });

    await user.click(await press('New recovery codes'));
    await user.type(screen.getByLabelText('Password'), 'Abcde1');
    await user.type(screen.getByLabelText(/^Code from the app, or/), '123456');
    const [submit] = within(screen.getByRole('dialog')).getAllByRole('button', {
      name: 'New recovery codes',
    });
    await user.click(submit as HTMLElement);
    await user.click(await press('Copy'));

    expect(write).toHaveBeenCalledWith(`${CODES.join('\n')}\n`);
    expect(api.calls(securityEndpoints.renewRecoveryCodes)).toMatchObject([
      { body: { password: 'Abcde1', code: '123456' } },
    ]);
  });

  it('is turned off with password and code, and says which of them was wrong', async () => {
    const { api, user } = open({ since: SINCE });
    api.answer(securityEndpoints.turnOffSecondFactor, wrongCode);

    await user.click(await press('Turn off'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Password'), 'Abcde1');
    await user.click(dialog.getByRole('button', { name: 'Turn off' }));
    expect(dialog.getByText('Please enter a code.')).toBeVisible();
    expect(api.calls(securityEndpoints.turnOffSecondFactor)).toEqual([]);
    const code = dialog.getByLabelText(/^Code from the app/);
    await user.type(code, '111111');
    await user.click(dialog.getByRole('button', { name: 'Turn off' }));
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(SECURITY_MESSAGES.secondFactorWrong),
    );
    api.answer(securityEndpoints.turnOffSecondFactor, () => {
      api.answer(securityEndpoints.readSecondFactor, { since: null, recoveryCodesLeft: 0 });
      return null;
    });
    await user.click(dialog.getByRole('button', { name: 'Turn off' }));

    expect(await screen.findByText('The second factor is off.')).toBeInTheDocument();
    expect(await press('Set up')).toBeVisible();
  });

  it.each([
    [1, 'On since 11/10/2026. 1 recovery code left.'],
    [0, 'On since 11/10/2026. 0 recovery codes left.'],
  ])('counts %i recovery codes', async (recoveryCodesLeft, shown) => {
    open({ since: SINCE, recoveryCodesLeft });

    expect(await screen.findByText(shown)).toBeVisible();
  });

  it('tells an operator that it is needed', async () => {
    open({ isOperator: true });

    expect(await screen.findByText(/Operators need it\.$/)).toBeVisible();
  });

  it('speaks Vietnamese', async () => {
    speak('vi');
    open({ since: SINCE });

    expect(await screen.findByText(/^Đã bật từ .*\. Còn 10 mã khôi phục\.$/)).toBeVisible();
    expect(await screen.findByText('Firefox trên Windows')).toBeVisible();
  });
});
