import engData from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import vieData from '@tesseract.js-data/vie/4.0.0_best_int/vie.traineddata.gz?url';
import heifUrl from 'libheif-js/libheif-wasm/libheif.wasm?url';
import plainCore from 'tesseract.js-core/tesseract-core-lstm.wasm?url';
import relaxedSimdCore from 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm?url';
import simdCore from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';
import type { PageRecogniser } from '../extract-options';
import { createBrowserRecogniser } from '../ocr/browser-recogniser';

/** Recognition with files that the bundler puts beside the app, so that they come from its server. */
export function createRecogniser(): PageRecogniser {
  return createBrowserRecogniser({
    coreUrls: { 'relaxedsimd-lstm': relaxedSimdCore, 'simd-lstm': simdCore, lstm: plainCore },
    heifUrl,
    dataUrls: { eng: engData, vie: vieData },
  });
}
