import type { ExportedCard } from '@scholar/contract';

export type ExportedSet = { title: string; cards: ExportedCard[] };
export type ExportedLibrary = {
  sets: ExportedSet[];
  /** Files of pictures and sounds by their ids; what is missing is left out. */
  media?: ReadonlyMap<string, { mime: string; bytes: Uint8Array }>;
};
