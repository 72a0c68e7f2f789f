import {
  extract,
  EXTRACTION_MESSAGES,
  ExtractionError,
  hasCards,
  readCards,
  recognisePairs,
} from '@scholar/extract';
import { readSqlWasm } from '@scholar/extract/browser';
import type { CardsReport, CardsTask, ReadOptions } from './card-port';

self.addEventListener('message', ({ data }: MessageEvent<CardsTask>) => {
  void read(data).then((report) => self.postMessage(report, { transfer: [] }));
});

async function read({ given, options }: CardsTask): Promise<CardsReport> {
  try {
    if ('text' in given) {
      return readList(given.text, options);
    }
    const bytes = new Uint8Array(await given.file.arrayBuffer());
    if (!hasCards(bytes, given.file.name)) {
      return readList((await extract(bytes, given.file.name)).text, options);
    }
    return {
      kind: 'done',
      read: await readCards(bytes, given.file.name, { readSqlWasm, ...options }),
    };
  } catch (error) {
    // Any other error means that the file was changed or removed while it was read.
    return error instanceof ExtractionError
      ? { kind: 'failed', code: error.code, message: error.message }
      : fault('corrupt');
  }
}

function readList(text: string, { pairs }: ReadOptions): CardsReport {
  const list = recognisePairs(text, pairs);
  return list ? { kind: 'done', read: { kind: 'list', list } } : fault('no_cards');
}

function fault(code: 'no_cards' | 'corrupt'): CardsReport {
  return { kind: 'failed', code, message: EXTRACTION_MESSAGES[code] };
}
