import { type ExportedCard, isOnlyMedia, MEDIA_WORDS, toMediaName } from '@scholar/contract';
import { openDeckMedia, readCards } from '@scholar/extract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeAnkiDeck } from './anki/write-anki-deck';
import { writeCsv } from './csv/write-csv';
import { card } from './testing/cards';
import { ANKI_OPTIONS, SQL_WASM } from './testing/open-deck';

/** A deck is made and read by a compiled SQLite each time. */
const RUNS = { numRuns: 40 };
const FIRST_ANSWER = Date.parse('2024-02-28T22:00:00.000Z');
const RATINGS = ['again', 'hard', 'good', 'easy'] as const;

const word = fc.string({
  unit: fc.constantFrom(...'aăâbdđeêếgộơiknưyxQ127<>&"\'{}[]()=+@:;.,!?/|%'),
  minLength: 1,
  maxLength: 8,
});
const letters = fc.string({ unit: fc.constantFrom(...'aăđếộnx'), minLength: 1, maxLength: 6 });
const meantOtherwise = fc.constantFrom(
  '{{c1::x}}',
  '[sound:a.mp3]',
  '\\(x\\)',
  '&amp;',
  '<b>x</b>',
);
const marked = letters.chain((text) =>
  fc.constantFrom(`**${text}**`, `*${text}*`, `\`${text}\``, 'H~2~O', 'x^2^', `$${text}_1$`),
);
const piece = fc.oneof({ weight: 4, arbitrary: word }, marked, meantOtherwise);

/** Lines that begin with a letter: what looks like a list comes back as one, which is the same to a reader only. */
function textFrom(first: string) {
  const line = fc.array(piece, { maxLength: 4 }).map((pieces) => [first, ...pieces].join(' '));
  return fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'));
}

const note = fc.option(textFrom('n'));
const tags = fc.uniqueArray(word, { maxLength: 3 });
const reviews = fc.array(
  fc.record({
    rating: fc.constantFrom(...RATINGS),
    milliseconds: fc.option(fc.nat({ max: 60_000 })),
    pause: fc.integer({ min: 1, max: 9_000_000 }),
  }),
  { maxLength: 3 },
);

const definition = fc.record({
  question: textFrom('q'),
  answer: textFrom('r'),
  kind: fc.constant('definition' as const),
  original: fc.constant(null),
});
const sentence = fc.record({
  question: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
  answer: fc
    .tuple(textFrom('r'), textFrom('s'), textFrom('t'), fc.boolean())
    .map(([a, b, c, isLong]) => [a, '____', b, ...(isLong ? ['____', c] : [])].join(' ')),
  kind: fc.constant('cloze' as const),
  original: fc.constant(null),
});
const fromAnki = fc.tuple(letters, letters, letters).map(([a, b, c]) => ({
  question: b,
  answer: `**${a}** ${a} ____ ${c}`,
  kind: 'cloze' as const,
  original: `**${a}** ${a} {{c1::${b}}} {{c2::${c}}}`,
}));

const picturesAlone = fc.constant({
  question: MEDIA_WORDS.picture,
  answer: MEDIA_WORDS.sound,
  kind: 'definition' as const,
  original: null,
});

/** What lies in the file store. */
const FILES = new Map(
  Array.from({ length: 6 }, (_, place) => [
    `00000000-0000-4000-8000-00000000000${place}`,
    {
      mime: place % 2 === 0 ? 'image/webp' : 'audio/mpeg',
      bytes: Uint8Array.from([place, 255, 0, 40, 181, 47, 253]),
    },
  ]),
);
const alt = fc.string({ unit: fc.constantFrom(...'aộ <>&"\'{}[]=:\\'), maxLength: 6 });
/** Each of them once on a card. */
const media = fc
  .uniqueArray(
    fc.record({
      mediaId: fc.constantFrom(...FILES.keys()),
      side: fc.constantFrom('question' as const, 'answer' as const),
      alt: alt.map((typed) => typed.trim().replaceAll(/\s+/g, ' ')),
    }),
    { maxLength: 3, selector: ({ mediaId }) => mediaId },
  )
  .map((drafts) =>
    drafts.map(({ mediaId, ...draft }) => ({
      ...draft,
      mediaId,
      kind: FILES.get(mediaId)?.mime === 'audio/mpeg' ? ('sound' as const) : ('picture' as const),
      width: null,
      height: null,
    })),
  );
/** So that a picture stands on the front and a sound on the back of cards that have nothing else. */
const [PICTURE = '', SOUND = ''] = FILES.keys();
const both = [
  { mediaId: PICTURE, side: 'question' as const, kind: 'picture' as const },
  { mediaId: SOUND, side: 'answer' as const, kind: 'sound' as const },
].map((each) => ({ ...each, alt: '', width: null, height: null }));
const worded = fc.tuple(fc.oneof(definition, sentence, fromAnki), media);
const wordless = fc.tuple(picturesAlone, fc.constant(both));

