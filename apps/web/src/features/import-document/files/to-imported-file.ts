import type { ExtractedDocument } from '@scholar/extract';
import { countUtf8Bytes, DOCUMENT_MAX_BYTES } from '@scholar/contract';
import { toEmphasisTerms } from './emphasis-terms';
import type { ImportedFile } from './import-port';

/** A paragraph that is cut in two still reads; one longer than this is no paragraph. */
const PARAGRAPH_MAX = 20_000;

/** What the screen takes of a file. Runs in the worker: a book of 20 MB would freeze the page. */
export function toImportedFile(name: string, document: ExtractedDocument): ImportedFile {
  const end = findEnd(document.text);
  const emphasis = document.emphasis.filter((run) => run.end <= end);
  return {
    source: {
      // A text area knows one kind of line break only, and passages are counted in what it holds.
      text: document.text.slice(0, end).replaceAll(/\r\n?/g, '\n'),
      file: { name, pages: document.pages },
      saved: null,
      ...toEmphasisTerms({ text: document.text, emphasis }),
    },
    isCut: end < document.text.length,
  };
}

/** Where the text has to end to be accepted by the calls, at the end of a paragraph where one is near. */
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
