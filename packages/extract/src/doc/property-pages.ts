import type { FileInformation, TableRange } from './file-information';

const PAGE_BYTES = 512;
const RUN_BYTES = 4;

/** Stretches of the file, in order, each with the bytes that describe it. */
export type PropertyRuns = {
  starts: number[];
  ends: number[];
  details: (Uint8Array | undefined)[];
};

/**
 * Word keeps looks on pages of 512 bytes: borders of stretches, then one place on the page for each,
 * `placeBytes` apart. `readDetail` takes what lies there.
 */
export function readPropertyPages(
  document: Uint8Array,
  table: Uint8Array,
  range: TableRange,
  version: FileInformation['version'],
  placeBytes: number,
  readDetail: (page: Uint8Array, place: number) => Uint8Array,
): PropertyRuns {
  const view = new DataView(document.buffer, document.byteOffset, document.byteLength);
  const runs: PropertyRuns = { starts: [], ends: [], details: [] };
  const pages = listPages(table, range, version).slice(0, document.length / PAGE_BYTES);
  for (const number of pages) {
    const offset = number * PAGE_BYTES;
    if (offset + PAGE_BYTES > document.length) {
      continue;
    }
    const page = document.subarray(offset, offset + PAGE_BYTES);
    const count = page[PAGE_BYTES - 1] ?? 0;
    const places = (count + 1) * RUN_BYTES;
    if (places + count * placeBytes > PAGE_BYTES) {
      continue;
    }
    for (let index = 0; index < count; index += 1) {
      const start = view.getUint32(offset + index * RUN_BYTES, true);
      const end = view.getUint32(offset + (index + 1) * RUN_BYTES, true);
      const last = runs.ends.at(-1) ?? 0;
      // Damaged pages overlap or run backwards; the search below needs order.
      if (end > start && start >= last) {
        const place = (page[places + index * placeBytes] ?? 0) * 2;
        runs.starts.push(start);
        runs.ends.push(end);
        runs.details.push(place === 0 ? undefined : readDetail(page, place));
      }
    }
  }
  return runs;
}

function listPages(
  table: Uint8Array,
  range: TableRange,
  version: FileInformation['version'],
): number[] {
  const bytes = table.subarray(range.offset, range.offset + range.length);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const numberBytes = version === 8 ? 4 : 2;
  const count = Math.floor((bytes.length - 4) / (4 + numberBytes));
  const pages: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const position = (count + 1) * 4 + index * numberBytes;
    pages.push(
      numberBytes === 4
        ? view.getUint32(position, true) & 0x3fffff
        : view.getUint16(position, true),
    );
  }
  return pages;
}

/** The stretch that holds this place of the file; when none does, the number of the next one, inverted. */
export function findRun(runs: { starts: number[]; ends: number[] }, offset: number): number {
  let low = 0;
  let high = runs.starts.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if ((runs.ends[middle] ?? 0) <= offset) {
      low = middle + 1;
    } else if ((runs.starts[middle] ?? 0) > offset) {
      high = middle - 1;
    } else {
      return middle;
    }
  }
  return ~low;
}
