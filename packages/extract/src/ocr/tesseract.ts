/** Tesseract compiled to WebAssembly. Its calls block the thread. */
export type TesseractCore = {
  FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
  TessBaseAPI: new () => TesseractReader;
  OEM_LSTM_ONLY: number;
};

export type TesseractReader = {
  Init(folder: string | null, languages: string, engine: number): number;
  /** Reads the picture from the file `/input`; the arguments are ways of turning it. */
  SetImageFile(orientation: number, angle: number): number;
  Recognize(monitor: null): number;
  MeanTextConf(): number;
  /** One line for every word, with its place in the page's structure and its confidence. */
  GetTSVText(page: number): string;
  Clear(): void;
  End(): void;
};

export type CreateCore = (options: {
  wasmBinary: Uint8Array;
  print: (line: string) => void;
  printErr: (line: string) => void;
}) => Promise<TesseractCore>;

/** The same program for engines of different age; the newer the faster. */
export type CoreVariant = 'relaxedsimd-lstm' | 'simd-lstm' | 'lstm';

const WASM_HEADER = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
/** One type, a function without arguments that gives a vector, and one function of it. */
const ONE_VECTOR_FUNCTION = [1, 5, 1, 0x60, 0, 1, 0x7b, 3, 2, 1, 0];
/** i8x16.popcnt of a splat. */
const SIMD_CODE = [10, 10, 1, 8, 0, 0x41, 0, 0xfd, 15, 0xfd, 98, 11];
/** i8x16.relaxed_swizzle of two splats. */
const RELAXED_CODE = [10, 15, 1, 13, 0, 0x41, 1, 0xfd, 15, 0x41, 2, 0xfd, 15, 0xfd, 0x80, 2, 11];

export function findCoreVariant(): CoreVariant {
  if (runs(RELAXED_CODE)) {
    return 'relaxedsimd-lstm';
  }
  return runs(SIMD_CODE) ? 'simd-lstm' : 'lstm';
}

function runs(code: number[]): boolean {
  return WebAssembly.validate(new Uint8Array([...WASM_HEADER, ...ONE_VECTOR_FUNCTION, ...code]));
}
