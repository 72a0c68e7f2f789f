import { MESSAGES, type QuizCards, STUDY_MESSAGES } from '@scholar/contract';
import { AppError } from '../shared/app-error';
import type { OwnerId } from '../shared/owner-id';
import { refuseUnpaid } from '../teams/team-access';
import type { QuizzesStore } from './quizzes.ports';

type TeamRepositories = Pick<QuizzesStore, 'teams' | 'teamSets'>;
type Repositories = TeamRepositories & Pick<QuizzesStore, 'quizzes'>;

/** An own set, or one that the student's team has. */
export async function readCards(
  { quizzes, ...team }: Repositories,
  reader: OwnerId,
  quizId: number,
): Promise<QuizCards> {
  const own = await quizzes.findWithCards(reader, quizId);
  if (!own) {
    return readSharedCards({ quizzes, ...team }, reader, quizId);
  }
  const found = await findInTeam(team, reader, quizId);
  return found
    ? { ...own, shared: { author: found.set.author, isMine: true, canEdit: true } }
    : own;
}

export async function readSharedCards(
  repositories: Repositories,
  reader: OwnerId,
  quizId: number,
): Promise<QuizCards> {
  const { set, canEdit } = await findShared(repositories, reader, quizId);
  const { authorId, author } = set;
  const quiz = refuseMissingSet(await repositories.quizzes.findWithCards(authorId, quizId));
  const isMine = authorId === reader;
  return {
    ...quiz,
    // What the cards were made from is the author's alone.
    flashcards: quiz.flashcards.map((card) => ({ ...card, document: null })),
    shared: { author, isMine, canEdit: isMine || canEdit },
  };
}

/** Locks the set for a change; whose it is, which is not the student's where they own the team. */
export async function lockForChange(
  repositories: Repositories,
  student: OwnerId,
  quizId: number,
): Promise<OwnerId> {
  const { quizzes } = repositories;
  if (await quizzes.lock(student, quizId)) {
    return student;
  }
  const author = await findEditable(repositories, student, quizId);
  if (!(await quizzes.lock(author, quizId))) {
    throw quizNotFound();
  }
  // They may have been removed, or the set taken back, while this call waited.
  if ((await findEditable(repositories, student, quizId)) !== author) {
    throw quizNotFound();
  }
  return author;
}

/** The author of a set that the student may change because they own the team. */
async function findEditable(team: TeamRepositories, student: OwnerId, quizId: number) {
  const { set, canEdit } = await findShared(team, student, quizId);
  if (!canEdit) {
    throw new AppError('forbidden', MESSAGES.forbidden);
  }
  return set.authorId;
}

/** A set as the student's team has it, if that is paid for. */
async function findShared(team: TeamRepositories, student: OwnerId, quizId: number) {
  const { set, membership } = refuseMissingSet(await findInTeam(team, student, quizId));
  await refuseUnpaid(team.teams, membership.teamId);
  return { set, canEdit: membership.role === 'owner' };
}

export async function findInTeam(
  { teams, teamSets }: TeamRepositories,
  student: OwnerId,
  quizId: number,
) {
  const membership = await teams.findMembership(student);
  const set = membership && (await teamSets.find(membership.teamId, quizId));
  return set && { set, membership };
}

/** Somebody else's set answers like a missing one, so that ids cannot be probed. */
export function refuseMissingSet<T>(found: T | undefined): T {
  if (found === undefined) {
    throw quizNotFound();
  }
  return found;
}

export function quizNotFound(): AppError {
  return new AppError('not_found', STUDY_MESSAGES.quizNotFound);
}