const sets = fc.uniqueArray(
  fc.record({
    title: fc.array(letters, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('::')),
    drafts: fc.array(
      fc.tuple(fc.oneof({ weight: 5, arbitrary: worded }, wordless), note, tags, reviews),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
  }),
  { minLength: 1, maxLength: 3, selector: ({ title }) => title.toLowerCase() },
);

/** No two answers at one time. */
const library = sets.map((drafted) => {
  let time = FIRST_ANSWER;
  return {
    media: FILES,
    sets: drafted.map(({ title, drafts }) => ({
      title,
      cards: drafts.map(([[text, ownMedia], ownNote, ownTags, answers]) =>
        card({
          ...text,
          media: ownMedia,
          note: ownNote,
          tags: ownTags,
          reviews: answers.map(({ pause, ...answer }) => {
            time += pause;
            return { ...answer, answeredAt: new Date(time).toISOString() };
          }),
        }),
      ),
    })),
  };
});

it('a library that went to an Anki deck comes back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(library, async (taken) => {
      const bytes = await writeAnkiDeck(taken, ANKI_OPTIONS);

      const read = await readCards(bytes, 'taken.apkg', { readSqlWasm: async () => SQL_WASM });

      const cards = read.kind === 'deck' ? read.deck.cards : [];
      expect(
        cards.map(({ deck, question, answer, kind, note: own = null, tags: words, ...rest }) => ({
          ...{ deck, question, answer, kind, note: own, tags: words },
          reviews: rest.reviews,
          media: rest.media,
        })),
      ).toEqual(
        taken.sets.flatMap(({ title, cards: own }) => own.map((one) => brought(title, one))),
      );
      const files = new Map((await openDeckMedia(bytes)).map((file) => [file.name, file.bytes()]));
      for (const { name } of cards.flatMap((own) => [...own.media.question, ...own.media.answer])) {
        expect(files.get(name)).toEqual(FILES.get(name.replace(/\..*$/, ''))?.bytes);
      }
    }),
    RUNS,
  );
});

it('a cloze keeps the text it was cut from, together with the others from it', async () => {
  const original = 'The {{c1::cell}} has a {{c2::nucleus}}.';
  const bytes = await writeAnkiDeck(
    {
      sets: [
        {
          title: 'Cells',
          cards: [
            card({ kind: 'cloze', question: 'cell', answer: 'The ____ has a nucleus.', original }),
            card({ kind: 'cloze', question: 'nucleus', answer: 'The cell has a ____.', original }),
          ],
        },
      ],
    },
    ANKI_OPTIONS,
  );

  const read = await readCards(bytes, 'taken.apkg', { readSqlWasm: async () => SQL_WASM });

  expect(read).toMatchObject({
    deck: {
      noteCount: 1,
      cards: [
        { question: 'cell', original },
        { question: 'nucleus', original },
      ],
    },
  });
});

it('a library that went to a table comes back with its texts, notes and tags', async () => {
  const cell = fc
    .tuple(fc.constantFrom('', '=', '+', '-', '@', "'", "'="), textFrom('x'))
    .map(([sign, text]) => sign + text);
  const rows = fc.array(
    fc.record({
      question: cell,
      answer: cell,
      note: fc.option(cell),
      tags: fc.uniqueArray(
        fc.array(letters, { minLength: 1, maxLength: 2 }).map((words) => words.join(' ')),
        { maxLength: 3 },
      ),
    }),
    { minLength: 1, maxLength: 5 },
  );
  await fc.assert(
    fc.asyncProperty(rows, async (taken) => {
      const written = writeCsv({
        sets: [{ title: 'Cells', cards: taken.map((row) => card(row)) }],
      });

      const read = await readCards(new TextEncoder().encode(written), 'taken.csv', {
        readSqlWasm: async () => SQL_WASM,
      });

      const table = read.kind === 'table' ? read.table.rows : [];
      expect(table.map((row) => ({ note: null, ...row }))).toEqual(taken);
    }),
  );
});

function brought(deck: string, one: ExportedCard) {
  const { kind, note: own, tags: words, reviews: log, media: shown = [] } = one;
  const textOf = (side: 'question' | 'answer') => (isOnlyMedia(one, side) ? '' : one[side]);
  const filesOf = (side: 'question' | 'answer') =>
    shown
      .filter((each) => each.side === side)
      .map(({ mediaId, alt: beside, kind: shape }) => ({
        name: toMediaName(mediaId, FILES.get(mediaId)?.mime ?? ''),
        // A sound has nothing beside it.
        alt: shape === 'sound' ? '' : beside,
      }))
      // Sounds are found first.
      .toSorted((a, b) => Number(a.name.endsWith('webp')) - Number(b.name.endsWith('webp')));
  return {
    ...{
      deck,
      question: textOf('question'),
      answer: textOf('answer'),
      kind,
      note: own,
      tags: words,
    },
    media: { question: filesOf('question'), answer: filesOf('answer') },
    reviews: log.map((review) => ({ ...review, milliseconds: review.milliseconds ?? 0 })),
  };
}
