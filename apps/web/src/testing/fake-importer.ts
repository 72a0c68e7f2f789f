import { EXTRACTION_MESSAGES, ExtractionError, type ExtractionFault } from '@scholar/extract';
import type { ExtractionProgress } from '@scholar/extract';
import {
  type ImportedFile,
  type Importer,
  NO_SOURCE,
  type SourceDocument,
} from '../features/import-document/public';

/** An importer that does what the test says, when the test says it. */
export function createFakeImporter() {
  const runs: {
    file: File;
    signal: AbortSignal;
    progress: (progress: ExtractionProgress) => void;
    finish: (source: Partial<SourceDocument>, told?: Partial<ImportedFile>) => void;
    fail: (fault: ExtractionFault | 'unknown') => void;
  }[] = [];

  const importer: Importer = (file, { signal, onProgress }) =>
    new Promise<ImportedFile>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(errorOf('cancelled')));
      runs.push({
        file,
        signal,
        progress: onProgress,
        finish: (source, told) =>
          resolve({
            source: { ...NO_SOURCE, file: { name: file.name, pages: 0 }, ...source },
            isCut: false,
            recognisedPages: [],
            emptyPages: [],
            picturePages: [],
            ...told,
          }),
        fail: (fault) => reject(fault === 'unknown' ? new Error('crash') : errorOf(fault)),
      });
    });

  return {
    importer,
    runs,
    /** The import that was started last. */
    last() {
      const run = runs.at(-1);
      if (!run) {
        throw new Error('No import was started.');
      }
      return run;
    },
  };
}

function errorOf(fault: ExtractionFault): ExtractionError {
  return new ExtractionError(fault, EXTRACTION_MESSAGES[fault]);
}
