import { type MediaFile, STUDY_MESSAGES, type UploadedMedia } from '@scholar/contract';
import { findStudyTeam } from '../memory/study-team';
import type { PlanLimits } from '../plans/plan-limits';
import { AppError } from '../shared/app-error';
import type { OwnerId } from '../shared/owner-id';
import type { FileStore, KeptMedia, MadeMedia, MediaMaker, MediaStore } from './media.ports';

/** Time to put on a card what was sent. */
const UNUSED_HOURS = 24;
const LOST_AT_ONCE = 100;

export type MediaService = ReturnType<typeof createMediaService>;

export function createMediaService({
  store,
  files,
  maker,
  limits,
  toHash,
  makeId,
}: {
  store: MediaStore;
  files: FileStore;
  maker: MediaMaker;
  limits: PlanLimits;
  toHash: (bytes: Uint8Array) => string;
  makeId: () => string;
}) {
  /**
   * The row comes first. Whoever ends the process in between leaves a row that is on no card and goes after a day, never a
   * file that nobody knows of.
   */
  async function keep(owner: OwnerId, sha256: string, made: MadeMedia): Promise<UploadedMedia> {
    const kept = await store.transaction(async ({ media, holdings, plans }) => {
      await holdings.lock(owner);
      const known = await media.takeUp(owner, sha256);
      if (known) {
        return known;
      }
      const bytes = made.bytes.length;
      await limits.refuseMedia({ holdings, plans }, owner, bytes);
      return media.insert(owner, { ...made, id: makeId(), sha256, bytes });
    });
    await files.put(kept.mediaId, made.bytes);
    return kept;
  }

  return {
    async upload(owner: OwnerId, upload: Uint8Array): Promise<UploadedMedia> {
      const sha256 = toHash(upload);
      const known = await store.media.takeUp(owner, sha256);
      // A row alone may be left from an upload that broke off.
      return known && (await files.has(known.mediaId))
        ? known
        : keep(owner, sha256, await maker.make(upload));
    },

    async read(reader: OwnerId, mediaId: string): Promise<MediaFile> {
      const team = await findStudyTeam(store.teams, reader);
      return toFile(files, await store.media.findReadable({ owner: reader, team }, mediaId));
    },

    /** What stands on the cards of somebody else, for copies of them: its own id by the id there. */
    async copy(
      owner: OwnerId,
      author: OwnerId,
      mediaIds: Iterable<string>,
    ): Promise<Map<string, string>> {
      const copies = new Map<string, string>();
      for (const mediaId of new Set(mediaIds)) {
        const source = await store.media.find(author, mediaId);
        const bytes = source && (await files.get(mediaId));
        if (bytes) {
          const copy =
            owner === author ? source : await keep(owner, source.sha256, { ...source, bytes });
          copies.set(mediaId, copy.mediaId);
        }
      }
      return copies;
    },

    /** The file goes first: a row without one is found again, a file without a row would not be. */
    async purgeUnused() {
      await store.media.loseUnused(UNUSED_HOURS);
      let lost: string[];
      do {
        lost = await store.media.listLost(LOST_AT_ONCE);
        for (const mediaId of lost) {
          await files.delete(mediaId);
        }
        await store.media.removeLost(lost);
      } while (lost.length === LOST_AT_ONCE);
    },
  };
}

/** Read once it is known that the caller has not got it already. */
export function toFile(files: FileStore, kept: KeptMedia | undefined): MediaFile {
  if (!kept) {
    throw mediaNotFound();
  }
  return {
    type: kept.mime,
    tag: kept.mediaId,
    async read() {
      const bytes = await files.get(kept.mediaId);
      if (!bytes) {
        throw mediaNotFound();
      }
      return bytes;
    },
  };
}

/** What is somebody else's answers like what is missing, so that ids cannot be probed. */
export function mediaNotFound(): AppError {
  return new AppError('not_found', STUDY_MESSAGES.mediaNotFound);
}
