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

export type Choice = {
  count: number;
  /** Of the cards. */
  language: Language | undefined;
  faultOf: (card: Card) => DropReason | undefined;
  isDuplicate?: (card: Card) => boolean;
  /** What was left out before it became a draft. */
  refused?: ReadonlyMap<DropReason, number>;
};

/** Of the drafts, best first, those that pass every check, spread over the document. */
export function chooseCards(
  document: ReadDocument,
  drafts: readonly ScoredCard[],
  choice: Choice,
): CardsDraft {
  const chooser = createChooser(document, choice);
  chooser.add(drafts);
  return chooser.finish();
}

/** Chooses among drafts that are found one after the other. */
export function createChooser(
  document: ReadDocument,
  { count, language, faultOf, isDuplicate = createDuplicateFinder(), refused = new Map() }: Choice,
) {
  const sections = findSections(document);
  const dropped = new Map(refused);
  const sure = createSpreader(sections);
  const doubtful: ScoredCard[][] = [];

  function passes({ card }: ScoredCard): boolean {
    const fault = faultOf(card) ?? (isDuplicate(card) ? 'duplicate' : undefined);
    if (fault) {
      dropped.set(fault, (dropped.get(fault) ?? 0) + 1);
    }
    return !fault;
  }

  return {
    /** Drafts, best first. */
    add(drafts: readonly ScoredCard[]) {
      drafts.filter(isSure).filter(passes).forEach(sure.add);
      // Of two about one thing the sure one stays, also where it comes later.
      doubtful.push(drafts.filter((draft) => !isSure(draft)));
    },
    /**
     * Chooses up to `most` cards in all before everything is added. The further ones come out of what was
     * added since the last were chosen, so that no part gets more than its share.
     */
    settle(most: number): Card[] {
      return inOrder(sure.takeFresh(Math.min(most, count)));
    },
    finish(): CardsDraft {
      const cards = inOrder(sure.takeAll(count));
      const maybe = createSpreader(sections);
      inTurns(doubtful).filter(passes).forEach(maybe.add);
      return {
        cards,
        maybe: inOrder(maybe.takeAll(count)),
        language,
        coverage: coverageOf(sections, cards, count),
        dropped: Array.from(dropped, ([reason, times]) => ({ reason, count: times })),
      };
    },
  };
}

function isSure({ confidence = 1 }: ScoredCard): boolean {
  return confidence >= SURE;
}

function inOrder(cards: readonly Card[]): Card[] {
  return cards.toSorted((a, b) => a.source.start - b.source.start);
}

type Placed = ScoredCard & { section: Section | undefined };

/** Best cards first, but each further card of a section has to be a little better. */
function createSpreader(sections: readonly Section[]) {
  const crowds = new Map<Section | undefined, number>();
  const taken: Card[] = [];
  /** Those that came since the last was taken, and what was left each time. */
  let fresh: Placed[] = [];
  const left: Placed[][] = [];

  function take(from: Placed[], most: number) {
    while (taken.length < most && from.length > 0) {
      let best = 0;
      let bestScore = -Infinity;
      from.forEach(({ score, section }, index) => {
        const crowd = Math.log2(1 + (crowds.get(section) ?? 0));
        if (score - CROWDING * crowd > bestScore) {
          bestScore = score - CROWDING * crowd;
          best = index;
        }
      });
      const [next] = from.splice(best, 1);
      if (next) {
        taken.push(next.card);
        crowds.set(next.section, (crowds.get(next.section) ?? 0) + 1);
      }
    }
  }

  return {
    add(draft: ScoredCard) {
      fresh.push({ ...draft, section: sectionOf(draft.card, sections) });
    },
    /** So many in all, the further ones out of those that came since the last was taken. */
    takeFresh(most: number): Card[] {
      const before = taken.length;
      take(fresh, most);
      if (taken.length > before) {
        left.push(fresh);
        fresh = [];
      }
      return taken.slice(before);
    },
    takeAll(most: number): Card[] {
      // Of equally good ones the first is taken: in turns, or all would come from the first pages.
      take(inTurns([...left, fresh]), most);
      return taken;
    },
  };
}

/** The first of each group, then the second of each. */
function inTurns<T>(groups: readonly T[][]): T[] {
  const longest = Math.max(...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    groups.flatMap((group) => group.slice(at, at + 1)),
  ).flat();
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
