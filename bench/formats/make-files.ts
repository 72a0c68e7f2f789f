import { makeDeck } from '../../packages/extract/src/testing/make-deck';
import { makeDocx, paragraph } from '../../packages/extract/src/testing/make-docx';
import { makeEpub } from '../../packages/extract/src/testing/make-epub';
import { makeOdt } from '../../packages/extract/src/testing/make-odt';
import { body, makePptx, point, title } from '../../packages/extract/src/testing/make-pptx';
import { renderPhoto } from '../../packages/extract/src/testing/render-scan';
import { writeTextPdf } from '../../packages/extract/src/testing/write-pdf';

export type MadeFile = { name: string; bytes: Uint8Array };
/** Files of one kind, all with the same lectures in them. */
export type Format = {
  what: string;
  ending: string;
  files: MadeFile[];
  /** They bring cards of their own. */
  hasCards?: boolean;
  /** Its letters have to be recognised. */
  isPicture?: boolean;
};

const FILES = 5;
const PARAGRAPHS = 120;
/** As many as fit on a page. */
const PAGE_PARAGRAPHS = 12;
const LIST_ROWS = 5_000;
const NOTES = 2_000;
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** What students bring, written here and now: the same on every machine. */
export async function makeFormats(): Promise<Format[]> {
  return [
    documents('txt', (lecture) => encode(lecture.join('\n\n'))),
    documents('docx', (lecture) =>
      makeDocx(lecture.map((text) => paragraph(text)).join(''), WORD_PARTS),
    ),
    documents('pdf', toPdf),
    documents('pptx', toPptx),
    documents('odt', (lecture) =>
      makeOdt(lecture.map((text) => `<text:p>${text}</text:p>`).join(''), '', ODT_PARTS),
    ),
    documents('rtf', (lecture) => encode(`{\\rtf1\\ansi ${lecture.join('\\par\n')}}`)),
    documents('epub', toEpub),
    documents('html', (lecture) => encode(toPage(lecture))),
    documents('md', (lecture) => encode(`# Lecture\n\n${lecture.join('\n\n')}`)),
    {
      what: 'photos of a page',
      ending: 'jpg',
      files: [{ name: 'page.jpg', bytes: renderPhoto(lectureOf(1).slice(0, PAGE_PARAGRAPHS)) }],
      isPicture: true,
    },
    list('csv', ','),
    list('tsv', '\t'),
    await deck('old', 'anki2'),
    await deck('new', 'anki21b'),
  ];
}

function documents(ending: string, write: (lecture: string[]) => Uint8Array): Format {
  return {
    what: `.${ending} files`,
    ending,
    files: Array.from({ length: FILES }, (_, number) => ({
      name: `lecture-${number}.${ending}`,
      bytes: write(lectureOf(number)),
    })),
  };
}

function list(ending: string, separator: string): Format {
  const rows = Array.from(
    { length: LIST_ROWS },
    (_, row) => `từ ${row}${separator}the ${row}th word of the list`,
  );
  return {
    what: `.${ending} lists of ${LIST_ROWS.toLocaleString('en-US')} rows`,
    ending,
    files: [{ name: `words.${ending}`, bytes: encode(rows.join('\n')) }],
    hasCards: true,
  };
}

async function deck(age: string, format: 'anki2' | 'anki21b'): Promise<Format> {
  const notes = Array.from({ length: NOTES }, (_, note) => [`<b>từ ${note}</b>`, `word ${note}`]);
  return {
    what: `.apkg decks of ${NOTES.toLocaleString('en-US')} notes, ${age} format`,
    ending: 'apkg',
    files: [{ name: 'deck.apkg', bytes: await makeDeck({ format, notes }) }],
    hasCards: true,
  };
}

/** Each page begins and ends with other words, or it would look like a running head. */
const THINGS = ['An enzyme', 'Chlorophyll', 'A membrane', 'Osmosis', 'A ribosome', 'Starch', 'DNA'];

function lectureOf(number: number): string[] {
  return Array.from({ length: PARAGRAPHS }, (_, place) => {
    const thing = THINGS[place % THINGS.length];
    return `${thing} is what part ${place} of lecture ${number} explains to those who study cells.`;
  });
}

function pagesOf(lecture: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(lecture.length / PAGE_PARAGRAPHS) }, (_, page) =>
    lecture.slice(page * PAGE_PARAGRAPHS, (page + 1) * PAGE_PARAGRAPHS),
  );
}

function toPdf(lecture: string[]): Uint8Array {
  return writeTextPdf(
    pagesOf(lecture).map((page) =>
      page.map((text, line) => ({ text, x: 40, y: 60 + line * 24, size: 10 })),
    ),
  );
}

function toPptx(lecture: string[]): Uint8Array {
  return makePptx(
    pagesOf(lecture).map((page, slide) => ({
      shapes: title(`Slide ${slide}`) + body(...page.map((text) => point(text))),
    })),
  );
}

function toEpub(lecture: string[]): Uint8Array {
  return makeEpub(
    Object.fromEntries(pagesOf(lecture).map((page, part) => [`part-${part}.xhtml`, toPage(page)])),
  );
}

function toPage(lecture: readonly string[]): string {
  const paragraphs = lecture.map((text) => `<p>${text}</p>`).join('\n');
  return `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Lecture</title></head><body>${paragraphs}</body></html>`;
}

/** Nobody but other programs asks for these parts. */
const WORD_PARTS = {
  '[Content_Types].xml':
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${RELATION}/officeDocument" Target="word/document.xml"/></Relationships>`,
};
const ODT_PARTS = {
  'styles.xml':
    '<office:document-styles xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"/>',
};

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
