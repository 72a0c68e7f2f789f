import type { ImportedSet } from '@scholar/contract';
import { type CardFile, openDeckMedia } from '@scholar/extract';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../../lib/api/api-context';
import type { CardsGiven } from '../read/card-port';
import { createDeckMedia } from '../read/deck-media';
import { listMediaIds, putMedia, sendMedia } from './send-media';

export type MediaProgress = { done: number; total: number };

/** Sends the pictures and sounds of a deck before its cards are brought. */
export function useDeckMedia(read: CardFile, given: CardsGiven) {
  const api = useApi();
  const [progress, setProgress] = useState<MediaProgress>();
  // Kept for another try: what is there already is not sent again.
  const [ids] = useState(() => new Map<string, string>());
  const abortRef = useRef<AbortController>(undefined);
  useEffect(() => () => abortRef.current?.abort(), []);

  async function send(sets: readonly ImportedSet[]) {
    const mediaIds = listMediaIds(sets);
    if (mediaIds.length === 0 || read.kind !== 'deck' || !('file' in given)) {
      return { sets: [...sets], refused: 0, overLimit: 0, lost: 0 };
    }
    const abort = new AbortController();
    abortRef.current = abort;
    setProgress({ done: 0, total: mediaIds.length });
    try {
      const { nameOf } = createDeckMedia(read.deck);
      const media = await openDeckMedia(new Uint8Array(await given.file.arrayBuffer()));
      const byName = new Map(media.map((each) => [each.name, each]));
      const unsent = await sendMedia(api, mediaIds, {
        read: (mediaId) => readSafely(() => byName.get(nameOf(mediaId) ?? '')?.bytes()),
        ids,
        onProgress: (done, total) => setProgress({ done, total }),
        signal: abort.signal,
        wait: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000)),
      });
      return { ...putMedia(sets, ids), ...unsent };
    } finally {
      setProgress(undefined);
    }
  }

  return { send, progress };
}

/** A damaged picture stays behind alone. */
function readSafely(unpack: () => Uint8Array | undefined): Uint8Array | undefined {
  try {
    return unpack();
  } catch {
    return undefined;
  }
}
