import { accountEndpoints } from '@scholar/contract';
import { expect, it, vi } from 'vitest';
import type { Api } from '../../lib/api/api';
import { createFakeApi } from '../../testing/fake-api';
import { createLazyApi } from './lazy-api';

function setUp() {
  const real = createFakeApi();
  real.answer(accountEndpoints.login, { token: 't-1' });
  const load = vi.fn<() => Promise<Api>>(async () => real);
  return { ...createLazyApi(load), load, real };
}
const CALL = { body: { email: 'a@b.co', password: 'secret1' } };

it('loads the client at the first call, and once', async () => {
  const { api, load, real } = setUp();
  expect(load).not.toHaveBeenCalled();

  await Promise.all([api(accountEndpoints.login, CALL), api(accountEndpoints.login, CALL)]);

  expect(await api(accountEndpoints.login, CALL)).toEqual({ token: 't-1' });
  expect(load).toHaveBeenCalledTimes(1);
  expect(real.calls(accountEndpoints.login)).toHaveLength(3);
});

it('starts a call at once when it has been warmed up', async () => {
  const { api, warmUp, real } = setUp();
  warmUp();
  await vi.waitFor(async () => {
    void api(accountEndpoints.login, CALL);
    expect(real.calls(accountEndpoints.login)).not.toEqual([]);
  });
  const before = real.calls(accountEndpoints.login).length;

  void api(accountEndpoints.login, CALL);

  expect(real.calls(accountEndpoints.login)).toHaveLength(before + 1);
});

it('counts a client that cannot be fetched as offline, and tries again at the next call', async () => {
  const { api, load } = setUp();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));

  await expect(api(accountEndpoints.login, CALL)).rejects.toMatchObject({ code: 'offline' });

  expect(await api(accountEndpoints.login, CALL)).toEqual({ token: 't-1' });
});
