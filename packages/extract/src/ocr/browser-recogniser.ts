import type { PageRecogniser } from '../extract-options';
import type { CreateHeifLibrary } from '../heic/heic';
import { createRecogniser, type Language } from './create-recogniser';
import { findCoreVariant, type CoreVariant, type CreateCore } from './tesseract';

type RecogniserFiles = {
  /** Addresses of the WebAssembly files. */
  coreUrls: Record<CoreVariant, string>;
  /** Addresses of the packed training data. */
  dataUrls: Record<Language, string>;
  /** Address of the WebAssembly file that decodes photos of iPhones. */
  heifUrl: string;
};

const CORES: Record<CoreVariant, () => Promise<{ default: CreateCore }>> = {
  // @ts-expect-error The package has no types; CreateCore says what is used of it.
  'relaxedsimd-lstm': () => import('tesseract.js-core/tesseract-core-relaxedsimd-lstm.js'),
  // @ts-expect-error As above.
  'simd-lstm': () => import('tesseract.js-core/tesseract-core-simd-lstm.js'),
  // @ts-expect-error As above.
  lstm: () => import('tesseract.js-core/tesseract-core-lstm.js'),
};

async function loadHeifCode(): Promise<CreateHeifLibrary> {
  const code: { default: unknown } = await import('libheif-js/libheif-wasm/libheif.js');
  // The package has types for its insides only; CreateHeifLibrary says what is used of it.
  return code.default as CreateHeifLibrary;
}

/** Recognition in a web worker; everything comes from the addresses given, when it is needed. */
export function createBrowserRecogniser({
  coreUrls,
  dataUrls,
  heifUrl,
}: RecogniserFiles): PageRecogniser {
  return createRecogniser({
    async loadCore() {
      const variant = findCoreVariant();
      const [{ default: createCore }, response] = await Promise.all([
        CORES[variant](),
        fetchFile(coreUrls[variant]),
      ]);
      const wasmBinary = new Uint8Array(await response.arrayBuffer());
      return createCore({ wasmBinary, print: ignore, printErr: ignore });
    },
    async loadLanguage(language) {
      const response = await fetchFile(dataUrls[language]);
      const unpacked = response.body?.pipeThrough(new DecompressionStream('gzip'));
      return new Uint8Array(await new Response(unpacked).arrayBuffer());
    },
    async loadHeif() {
      const [createLibrary, response] = await Promise.all([loadHeifCode(), fetchFile(heifUrl)]);
      const wasmBinary = new Uint8Array(await response.arrayBuffer());
      return createLibrary({ wasmBinary, print: ignore, printErr: ignore });
    },
    createCanvas: (width, height) => new OffscreenCanvas(width, height),
    decodePicture: (bytes) => createImageBitmap(new Blob([new Uint8Array(bytes)])),
  });
}

async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}.`);
  }
  return response;
}

/** Tesseract talks about its parameters; nobody listens. */
function ignore() {}
