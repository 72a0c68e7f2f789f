import { phraseWords } from '../../reading/compare-phrases';
import type { ReadDocument } from '../../reading/read-document';
import type { VietnameseReader } from '../words/read-words';
import type { Draft } from '../../cards/draft';
import { draftBlanks } from '../blanks/draft-blanks';
import { draftDefined } from './draft-defined';
import { isReport, isReportCard } from './news-report';
import { draftExplained } from './draft-explained';

/** So many definitions, and so large a share of all sentences, make a text a glossary; list items need fewer. */
const GLOSSARY = { least: 5, ofItems: 0.3, ofAll: 0.5 };

/** Drafts of a Vietnamese text: what it defines, what it explains in passing, and sentences with a blank. */
export function draftVietnameseCards(
  document: ReadDocument,
  emphasis: readonly string[],
  reader: VietnameseReader,
): Draft[] {
  const defined = draftDefined(document, emphasis, reader);
  if (isGlossary(document, defined)) {
    return defined.map((draft) => ({ ...draft, origin: 'glossary' }));
  }
  const terms = new Set(defined.map(({ card }) => phraseWords(card.term).join(' ')));
  const explained = draftExplained(document, emphasis, reader).filter(
    ({ card }) => !terms.has(phraseWords(card.term).join(' ')),
  );
  const cut = [...defined, ...explained];
  const blanks = draftBlanks(document, {
    emphasis,
    explained: cut.map(({ card }) => card.term),
    reader,
  });
  return [...(isReport(document) ? cut.filter(({ card }) => isReportCard(card)) : cut), ...blanks];
}

/** Statutes, glossaries and the boxes of textbooks say themselves what their terms are. */
function isGlossary({ sentences }: ReadDocument, drafts: readonly Draft[]): boolean {
  const items = drafts.filter(({ origin }) => origin === 'defined-item').length;
  const isMost = (count: number, share: number) =>
    count >= GLOSSARY.least && count >= sentences.length * share;
  return isMost(items, GLOSSARY.ofItems) || isMost(drafts.length, GLOSSARY.ofAll);
}
