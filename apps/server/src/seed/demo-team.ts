import { randomUUID } from 'node:crypto';
import { grantTime, type OwnerId } from '@scholar/domain';
import type { Composition } from '../compose';
import { addDemoStudent } from './demo-student';

const TEAM_DAYS = 30;
const TEAMMATES = [
  { email: 'lan@scholar.example', name: 'Phạm Thị Lan', minutes: [35, 20] },
  { email: 'huy@scholar.example', name: 'Trần Quốc Huy', minutes: [15] },
] as const;

/** A paid team with two others in it, who have studied the set that is shared. */
export async function addDemoTeam(
  composition: Pick<Composition, 'store' | 'services' | 'passwords'>,
  owner: OwnerId,
  setId: number,
) {
  const { store, services } = composition;
  await store.transaction(async (tx) => {
    const now = await tx.ledger.lock(owner);
    if (now) {
      await grantTime(tx, owner, { plan: 'team', paymentId: null, days: TEAM_DAYS, now });
    }
  });
  await services.teams.get(owner);
  await services.teams.rename(owner, 'Biology 101');
  await services.teamSets.share(owner, setId);
  const team = await store.teams.findMembership(owner);
  for (const { minutes, ...student } of TEAMMATES) {
    const membership = await addDemoStudent(composition, student);
    if (membership && team) {
      await store.teams.insertMember(team.teamId, membership.owner);
      await addSessions(services, membership.owner, { setId, minutes });
    }
  }
}

async function addSessions(
  { reports }: Composition['services'],
  owner: OwnerId,
  { setId, minutes }: { setId: number; minutes: readonly number[] },
) {
  for (const minute of minutes) {
    await reports.addSession(owner, {
      sessionId: randomUUID(),
      quizId: setId,
      kind: 'test',
      seconds: minute * 60,
      correct: minute,
      incorrect: 2,
    });
  }
}
