import { MESSAGES, takeoutEndpoints } from '@scholar/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { ProfileScreen } from '../profile-screen';
import { openSignedIn } from '../testing/signed-in-student';

const saved: { name: string; href: string }[] = [];
beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:archive';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, href: this.href });
  });
});

it('saves everything a student owns as one file', async () => {
  const { api, user } = openSignedIn(<ProfileScreen />);
  api.answer(takeoutEndpoints.export, new Blob(['PK']));

  await user.click(screen.getByRole('button', { name: 'Download my data' }));

  await vi.waitFor(() =>
    expect(saved).toEqual([
      { name: expect.stringMatching(/^scholar-\d{4}-\d\d-\d\d\.zip$/), href: 'blob:archive' },
    ]),
  );
});

it('says why there is no file', async () => {
  const { api, user } = openSignedIn(<ProfileScreen />);
  api.answer(
    takeoutEndpoints.export,
    new ApiError(MESSAGES.tooMany, { code: 'too_many_requests', status: 429 }),
  );

  await user.click(screen.getByRole('button', { name: 'Download my data' }));

  expect(await screen.findByText(MESSAGES.tooMany)).toBeVisible();
  expect(saved).toEqual([]);
});
