import { extract, EXTRACTION_MESSAGES, ExtractionError } from '@scholar/extract';
import { createRecogniser, readPdfData } from '@scholar/extract/browser';
import type { WorkerReport } from './import-port';
import { toImportedFile } from './to-imported-file';

self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  void importFile(data).then(report);
});

async function importFile(file: File): Promise<WorkerReport> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const document = await extract(bytes, file.name, {
      recogniser: createRecogniser(),
      readPdfData,
      onProgress: (progress) => report({ kind: 'progress', progress }),
    });
    return { kind: 'done', imported: toImportedFile(file.name, document) };
  } catch (error) {
    // Any other error means that the file was changed or removed while it was read.
    return error instanceof ExtractionError
      ? { kind: 'failed', code: error.code, message: error.message }
      : { kind: 'failed', code: 'corrupt', message: EXTRACTION_MESSAGES.corrupt };
  }
}

function report(said: WorkerReport): void {
  self.postMessage(said, { transfer: [] });
}
