import type { ExtractedDocument } from '@scholar/extract';
import { countUtf8Bytes, DOCUMENT_MAX_BYTES } from '@scholar/contract';
import { toEmphasisTerms } from './emphasis-terms';
import type { ImportedFile } from './import-port';

/** A text is cut at the end of a paragraph, unless more than this would be lost. */
const PARAGRAPH_MAX = 20_000;

/** Runs in the worker, because a book of 20 MB would freeze the page. */
export function toImportedFile(name: string, document: ExtractedDocument): ImportedFile {
  const end = findEnd(document.text);
  const emphasis = document.emphasis.filter((run) => run.end <= end);
  return {
    source: {
      // A text area turns every line break into \n, and passages are counted in its text.
      text: document.text.slice(0, end).replaceAll(/\r\n?/g, '\n'),
      file: { name, pages: document.pages },
      saved: null,
      ...toEmphasisTerms({ text: document.text, emphasis }),
    },
    isCut: end < document.text.length,
    recognisedPages: document.recognisedPages,
    emptyPages: document.emptyPages,
    picturePages: document.picturePages,
  };
}

function findEnd(text: string): number {
  if (countUtf8Bytes(text) <= DOCUMENT_MAX_BYTES) {
    return text.length;
  }
  let end = 0;
  let bytes = 0;
  for (const character of text) {
    bytes += countUtf8Bytes(character);
    if (bytes > DOCUMENT_MAX_BYTES) {
      break;
    }
    end += character.length;
  }
  const paragraph = text.lastIndexOf('\n\n', end);
  return end - paragraph <= PARAGRAPH_MAX ? paragraph : end;
}
