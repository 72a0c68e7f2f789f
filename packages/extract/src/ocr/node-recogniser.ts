import { createCanvas, loadImage } from '@napi-rs/canvas';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { PageRecogniser } from '../extract-options';
import type { CreateHeifLibrary } from '../heic/heic';
import { createRecogniser } from './create-recogniser';
import { findCoreVariant, type CreateCore } from './tesseract';

/** Recognition in Node, with the files of the installed packages. */
export function createNodeRecogniser(): PageRecogniser {
  const require = createRequire(import.meta.url);
  return createRecogniser({
    async loadCore() {
      const name = `tesseract.js-core/tesseract-core-${findCoreVariant()}`;
      // The package has no types; CreateCore says what is used of it.
      const createCore = require(`${name}.js`) as CreateCore;
      const wasmBinary = await readFile(require.resolve(`${name}.wasm`));
      return createCore({ wasmBinary, print: ignore, printErr: ignore });
    },
    async loadLanguage(language) {
      const file = `@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`;
      return promisify(gunzip)(await readFile(require.resolve(file)));
    },
    createCanvas,
    decodePicture: loadImage,
    async loadHeif() {
      // The package has types for its insides only; CreateHeifLibrary says what is used of it.
      const createLibrary = require('libheif-js/libheif-wasm/libheif.js') as CreateHeifLibrary;
      const wasmBinary = await readFile(require.resolve('libheif-js/libheif-wasm/libheif.wasm'));
      return createLibrary({ wasmBinary, print: ignore, printErr: ignore });
    },
  });
}

/** Tesseract talks about its parameters; nobody listens. */
function ignore() {}
