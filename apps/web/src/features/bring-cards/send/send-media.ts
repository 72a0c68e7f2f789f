import {
  CARD_SIDES,
  type CardSide,
  type ImportedCard,
  type ImportedSet,
  MEDIA_FILE,
  MEDIA_WORDS,
  mediaEndpoints,
} from '@scholar/contract';
import { type Api, ApiError } from '../../../lib/api/api';

/** The server writes pictures anew, two at a time; a third is on its way meanwhile. */
const AT_ONCE = 3;
const WAIT_SECONDS = 3;
/** How often a server that is busy is asked again. */
const TRIES = 20;

/** What stayed behind. */
type Unsent = {
  /** Too large, or none of the kinds that are taken. */
  refused: number;
  /** More than the plan holds. */
  overLimit: number;
};

type Reader = (mediaId: string) => Uint8Array | undefined;

/** Sends what stands on the cards, a few at a time. Rejects where the server cannot be reached. */
export async function sendMedia(
  api: Api,
  mediaIds: readonly string[],
  {
    read,
    ids,
    onProgress,
    signal,
    wait,
  }: {
    read: Reader;
    /** What the server calls each of them; those that are in it are not sent again. */
    ids: Map<string, string>;
    onProgress: (done: number, total: number) => void;
    signal: AbortSignal;
    wait: (seconds: number) => Promise<void>;
  },
): Promise<Unsent> {
  const waiting = mediaIds.filter((mediaId) => !ids.has(mediaId));
  const total = waiting.length;
  const result: Unsent = { refused: 0, overLimit: 0 };
  let done = 0;

  async function send(mediaId: string): Promise<void> {
    const bytes = read(mediaId);
    if (!bytes || bytes.length > MEDIA_FILE.maxBytes) {
      result.refused += 1;
      return;
    }
    const form = new FormData();
    form.append(MEDIA_FILE.field, new Blob([bytes.slice()]), 'media');
    try {
      const uploaded = await patiently(() =>
        api(mediaEndpoints.upload, {}, { form, signal, isQuiet: true }),
      );
      ids.set(mediaId, uploaded.mediaId);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === 'plan_limit') {
        result.overLimit += 1;
      } else if (code === 'invalid_input' || code === 'too_large') {
        result.refused += 1;
      } else {
        throw error;
      }
    }
  }

  async function patiently<T>(call: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await call();
      } catch (error) {
        const isBusy =
          error instanceof ApiError &&
          (error.code === 'too_many_requests' || error.code === 'unavailable');
        if (!isBusy || attempt === TRIES) {
          throw error;
        }
        await wait(error.retryAfterSeconds ?? WAIT_SECONDS);
      }
    }
  }

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      // Once the plan is full, the others are not sent in vain.
      if (result.overLimit > 0) {
        result.overLimit += 1;
      } else {
        await send(next);
      }
      done += 1;
      onProgress(done, total);
    }
  }

  onProgress(0, total);
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return result;
}

export function listMediaIds(sets: readonly ImportedSet[]): string[] {
  const ids = sets.flatMap(({ cards }) =>
    cards.flatMap(({ media = [] }) => media.map(({ mediaId }) => mediaId)),
  );
  return [...new Set(ids)];
}

/** The sets with what was sent on their cards; a card whose only picture stayed behind stays with it. */
export function putMedia(
  sets: readonly ImportedSet[],
  ids: ReadonlyMap<string, string>,
): { sets: ImportedSet[]; lost: number } {
  let lost = 0;
  const filled = sets.map((set) => ({
    ...set,
    cards: set.cards.flatMap((card) => {
      const put = putOnCard(card, ids);
      lost += put ? 0 : 1;
      return put ?? [];
    }),
  }));
  return { sets: filled.filter(({ cards }) => cards.length > 0), lost };
}

function putOnCard(
  { media, ...card }: ImportedCard,
  ids: ReadonlyMap<string, string>,
): ImportedCard | undefined {
  if (!media) {
    return card;
  }
  const put = media.flatMap((draft) => {
    const mediaId = ids.get(draft.mediaId);
    return mediaId === undefined ? [] : [{ ...draft, mediaId }];
  });
  const isBare = (side: CardSide) =>
    Object.values(MEDIA_WORDS).includes(card[side]) &&
    media.some((draft) => draft.side === side) &&
    !put.some((draft) => draft.side === side);
  return CARD_SIDES.some(isBare) ? undefined : { ...card, ...(put.length > 0 && { media: put }) };
}
