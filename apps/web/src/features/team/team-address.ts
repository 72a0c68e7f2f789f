import type { TeamRole } from '@scholar/contract';

export type TeamView = 'members' | 'sets' | 'usage';

const MANAGERS: ReadonlySet<TeamRole> = new Set(['owner', 'admin']);
/** Navigation state that tells /team that the student has just joined. */
export const JUST_JOINED = { isJustJoined: true };

export function isManager(role: TeamRole): boolean {
  return MANAGERS.has(role);
}

/** Only owner and admins see usage. */
export function viewsOf(role: TeamRole): TeamView[] {
  return isManager(role) ? ['members', 'sets', 'usage'] : ['members', 'sets'];
}

/** A view that this role may not see becomes the first one. */
export function readView(query: URLSearchParams, role: TeamRole): TeamView {
  return viewsOf(role).find((view) => view === query.get('view')) ?? 'members';
}

export function hrefOf(view: TeamView): string {
  return view === 'members' ? '/team' : `/team?view=${view}`;
}

export function isJustJoined(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isJustJoined' in state;
}
