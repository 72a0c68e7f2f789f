import { extractionError } from '../extraction-messages';
import { renderCloze, type ClozeSide } from './cloze';
import { splitFilters, type TemplatePart } from './parse-template';

export type RenderedNote = {
  /** Fields of the note and those that Anki adds: Tags, Type, Deck, Card. */
  values: ReadonlyMap<string, string>;
  clozeNumber: number;
};

export type RenderedSide = {
  isFront: boolean;
  cloze: ClozeSide;
  /** What hints would show on a click. */
  onHint?: (html: string) => void;
};

/** No card is so long; templates can repeat a field as often as they like. */
const LENGTH_MAX = 1_000_000;
const EMPTY = /^(?:\s|&nbsp;|<\/?(?:br|div)\s*\/?>)*$/i;
/** A word and its reading, as Japanese decks write them. */
const READING = / ?([^ >\]]{1,100})\[([^\]]{1,100})\]/g;

export function renderTemplate(
  parts: readonly TemplatePart[],
  note: RenderedNote,
  side: RenderedSide,
): string {
  let html = '';
  for (const part of parts) {
    if (part.kind === 'text') {
      html += part.text;
    } else if (part.kind === 'field') {
      html += renderField(part.written, note, side);
    } else if (isFilled(part.field, note) !== part.isNegated) {
      html += renderTemplate(part.parts, note, side);
    }
    if (html.length > LENGTH_MAX) {
      throw extractionError('too_large');
    }
  }
  return html;
}

/** `c1` is filled on the card of that number. */
function isFilled(field: string, { values, clozeNumber }: RenderedNote): boolean {
  const value = values.get(field);
  return value === undefined ? field === `c${clozeNumber}` : !EMPTY.test(value);
}

function renderField(written: string, note: RenderedNote, side: RenderedSide): string {
  const { filters, name } = splitFilters(written, [...note.values.keys()]);
  return filters.reduceRight(
    (value, filter) => applyFilter(filter, value, note, side),
    note.values.get(name) ?? '',
  );
}

function applyFilter(
  written: string,
  value: string,
  { clozeNumber }: RenderedNote,
  { isFront, cloze, onHint }: RenderedSide,
): string {
  const [filter = ''] = written.toLowerCase().split(/\s/);
  switch (filter) {
    case 'cloze':
      return renderCloze(value, clozeNumber, cloze);
    case 'type':
      return isFront ? '' : value;
    case 'hint':
      if (isFront) {
        onHint?.(value);
      }
      return isFront ? '' : value;
    case 'kanji':
      return value.replaceAll(READING, keepSounds('$1'));
    case 'kana':
      return value.replaceAll(READING, keepSounds('$2'));
    case 'tts':
    case 'tts-voices':
      return '';
    default:
      return value;
  }
}

/** `[sound:…]` looks like a reading. */
function keepSounds(kept: '$1' | '$2') {
  return (whole: string, word: string, reading: string) => {
    if (reading.startsWith('sound:')) {
      return whole;
    }
    return kept === '$1' ? word : reading;
  };
}
