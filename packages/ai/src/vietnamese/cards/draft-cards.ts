import { phraseWords } from '../../reading/compare-phrases';
import type { ReadDocument } from '../../reading/read-document';
import type { VietnameseReader } from '../words/read-words';
import type { ScoredCard } from '../../cards/choose-cards';
import { draftDefined } from './draft-defined';
import { isReport, isReportCard } from './news-report';
import { draftExplained } from './draft-explained';

/** Set by hand after reading, not fitted: which cards are shown selected, and which come first. */
const CONFIDENCE = { defined: 0.75, explained: 0.5 };
/** So many definitions in list items, and so large a share of all, make a text a glossary. */
const GLOSSARY = { items: 5, share: 0.5 };

/** Cards of a Vietnamese text, best first: what it defines, then what it explains in passing. */
export function draftVietnameseCards(
  document: ReadDocument,
  emphasis: readonly string[],
  reader: VietnameseReader,
): ScoredCard[] {
  const defined = draftDefined(document, emphasis, reader).map((draft) => ({
    ...draft,
    confidence: CONFIDENCE.defined,
  }));
  if (isGlossary(defined)) {
    return defined.toSorted((a, b) => b.score - a.score);
  }
  const terms = new Set(defined.map(({ card }) => phraseWords(card.term).join(' ')));
  const explained = draftExplained(document, emphasis, reader)
    .filter(({ card }) => !terms.has(phraseWords(card.term).join(' ')))
    .map((draft) => ({ ...draft, confidence: CONFIDENCE.explained }));
  const all = [...defined, ...explained].toSorted((a, b) => b.score - a.score);
  return isReport(document) ? all.filter(({ card }) => isReportCard(card)) : all;
}

/** Statutes and glossaries say themselves what their terms are. */
function isGlossary(cards: readonly { isItem: boolean }[]): boolean {
  const items = cards.filter(({ isItem }) => isItem);
  return items.length >= GLOSSARY.items && items.length >= cards.length * GLOSSARY.share;
}
