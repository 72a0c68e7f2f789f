import {
  accountEndpoints,
  MESSAGES,
  type OwnSession,
  paymentEndpoints,
  securityEndpoints,
  type User,
} from '@scholar/contract';
import type { ReactNode } from 'react';
import { ApiError } from '../../../lib/api/api';
import { aBilling, aUser } from '../../../testing/builders';
import { createFakeApi } from '../../../testing/fake-api';
import { renderScreen } from '../../../testing/render-screen';
import { Toaster } from '../../../ui/feedback/toast';

export const serverDown = new ApiError(MESSAGES.internal, { code: 'internal', status: 500 });
export const noAnswer = new ApiError('Nothing answered.', { code: 'offline' });

export function aSession(facts: Partial<OwnSession> = {}): OwnSession {
  return {
    sessionId: 'a0000000-0000-4000-8000-000000000001',
    browser: 'Firefox',
    system: 'Windows',
    signedInDate: '2026-11-01T08:00:00.000Z',
    lastUsedDate: '2026-11-16T08:00:00.000Z',
    isThis: false,
    isFromHere: true,
    ...facts,
  };
}

/** A server with one student on it: what is saved is what /user/me answers next. */
export function createStudentServer(student: User = aUser()) {
  const api = createFakeApi();
  const save = ({ body }: { body: object }) => {
    Object.assign(student, body);
    return null;
  };
  api.answer(accountEndpoints.me, () => ({ ...student }));
  api.answer(accountEndpoints.updateProfile, save);
  api.answer(accountEndpoints.updateUsername, save);
  api.answer(accountEndpoints.updateSettings, save);
  api.answer(accountEndpoints.updateProfilePicture, null);
  api.answer(accountEndpoints.sendVerification, null);
  api.answer(accountEndpoints.invalidateMe, null);
  api.answer(securityEndpoints.listSessions, { sessions: [aSession({ isThis: true })] });
  api.answer(securityEndpoints.readSecondFactor, { since: null, recoveryCodesLeft: 0 });
  api.answer(paymentEndpoints.checkPlan, { response: 'Basic' });
  api.answer(paymentEndpoints.billing, aBilling());
  return api;
}

/** The screen of a signed-in student, with the toasts that the app shell would show around it. */
export function openSignedIn(
  ui: ReactNode,
  { student = aUser(), api = createStudentServer(student), route = '/profile' } = {},
) {
  return renderScreen(
    <>
      {ui}
      <Toaster />
    </>,
    { route, api, session: { user: student } },
  );
}
