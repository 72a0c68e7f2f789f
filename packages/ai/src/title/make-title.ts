import { DEFAULT_SUMMARY } from '@scholar/contract';
import type { Models } from '../models';
import type { ReadDocument } from '../reading/read-document';
import { findKeyPhrase, findLearntPhrases } from './key-phrase';
import { findOwnTitle, TITLE_MAX_CHARACTERS, writeTitle } from './title-line';

/** The document's own title line or heading, else the phrases it is about. */
export function makeTitle(
  document: ReadDocument,
  { models, headings }: { models: Models; headings?: readonly string[] | undefined },
): string {
  const words =
    findOwnTitle(document, headings) ?? inventTitle(document, models) ?? firstWords(document);
  return writeTitle(words, document.plain) || DEFAULT_SUMMARY.name;
}

function inventTitle(document: ReadDocument, models: Models): string | undefined {
  if (document.language === 'en') {
    const phrases = findLearntPhrases(document, models);
    if (phrases.length > 0) {
      return phrases.join(' and ');
    }
  }
  return findKeyPhrase(document);
}

function firstWords({ plain: text }: ReadDocument): string {
  return text.trim().slice(0, TITLE_MAX_CHARACTERS * 2);
}
