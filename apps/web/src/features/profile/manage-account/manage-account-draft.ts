import { sessionStore } from '../../../lib/storage/storage';

const KEY = 'manageAccountDraft';

export type Contact = { name: string; phoneNumber: string };

/** Keeps what is typed for the life of the tab: a reload or an ended session loses nothing. */
export function keepDraft(userId: number, { name, phoneNumber }: Contact): void {
  const draft = new URLSearchParams({ userId: String(userId), name, phoneNumber });
  sessionStore.set(KEY, draft.toString());
}

/** Only the student who typed it gets it back. */
export function findDraft(userId: number): Contact | undefined {
  const draft = new URLSearchParams(sessionStore.get(KEY) ?? '');
  if (draft.get('userId') !== String(userId)) {
    return undefined;
  }
  return { name: draft.get('name') ?? '', phoneNumber: draft.get('phoneNumber') ?? '' };
}

export function dropDraft(): void {
  sessionStore.remove(KEY);
}
