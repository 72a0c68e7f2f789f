import type { SetWithCards } from '@scholar/contract';

/** `edit`: the team's owner may change a shared set of somebody else, but neither add cards nor delete it. */
export type SetAccess = 'own' | 'edit' | 'read';

export function accessOf({ shared }: Pick<SetWithCards, 'shared'>): SetAccess {
  if (shared === undefined || shared.isMine) {
    return 'own';
  }
  return shared.canEdit ? 'edit' : 'read';
}
