import type { SetWithCards } from '@scholar/contract';

/** Own sets can do everything; in those of others the team's owner changes what is there. */
export type SetAccess = 'own' | 'edit' | 'read';

export function accessOf({ shared }: Pick<SetWithCards, 'shared'>): SetAccess {
  if (shared === undefined || shared.isMine) {
    return 'own';
  }
  return shared.canEdit ? 'edit' : 'read';
}
