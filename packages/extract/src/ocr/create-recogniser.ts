import type { PageCanvas, PageRecogniser } from '../extract-options';
import { darkOnBright, evenLight, level } from './clean-picture';
import {
  cutDensestStrip,
  isBlank,
  toGrey,
  toPnm,
  turnRight,
  type GreyPicture,
} from './grey-picture';
import { decodeHeic, isHeic, type HeifLibrary } from '../heic/heic';
import { drawPicture, toCanvas, type DecodedPicture } from './draw-picture';
import type { TesseractCore, TesseractReader } from './tesseract';
import { toText } from './tesseract-text';

export const LANGUAGES = ['eng', 'vie'] as const;
export type Language = (typeof LANGUAGES)[number];

type Parts = {
  loadCore: () => Promise<TesseractCore>;
  /** The unpacked training data of a language. */
  loadLanguage: (language: Language) => Promise<Uint8Array>;
  createCanvas: (width: number, height: number) => PageCanvas;
  decodePicture: (bytes: Uint8Array) => Promise<DecodedPicture>;
  /** Photos of iPhones, which only some browsers decode. */
  loadHeif: () => Promise<HeifLibrary>;
};

const INPUT = '/input';
/** Enough of a page to tell its language by how surely it is read. */
const FIRST_LOOK = 0.2;
/** A page that is read less surely than this may be in the other language, or upside down. */
const SURE = 82;
const READABLE = 65;

/**
 * Reads with the data of one language, which is more exact than both at once: English would take
 * the accents from Vietnamese words. The first page decides, and any page that goes badly.
 */
export function createRecogniser({
  loadCore,
  loadLanguage,
  createCanvas,
  decodePicture,
  loadHeif,
}: Parts): PageRecogniser {
  let core: Promise<TesseractCore> | undefined;
  let language: Language | undefined;
  const readers = new Map<Language, Promise<TesseractReader>>();

  function openReader(name: Language): Promise<TesseractReader> {
    const known = readers.get(name);
    if (known !== undefined) {
      return known;
    }
    const opened = (async () => {
      core ??= loadCore();
      const [module, data] = await Promise.all([core, loadLanguage(name)]);
      const file = `${name}.traineddata`;
      module.FS.writeFile(file, data);
      const reader = new module.TessBaseAPI();
      if (reader.Init(null, name, module.OEM_LSTM_ONLY) !== 0) {
        throw new Error(`Tesseract does not accept the data for ${name}.`);
      }
      module.FS.unlink(file);
      return reader;
    })();
    readers.set(name, opened);
    return opened;
  }

  async function show(picture: GreyPicture, reader: TesseractReader) {
    const module = await core;
    module?.FS.writeFile(INPUT, toPnm(picture));
    reader.SetImageFile(1, 0);
  }

  async function glance(
    picture: GreyPicture,
    onStep: () => void,
  ): Promise<{ language: Language; confidence: number }> {
    const strip = cutDensestStrip(picture, FIRST_LOOK);
    let best = { language: LANGUAGES[0] as Language, confidence: -1 };
    for (const name of LANGUAGES) {
      const reader = await openReader(name);
      await show(strip, reader);
      onStep();
      reader.Recognize(null);
      const confidence = reader.MeanTextConf();
      reader.Clear();
      best = confidence > best.confidence ? { language: name, confidence } : best;
    }
    return best;
  }

  async function read(picture: GreyPicture, name: Language, onStep: () => void) {
    const reader = await openReader(name);
    await show(picture, reader);
    onStep();
    reader.Recognize(null);
    const result = { confidence: reader.MeanTextConf(), text: toText(reader.GetTSVText(0)) };
    reader.Clear();
    return result;
  }

  /** The turn and the language in which the page is read most surely. */
  async function settle(picture: GreyPicture, onStep: () => void) {
    let turned = picture;
    let best = { picture, ...(await glance(picture, onStep)) };
    for (let turn = 1; turn < 4 && best.confidence < READABLE; turn++) {
      turned = turnRight(turned);
      const look = await glance(turned, onStep);
      best = look.confidence > best.confidence ? { picture: turned, ...look } : best;
    }
    language = best.language;
    return best;
  }

  return {
    createCanvas,
    async openPicture(bytes) {
      const picture = isHeic(bytes)
        ? toCanvas(await decodeHeic(bytes, await loadHeif()), createCanvas)
        : await decodePicture(bytes);
      return drawPicture(picture, createCanvas);
    },

    async recognise(page, onStep = () => undefined) {
      const picture = level(evenLight(darkOnBright(toGrey(page))));
      if (isBlank(picture)) {
        return '';
      }
      const known = language === undefined ? undefined : await read(picture, language, onStep);
      if (known !== undefined && known.confidence >= SURE) {
        return known.text;
      }
      const before = language;
      const best = await settle(picture, onStep);
      return known !== undefined && best.language === before && best.picture === picture
        ? known.text
        : (await read(best.picture, best.language, onStep)).text;
    },

    close() {
      for (const reader of readers.values()) {
        // A reader that never opened has nothing to end.
        void reader.then((opened) => opened.End()).catch(() => undefined);
      }
      readers.clear();
      core = undefined;
    },
  };
}
