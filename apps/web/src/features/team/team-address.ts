import type { TeamRole } from '@scholar/contract';

export type TeamView = 'members' | 'sets' | 'usage';

const MANAGERS: ReadonlySet<TeamRole> = new Set(['owner', 'admin']);
/** Goes along to /team with somebody who has just joined. */
export const JUST_JOINED = { isJustJoined: true };

export function isManager(role: TeamRole): boolean {
  return MANAGERS.has(role);
}

/** Usage is for those who run the team. */
export function viewsOf(role: TeamRole): TeamView[] {
  return isManager(role) ? ['members', 'sets', 'usage'] : ['members', 'sets'];
}

/** A view that is not there for this role counts as not said. */
export function readView(query: URLSearchParams, role: TeamRole): TeamView {
  return viewsOf(role).find((view) => view === query.get('view')) ?? 'members';
}

export function hrefOf(view: TeamView): string {
  return view === 'members' ? '/team' : `/team?view=${view}`;
}

export function isJustJoined(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isJustJoined' in state;
}
