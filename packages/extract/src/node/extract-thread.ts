import { parentPort, workerData } from 'node:worker_threads';
import { extract } from '../extract';
import { ExtractionError } from '../extraction-error';
import { extractionError } from '../extraction-messages';
import type { ExtractOptions, PageRecogniser } from '../extract-options';
import type { ExtractedDocument } from '../extracted-document';
import { detectFormat } from '../detect-format';
import { findEnding } from '../file-endings';
import { readCards } from '../read-cards';
import { readSqlWasm } from './node-sql-wasm';
import type { ThreadAnswer, ThreadTask } from './thread-messages';

// Only `runThread` starts this file, with a task as the data.
const { bytes, fileName, wants } = workerData as ThreadTask;

let recogniser: PageRecogniser | undefined;
try {
  const result =
    wants === 'document' ? await readDocument() : await readCards(bytes, fileName, { readSqlWasm });
  post({ result });
} catch (error) {
  const { code, message } =
    error instanceof ExtractionError ? error : extractionError('corrupt', error);
  post({ fault: { code, message } });
} finally {
  recogniser?.close();
}

async function readDocument(): Promise<ExtractedDocument> {
  const format = detectFormat(bytes, findEnding(fileName) ?? 'pdf');
  const readers = format === 'pdf' || format === 'picture' ? await loadPageReaders() : {};
  recogniser = readers.recogniser;
  return extract(bytes, fileName, {
    ...readers,
    onProgress: (progress) => post({ progress }),
  });
}

/** Only PDFs and pictures need them, and they take long to load. */
async function loadPageReaders(): Promise<Pick<ExtractOptions, 'recogniser' | 'readPdfData'>> {
  const { createNodeRecogniser } = await import('../ocr/node-recogniser');
  const { readPdfData } = await import('../pdf/pdfjs/node-pdf-data');
  return { recogniser: createNodeRecogniser(), readPdfData };
}

function post(answer: ThreadAnswer): void {
  parentPort?.postMessage(answer, []);
}
