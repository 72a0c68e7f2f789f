import type { OwnerId } from '../shared/owner-id';

export type StoredSecondFactor = {
  sealed: Uint8Array;
  since: Date;
  recoveryCodesLeft: number;
};

export type SecondFactorsRepository = {
  /** The one that is on. */
  find(owner: OwnerId): Promise<StoredSecondFactor | undefined>;
  /** The sealed secret of a set-up that was begun in the last hour and not finished. */
  findBegun(owner: OwnerId): Promise<Uint8Array | undefined>;
  /** Replaces a set-up that was not finished; false while one is on. */
  begin(owner: OwnerId, sealed: Uint8Array): Promise<boolean>;
  /** True for exactly one caller, and only for the set-up that was begun last. */
  turnOn(owner: OwnerId, begun: { sealed: Uint8Array; step: number }): Promise<boolean>;
  /** True for exactly one caller, and only for a step after the last one that was used. */
  useStep(
    owner: OwnerId,
    used: { step: number; sealed: Uint8Array; sealedAnew: Uint8Array },
  ): Promise<boolean>;
  /** True for exactly one caller. */
  useRecoveryCode(owner: OwnerId, codeHashes: string[]): Promise<boolean>;
  replaceRecoveryCodes(owner: OwnerId, codeHashes: string[]): Promise<void>;
  /** With its recovery codes. False when there was none that was on. */
  remove(owner: OwnerId): Promise<boolean>;
};

/** Makes and checks codes; secrets leave it sealed, except for the one time they are shown. */
export type SecondFactorCodes = {
  make(email: string): { sealed: Uint8Array; secret: string; url: string };
  /** The time step of a right code, with one step of tolerance on either side. */
  findStep(sealed: Uint8Array, code: string): number | undefined;
  /** The same secret under the newest key. */
  sealAnew(sealed: Uint8Array): Uint8Array;
  makeRecoveryCode(): string;
  /** What it may be kept as: the first is how it is kept now. */
  hashRecoveryCode(owner: OwnerId, code: string): string[];
};
