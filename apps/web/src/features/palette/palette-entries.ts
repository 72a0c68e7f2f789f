import { foldForSearch } from '@scholar/contract';
import type { ReactNode } from 'react';

/** Something that the palette finds: an address, or something that is done at once. */
export type PaletteEntry = {
  id: string;
  label: string;
  note?: string | undefined;
  /** Label and note are texts of a card, with signs and formulas to be drawn. */
  isRich?: boolean;
  icon: ReactNode;
} & ({ to: string } | { onSelect: () => void });

export type PaletteGroup = { id: string; label: string; entries: readonly PaletteEntry[] };

/** Every typed word begins a word of the label, in any spelling. */
export function findEntries(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const words = toWords(typed);
  return entries.filter(({ label }) => {
    const labelWords = toWords(label);
    return words.every((word) => labelWords.some((other) => other.startsWith(word)));
  });
}

function toWords(text: string): string[] {
  return foldForSearch(text).split(/\s+/).filter(Boolean);
}
