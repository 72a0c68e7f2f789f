import { parentPort, workerData } from 'node:worker_threads';
import { extract } from '../extract';
import { ExtractionError } from '../extraction-error';
import { extractionError } from '../extraction-messages';
import type { ExtractOptions, PageRecogniser } from '../extract-options';
import { detectFormat } from '../detect-format';
import type { ThreadAnswer, ThreadTask } from './thread-messages';

// Only `extractInThread` starts this file, with a task as the data.
const { bytes, fileName } = workerData as ThreadTask;

let recogniser: PageRecogniser | undefined;
try {
  const pdfOptions = detectFormat(bytes, 'pdf') === 'pdf' ? await loadPdfOptions() : {};
  recogniser = pdfOptions.recogniser;
  const document = await extract(bytes, fileName, {
    ...pdfOptions,
    onProgress: (progress) => post({ progress }),
  });
  post({ document });
} catch (error) {
  const { code, message } =
    error instanceof ExtractionError ? error : extractionError('corrupt', error);
  post({ fault: { code, message } });
} finally {
  recogniser?.close();
}

/** Only PDFs need them, and they take long to load. */
async function loadPdfOptions(): Promise<Pick<ExtractOptions, 'recogniser' | 'readPdfData'>> {
  const { createNodeRecogniser } = await import('../ocr/node-recogniser');
  const { readPdfData } = await import('../pdf/pdfjs/node-pdf-data');
  return { recogniser: createNodeRecogniser(), readPdfData };
}

function post(answer: ThreadAnswer): void {
  parentPort?.postMessage(answer, []);
}
