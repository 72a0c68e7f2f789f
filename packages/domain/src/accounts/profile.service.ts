import { type Language, MESSAGES, type ProfileUpdate } from '@scholar/contract';
import { AppError } from '../shared/app-error';
import type { OwnerId } from '../shared/owner-id';
import type { AccountsStore, PictureMaker } from './accounts.ports';

export function createProfileService({
  store: { accounts },
  pictures,
}: {
  store: AccountsStore;
  pictures: PictureMaker;
}) {
  return {
    async update(owner: OwnerId, update: ProfileUpdate) {
      await accounts.updateProfile(owner, update);
      return null;
    },

    async setUsername(owner: OwnerId, userName: string) {
      if (!(await accounts.updateUsername(owner, userName))) {
        throw new AppError('conflict', MESSAGES.usernameTaken);
      }
      return null;
    },

    async setLanguage(owner: OwnerId, language: Language) {
      await accounts.updateLanguage(owner, language);
      return null;
    },

    async setPicture(owner: OwnerId, upload: Uint8Array) {
      await accounts.updatePicture(owner, await pictures.toProfilePicture(upload));
      return null;
    },
  };
}
