const LATEX_BEFORE = [
  '\\documentclass[12pt]{article}',
  '\\special{papersize=3in,5in}',
  '\\usepackage[utf8]{inputenc}',
  '\\usepackage{amssymb,amsmath}',
  '\\pagestyle{empty}',
  '\\setlength{\\parindent}{0in}',
  '\\begin{document}',
  '',
].join('\n');

const CARD_STYLE = `.card {
  font-family: sans-serif;
  font-size: 20px;
  line-height: 1.5;
  text-align: center;
  color: black;
  background-color: white;
}
.note {
  margin-top: 1em;
  font-size: 16px;
  opacity: 0.7;
}
`;
const CLOZE_STYLE = `.cloze {
  font-weight: bold;
  color: #0b63c5;
}
.nightMode .cloze {
  color: #7db4f5;
}
`;

const BASIC = 0;
const CLOZE = 1;

/** They never change: by them Anki knows the note types of an earlier deck again. */
export const BASIC_ID = 1_763_337_600_000;
export const CLOZE_ID = 1_763_337_600_001;

/** The note types of a deck by their ids, in the JSON of the collection. */
export function writeNoteTypes(seconds: number): Record<string, object> {
  return {
    [BASIC_ID]: {
      ...shared(seconds),
      id: BASIC_ID,
      name: 'Scholar Basic',
      type: BASIC,
      css: CARD_STYLE,
      flds: ['Front', 'Back', 'Note'].map(writeField),
      tmpls: [
        writeTemplate(
          'Card 1',
          '{{Front}}',
          '{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}\n\n{{#Note}}<div class="note">{{Note}}</div>{{/Note}}',
        ),
      ],
    },
    [CLOZE_ID]: {
      ...shared(seconds),
      id: CLOZE_ID,
      name: 'Scholar Cloze',
      type: CLOZE,
      css: CARD_STYLE + CLOZE_STYLE,
      flds: ['Text', 'Extra'].map(writeField),
      tmpls: [
        writeTemplate(
          'Cloze',
          '{{cloze:Text}}',
          '{{cloze:Text}}\n\n{{#Extra}}<div class="note">{{Extra}}</div>{{/Extra}}',
        ),
      ],
    },
  };
}

function shared(seconds: number) {
  return {
    mod: seconds,
    usn: -1,
    sortf: 0,
    did: 1,
    latexPre: LATEX_BEFORE,
    latexPost: '\\end{document}',
    latexsvg: false,
    vers: [],
    tags: [],
    // Of the only template: which fields it needs to show anything.
    req: [[0, 'any', [0]]],
  };
}

function writeField(name: string, ord: number) {
  return { name, ord, sticky: false, rtl: false, font: 'Arial', size: 20, media: [] };
}

function writeTemplate(name: string, qfmt: string, afmt: string) {
  return { name, ord: 0, qfmt, afmt, did: null, bqfmt: '', bafmt: '', bfont: '', bsize: 0 };
}
