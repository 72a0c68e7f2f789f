import { readSqlWasm } from '@scholar/extract/browser';
import { writeAnkiDeck, writeCsv, writeMarkdown, writeQuizletText } from '@scholar/exports';
import type { ExportOrder, ExportReport } from './export-port';

self.addEventListener('message', ({ data }: MessageEvent<ExportOrder>) => {
  void write(data).then(
    (content) => report({ kind: 'done', content }),
    () => report({ kind: 'failed' }),
  );
});

async function write({ format, library, utcOffset, origin }: ExportOrder): Promise<BlobPart> {
  switch (format) {
    case 'anki': {
      const options = { now: new Date(), utcOffset, origin, wasm: await readSqlWasm() };
      return new Uint8Array(await writeAnkiDeck(library, options));
    }
    case 'csv':
      return writeCsv(library);
    case 'quizlet':
      return writeQuizletText(library);
    case 'markdown':
      return writeMarkdown(library);
  }
}

function report(said: ExportReport): void {
  self.postMessage(said, { transfer: [] });
}
