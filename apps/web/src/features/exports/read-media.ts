import type { ExportedLibrary } from '@scholar/exports';
import { type Api, isCode } from '../../lib/api/api';
import { readMediaFile } from '../media/public';

const AT_ONCE = 4;

type ReadOptions = {
  signal: AbortSignal;
  onProgress: (progress: { done: number; all: number }) => void;
};

/** The files of all pictures and sounds on the cards; one that is gone is left out. */
export async function readMedia(
  api: Api,
  { sets }: ExportedLibrary,
  { signal, onProgress }: ReadOptions,
): Promise<NonNullable<ExportedLibrary['media']>> {
  const ids = new Set(
    sets.flatMap(({ cards }) =>
      cards.flatMap(({ media = [] }) => media.map(({ mediaId }) => mediaId)),
    ),
  );
  const waiting = [...ids];
  const files = new Map<string, { mime: string; bytes: Uint8Array }>();
  let done = 0;

  async function work(): Promise<void> {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        const file = await readMediaFile(api, id, { signal });
        files.set(id, { mime: file.type, bytes: new Uint8Array(await file.arrayBuffer()) });
      } catch (error) {
        if (!isCode(error, 'not_found')) {
          throw error;
        }
      }
      done += 1;
      onProgress({ done, all: ids.size });
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return files;
}
