import type { MediaKind, UploadedMedia } from '@scholar/contract';
import type { TeamsRepository } from '../teams/teams.ports';
import type { HoldingsRepository, PlansRepository } from '../plans/plans.ports';
import type { OwnerId } from '../shared/owner-id';
import type { Transactional } from '../shared/transactional';

/** Keeps bytes under names that Scholar makes itself; nothing a student writes ever names a file. */
export type FileStore = {
  /** All of it or nothing, in place of what was there. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Uint8Array | undefined>;
  has(name: string): Promise<boolean>;
  /** It is no fault if there is nothing to delete. */
  delete(name: string): Promise<void>;
};

/** A picture or sound as it is kept. */
export type MadeMedia = {
  kind: MediaKind;
  mime: string;
  bytes: Uint8Array;
  width: number | null;
  height: number | null;
};

/** Tells by their bytes what files are, and writes pictures anew. */
export type MediaMaker = { make(upload: Uint8Array): Promise<MadeMedia> };

export type KeptMedia = UploadedMedia & { mime: string };
export type NewMedia = Omit<MadeMedia, 'bytes'> & { id: string; sha256: string; bytes: number };

export type MediaRepository = {
  /** The same file sent before; from now on it counts as used. */
  takeUp(owner: OwnerId, sha256: string): Promise<KeptMedia | undefined>;
  insert(owner: OwnerId, media: NewMedia): Promise<KeptMedia>;
  find(owner: OwnerId, mediaId: string): Promise<(KeptMedia & { sha256: string }) | undefined>;
  /** One’s own, or one on a card of a set that the team has. */
  findReadable(
    reader: { owner: OwnerId; team: number | undefined },
    mediaId: string,
  ): Promise<KeptMedia | undefined>;
  /** On a card that is in the set. */
  findInSet(owner: OwnerId, setId: number, mediaId: string): Promise<KeptMedia | undefined>;
  /** Takes the owner off what is on no card and was not used for so long. */
  loseUnused(hours: number): Promise<void>;
  /** Ids of what has no owner. */
  listLost(max: number): Promise<string[]>;
  removeLost(mediaIds: string[]): Promise<void>;
};

export type MediaStore = Transactional<{
  media: MediaRepository;
  holdings: HoldingsRepository;
  plans: PlansRepository;
  teams: Pick<TeamsRepository, 'findMembership' | 'readPaidUntil'>;
}>;
