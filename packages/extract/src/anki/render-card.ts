import { toCardText, type CardText } from './card-text';
import { findMissing } from './cloze';
import type { CardFileName, DeckCard, SkipReason } from './deck';
import type { NoteType } from './note-types';
import { fieldsOf, parseTemplate, splitFilters, type TemplatePart } from './parse-template';
import type { Note } from './read-collection';
import { renderTemplate, type RenderedNote, type RenderedSide } from './render-template';

export type CardSides = Pick<
  DeckCard,
  'front' | 'back' | 'kind' | 'question' | 'answer' | 'note' | 'original' | 'media'
>;

type ParsedTemplate = { name: string; front: TemplatePart[]; back: TemplatePart[] };

/** A note type whose templates were parsed once for all of its cards. */
export type ParsedType = {
  type: NoteType;
  templates: Map<number, ParsedTemplate>;
  /** Fields that no template shows. */
  unused: string[];
};

const ANSWER_LINE = /<hr\b[^>]*\bid\s*=\s*["']?answer\b[^>]*>/i;
/** Of decks that were made here, and of others that call a note so. */
const NOTE_FIELD = 'Note';
const FORMULA = /\$[^$\n]+\$/g;

export function parseType(type: NoteType): ParsedType {
  const templates = new Map(
    type.templates.map(({ ord, name, front, back }) => [
      ord,
      { name, front: parseTemplate(front), back: parseTemplate(back) },
    ]),
  );
  const used = new Set(
    [...templates.values()].flatMap(({ front, back }) => [
      ...fieldsOf(front, type.fields),
      ...fieldsOf(back, type.fields),
    ]),
  );
  return { type, templates, unused: type.fields.filter((name) => !used.has(name)) };
}

/** A card as its template shows it, and as question and answer; or why there is none. */
export function renderCard(
  { type, templates, unused }: ParsedType,
  note: Note,
  ord: number,
  deck: string,
): CardSides | SkipReason {
  // The cards of a cloze share one template; their number is that of the words they ask for.
  const template = templates.get(type.isCloze ? 0 : ord);
  if (!template) {
    return 'no_note';
  }
  const hints: string[] = [];
  const rendered = toRenderedNote(type, note, { ord, deck, card: template.name });
  const render = (parts: TemplatePart[], side: RenderedSide) =>
    renderTemplate(parts, rendered, side);
  const front = toCardText(
    render(template.front, { isFront: true, cloze: 'ask', onHint: (html) => hints.push(html) }),
  );
  const { before, after } = splitAnswer(render(template.back, { isFront: false, cloze: 'answer' }));
  const backText = toCardText(after);
  const above = toCardText(before);
  const back = isEmpty(backText) && !isEmpty(above) ? above : backText;
  const fault =
    findFault(front, back) ?? (type.isCloze ? findClozeFault(template, rendered) : undefined);
  if (fault) {
    return fault;
  }
  const isNew = back !== backText || front.plain.includes(above.plain) ? [] : [above.text];
  const notes = [
    ...hints.map((html) => toCardText(html).text),
    ...(type.isCloze ? [] : isNew),
    ...unused.map((name) => describeField(name, rendered)),
  ];
  const sides = {
    front: front.plain,
    back: back.plain,
    media: toSides(front.media, [...above.media, ...back.media]),
  };
  const apart = takeNote(template, rendered, back);
  const cloze = type.isCloze ? toCloze(template, rendered) : undefined;
  return cloze
    ? { ...sides, ...cloze.card, ...noteOf([...notes, cloze.extra]) }
    : {
        ...sides,
        kind: 'definition',
        question: front.text,
        answer: withoutQuestion(apart.text, front.text),
        ...noteOf([...notes, apart.note]),
      };
}

function toRenderedNote(
  type: NoteType,
  { fields, tags }: Note,
  { ord, deck, card }: { ord: number; deck: string; card: string },
): RenderedNote {
  const special = [
    ['Tags', tags.join(' ')],
    ['Type', type.name],
    ['Deck', deck],
    ['Subdeck', deck.split('::').at(-1) ?? ''],
    ['Card', card],
    ['CardFlag', ''],
    // What the answer repeats of the question is left out.
    ['FrontSide', ''],
  ] as const;
  return {
    values: new Map([
      ...special,
      ...type.fields.map((name, index) => [name, fields[index] ?? ''] as const),
    ]),
    clozeNumber: ord + 1,
  };
}

/** Anki scrolls to a line of this name: what stands below it is the answer. */
function splitAnswer(html: string): { before: string; after: string } {
  const line = ANSWER_LINE.exec(html);
  return line
    ? { before: html.slice(0, line.index), after: html.slice(line.index + line[0].length) }
    : { before: '', after: html };
}

export function findFault(front: CardText, back: CardText): SkipReason | undefined {
  if (isEmpty(front)) {
    return 'no_question';
  }
  return isEmpty(back) ? 'no_answer' : undefined;
}

function isEmpty({ plain, media }: CardText): boolean {
  return plain === '' && media.length === 0;
}

/** What the answer repeats of the question is left out. */
export function toSides(question: CardFileName[], after: CardFileName[]): DeckCard['media'] {
  const seen = new Set(question.map(({ name }) => name));
  const answer = after.filter(({ name }) => !seen.has(name) && seen.add(name));
  return { question, answer };
}

/** Anki shows such cards with a word of warning, or asks for a part of a picture. */
function findClozeFault({ front }: ParsedTemplate, rendered: RenderedNote): SkipReason | undefined {
  const missing = clozeFields(front, rendered).flatMap((html) =>
    findMissing(html, rendered.clozeNumber),
  );
  if (missing.length === 0) {
    return 'no_question';
  }
  return missing.every((html) => toCardText(html).plain === '') ? 'only_media' : undefined;
}

type ClozeCard = Pick<DeckCard, 'kind' | 'question' | 'answer' | 'original'>;

/** `undefined` where nothing can be left out of a sentence: such a card is studied as it is shown. */
function toCloze(
  { front, back }: ParsedTemplate,
  rendered: RenderedNote,
): { card: ClozeCard; extra: string } | undefined {
  const fields = clozeFields(front, rendered);
  const missing = fields
    .flatMap((html) => findMissing(html, rendered.clozeNumber))
    .map((html) => toCardText(html).text)
    .filter(Boolean);
  const answer = toCardText(
    renderTemplate(front, rendered, { isFront: true, cloze: 'blank' }),
  ).text;
  if (!answer.includes('____') || answer.match(FORMULA)?.some((tex) => tex.includes('____'))) {
    return undefined;
  }
  const around = (parts: TemplatePart[], isFront: boolean) =>
    toCardText(renderTemplate(parts, rendered, { isFront, cloze: 'gone' }));
  const extra = around(back, false);
  return {
    card: {
      kind: 'cloze',
      question: [...new Set(missing)].join(', '),
      answer,
      original: fields.map(toOriginal).filter(Boolean).join('\n'),
    },
    extra: around(front, true).plain.includes(extra.plain) ? '' : extra.text,
  };
}

/** Texts of the fields that the template shows with words left out, each once. */
function clozeFields(parts: readonly TemplatePart[], rendered: RenderedNote): string[] {
  const names = [...rendered.values.keys()];
  const texts = parts.flatMap((part) => {
    if (part.kind === 'section') {
      return clozeFields(part.parts, rendered);
    }
    if (part.kind === 'text') {
      return [];
    }
    const { filters, name } = splitFilters(part.written, names);
    const value = rendered.values.get(name) ?? '';
    return filters.includes('cloze') && value.includes('{{c') ? [value] : [];
  });
  return [...new Set(texts)];
}

/** The marks are no HTML and no clozes while the text around them is cleaned. */
function toOriginal(html: string): string {
  return toCardText(html.replaceAll('{{c', '\ue002')).text.replaceAll('\ue002', '{{c');
}

function describeField(name: string, { values }: RenderedNote): string {
  const { text } = toCardText(values.get(name) ?? '');
  return text === '' ? '' : `${name}: ${text}`;
}

/** The answer without the field called Note, if it has an answer beside it. */
function takeNote(
  { back: parts }: ParsedTemplate,
  rendered: RenderedNote,
  back: CardText,
): { text: string; note: string } {
  const note = toCardText(rendered.values.get(NOTE_FIELD) ?? '').text;
  const values = new Map(rendered.values).set(NOTE_FIELD, '');
  const { after } = splitAnswer(
    renderTemplate(parts, { ...rendered, values }, { isFront: false, cloze: 'answer' }),
  );
  const rest = toCardText(after);
  const isShown = note !== '' && !isEmpty(rest) && rest.plain !== back.plain;
  return isShown ? { text: rest.text, note } : { text: back.text, note: '' };
}

/** Templates without a line for the answer may repeat the question above it. */
function withoutQuestion(answer: string, question: string): string {
  const rest = answer.startsWith(question) ? answer.slice(question.length) : '';
  return /^\s*\n/.test(rest) && rest.trim() !== '' ? rest.trim() : answer;
}

function noteOf(notes: readonly string[]): { note?: string } {
  const note = [...new Set(notes.filter(Boolean))].join('\n');
  return note === '' ? {} : { note };
}
