import type { DropReason, Language } from '@scholar/contract';
import type { Card, CardsDraft, Section } from '../engine';
import { findPlace } from '../reading/find-place';
import type { ReadDocument } from '../reading/read-document';
import { createDuplicateFinder } from './gates';
import { findSections } from './sections';

export type ScoredCard = {
  card: Card;
  score: number;
  /** The probability that a student keeps the card; one without it is as sure as they get. */
  confidence?: number;
};

/** From here on a card is shown selected; below it, as 'maybe'. */
export const SURE = 0.75;

/** How much a section's earlier cards count against its next one. */
const CROWDING = 0.5;
/** More sections without a card than anybody reads are counted, not listed. */
const LISTED_MAX = 50;

/** Of the drafts, best first, those that pass every check, spread over the document. */
export function chooseCards(
  document: ReadDocument,
  drafts: readonly ScoredCard[],
  {
    count,
    language,
    faultOf,
    isDuplicate = createDuplicateFinder(),
    refused = new Map(),
  }: {
    count: number;
    /** Of the cards. */
    language: Language | undefined;
    faultOf: (card: Card) => DropReason | undefined;
    isDuplicate?: (card: Card) => boolean;
    /** What was left out before it became a draft. */
    refused?: ReadonlyMap<DropReason, number>;
  },
): CardsDraft {
  const sections = findSections(document);
  const dropped = new Map(refused);
  const good = drafts.filter(({ card }) => {
    const fault = faultOf(card) ?? (isDuplicate(card) ? 'duplicate' : undefined);
    if (fault) {
      dropped.set(fault, (dropped.get(fault) ?? 0) + 1);
    }
    return !fault;
  });
  const isSure = ({ confidence = 1 }: ScoredCard) => confidence >= SURE;
  const cards = inOrder(spread(good.filter(isSure), sections, count));
  const doubtful = good.filter((draft) => !isSure(draft));
  return {
    cards,
    maybe: inOrder(spread(doubtful, sections, count)),
    language,
    coverage: coverageOf(sections, cards, count),
    dropped: Array.from(dropped, ([reason, times]) => ({ reason, count: times })),
  };
}

function inOrder(cards: readonly Card[]): Card[] {
  return cards.toSorted((a, b) => a.source.start - b.source.start);
}

/** Best cards first, but each further card of a section has to be a little better. */
function spread(
  drafts: readonly ScoredCard[],
  sections: readonly Section[],
  count: number,
): Card[] {
  const taken = new Map<Section | undefined, number>();
  const rest = drafts.map(({ card, score }) => ({
    card,
    score,
    section: sectionOf(card, sections),
  }));
  const chosen: Card[] = [];
  while (chosen.length < count && rest.length > 0) {
    let best = 0;
    let bestScore = -Infinity;
    rest.forEach(({ score, section }, index) => {
      const crowd = Math.log2(1 + (taken.get(section) ?? 0));
      if (score - CROWDING * crowd > bestScore) {
        bestScore = score - CROWDING * crowd;
        best = index;
      }
    });
    const [next] = rest.splice(best, 1);
    if (next) {
      chosen.push(next.card);
      taken.set(next.section, (taken.get(next.section) ?? 0) + 1);
    }
  }
  return chosen;
}

function sectionOf({ source }: Card, sections: readonly Section[]): Section | undefined {
  return sections[findPlace(sections, source.start)];
}

/** With fewer cards asked for than there are sections, only so many can be missing: the longest. */
function coverageOf(
  sections: readonly Section[],
  cards: readonly Card[],
  asked: number,
): CardsDraft['coverage'] {
  const covered = new Set(cards.map((card) => sectionOf(card, sections)));
  const bare = sections.filter((section) => !covered.has(section));
  const withCards = sections.length - bare.length;
  const missing = Math.max(0, Math.min(sections.length, asked) - withCards);
  const withoutCards = bare
    .toSorted((a, b) => b.end - b.start - (a.end - a.start))
    .slice(0, missing)
    .toSorted((a, b) => a.start - b.start)
    .slice(0, LISTED_MAX);
  return { sections: sections.length, withCards, missing, withoutCards };
}
