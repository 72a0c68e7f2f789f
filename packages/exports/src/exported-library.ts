import type { ExportedCard } from '@scholar/contract';

export type ExportedSet = { title: string; cards: ExportedCard[] };
export type ExportedLibrary = { sets: ExportedSet[] };
