import type { AdminUserDetail } from '@scholar/contract';

/** The heading of an account, where the keyboard goes on after something was done to it. */
export const USER_NAME_ID = 'user-name';

export type UserDialogProps = { user: AdminUserDetail; isOpen: boolean; onClose: () => void };
