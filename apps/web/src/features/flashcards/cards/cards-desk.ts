import type { CardProblems } from '../../cards/public';
import type { CardChange } from './batch';

/** What the list of cards needs to know of its screen. */
export type CardsDesk = {
  /** The document the cards were made from. */
  text: string;
  /** The place of the card whose passage is highlighted. */
  active: number | null;
  /** The place of the card that quotes its passage in its foot. */
  quoted: number | null;
  /** The number of the card whose passage the document shows. */
  highlighted: number | undefined;
  isMaybeOpen: boolean;
  /** More cards are on their way. */
  isGrowing: boolean;
  /** By card: what keeps its question or answer from being saved. */
  problems: Record<string, CardProblems>;
  setActive: (place: number) => void;
  setQuoted: (place: number) => void;
  releaseCard: () => void;
  setIsMaybeOpen: (isOpen: boolean) => void;
  changeCard: (id: string, change: CardChange) => void;
  changeMaybe: (id: string, change: CardChange) => void;
};
