import { expect, it } from 'vitest';
import { type OwnerId, toOwnerId } from '../shared/owner-id';
import type { SetsStore } from './sets.ports';
import { lockForChange } from './set-access';

const STUDENT = toOwnerId(1);
const AUTHOR = toOwnerId(2);

/** A shared set of somebody else's; what happens while the student waits for its lock. */
function createSetup(
  whileWaiting: (state: { role: string | undefined; isShared: boolean }) => void,
) {
  const state: Parameters<typeof whileWaiting>[0] = { role: 'owner', isShared: true };
  const repositories = {
    teams: {
      findMembership: async () => state.role && { teamId: 7, role: state.role },
      readPaidUntil: async () => new Date(),
    },
    teamSets: { find: async () => (state.isShared ? { authorId: AUTHOR } : undefined) },
    sets: {
      async lock(owner: OwnerId) {
        if (owner === AUTHOR) {
          whileWaiting(state);
        }
        return owner === AUTHOR;
      },
    },
    // Only what the rule asks for.
  } as unknown as SetsStore;
  return () => lockForChange(repositories, STUDENT, 3);
}

it('lets the owner of the team change what a member shares', async () => {
  expect(await createSetup(() => undefined)()).toBe(AUTHOR);
});

it.each([
  ['it was taken back', { isShared: false }, 'not_found'],
  ['the student was removed', { role: undefined }, 'not_found'],
  ['the student became a member', { role: 'member' }, 'forbidden'],
])('refuses when %s while the call waited for the set', async (_, change, code) => {
  const lock = createSetup((state) => Object.assign(state, change));

  await expect(lock()).rejects.toMatchObject({ code });
});
