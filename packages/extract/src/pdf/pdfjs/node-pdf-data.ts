import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Files of the installed PDF.js: 'cmaps/…', 'wasm/…'. */
export async function readPdfData(path: string): Promise<Uint8Array> {
  const require = createRequire(import.meta.url);
  return new Uint8Array(await readFile(require.resolve(`pdfjs-dist/${path}`)));
}
