import { MESSAGES, type SetWithCards, STUDY_MESSAGES } from '@scholar/contract';
import { AppError } from '../shared/app-error';
import type { OwnerId } from '../shared/owner-id';
import { refuseUnpaid } from '../teams/team-access';
import type { SetsStore } from './sets.ports';

type TeamRepositories = Pick<SetsStore, 'teams' | 'teamSets'>;
type Repositories = TeamRepositories & Pick<SetsStore, 'sets'>;

/** An own set, or one that the student's team has. */
export async function readCards(
  { sets, ...team }: Repositories,
  reader: OwnerId,
  setId: number,
): Promise<SetWithCards> {
  const own = await sets.findWithCards(reader, setId);
  if (!own) {
    return readSharedCards({ sets, ...team }, reader, setId);
  }
  const found = await findInTeam(team, reader, setId);
  return found
    ? { ...own, shared: { author: found.set.author, isMine: true, canEdit: true } }
    : own;
}

export async function readSharedCards(
  repositories: Repositories,
  reader: OwnerId,
  setId: number,
): Promise<SetWithCards> {
  const { set, canEdit } = await findShared(repositories, reader, setId);
  const { authorId, author } = set;
  const withCards = refuseMissingSet(await repositories.sets.findWithCards(authorId, setId));
  const isMine = authorId === reader;
  return {
    ...withCards,
    // What the cards were made from is the author's alone.
    flashcards: withCards.flashcards.map((card) => ({ ...card, document: null })),
    shared: { author, isMine, canEdit: isMine || canEdit },
  };
}

/** Locks the set for a change; whose it is, which is not the student's where they own the team. */
export async function lockForChange(
  repositories: Repositories,
  student: OwnerId,
  setId: number,
): Promise<OwnerId> {
  const { sets } = repositories;
  if (await sets.lock(student, setId)) {
    return student;
  }
  const author = await findEditable(repositories, student, setId);
  if (!(await sets.lock(author, setId))) {
    throw setNotFound();
  }
  // They may have been removed, or the set taken back, while this call waited.
  if ((await findEditable(repositories, student, setId)) !== author) {
    throw setNotFound();
  }
  return author;
}

/** The author of a set that the student may change because they own the team. */
async function findEditable(team: TeamRepositories, student: OwnerId, setId: number) {
  const { set, canEdit } = await findShared(team, student, setId);
  if (!canEdit) {
    throw new AppError('forbidden', MESSAGES.forbidden);
  }
  return set.authorId;
}

/** A set as the student's team has it, if that is paid for. */
async function findShared(team: TeamRepositories, student: OwnerId, setId: number) {
  const { set, membership } = refuseMissingSet(await findInTeam(team, student, setId));
  await refuseUnpaid(team.teams, membership.teamId);
  return { set, canEdit: membership.role === 'owner' };
}

export async function findInTeam(
  { teams, teamSets }: TeamRepositories,
  student: OwnerId,
  setId: number,
) {
  const membership = await teams.findMembership(student);
  const set = membership && (await teamSets.find(membership.teamId, setId));
  return set && { set, membership };
}

/** Somebody else's set answers like a missing one, so that ids cannot be probed. */
export function refuseMissingSet<T>(found: T | undefined): T {
  if (found === undefined) {
    throw setNotFound();
  }
  return found;
}

export function setNotFound(): AppError {
  return new AppError('not_found', STUDY_MESSAGES.setNotFound);
}
