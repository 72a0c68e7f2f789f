import { describe, expect, it } from 'vitest';
import { parseType, renderCard } from './render-card';

const BACK = '{{FrontSide}}<hr id=answer>{{Back}}';

describe('what a template shows', () => {
  it.each([
    ['a field', '{{Front}}', 'cell'],
    ['a field with space around its name', '{{ Front }}', 'cell'],
    ['a field in three brackets', '{{{Front}}}', 'cell'],
    ['a field in other brackets', '{{=<% %>=}}Say <%Front%>', 'Say cell'],
    ['a part for a filled field', '{{#Front}}Is {{Front}}{{/Front}}', 'Is cell'],
    ['no part for an empty field', 'x{{#Empty}}no{{/Empty}}{{^Empty}}yes{{/Empty}}', 'xyes'],
    ['no part for a filled field', 'x{{^Front}}no{{/Front}}', 'x'],
    ['parts within parts', '{{#Front}}a{{#Back}}b{{#Empty}}c{{/Empty}}{{/Back}}{{/Front}}', 'ab'],
    ['no comment', 'x{{!never shown}}', 'x'],
    ['nothing to type into', '{{Front}} {{type:Back}}', 'cell'],
    ['no hint', '{{Front}} {{hint:Back}}', 'cell'],
    ['no spoken text', '{{Front}} {{tts en_US:Front}}', 'cell'],
    ['a filter nobody knows', '{{edit:text:Front}}', 'cell'],
    [
      'tags, deck and type',
      '{{Tags}}, {{Deck}}, {{Subdeck}}, {{Type}}, {{Card}}',
      'bio, A::B, B, Basic, Card 1',
    ],
    ['a field that there is not', 'x{{Nothing}}{{#Nothing}}no{{/Nothing}}', 'x'],
    ['a part without its end', '{{#Front}}Is {{Front}}', 'Is cell'],
    [
      'parts that end in the wrong order',
      '{{#Front}}{{#Back}}Is {{Front}}{{/Front}}{{/Back}}',
      'Is cell',
    ],
    ['the end of another part', '{{#Front}}Is {{Front}}{{/z}}', 'Is cell'],
    ['readings', '{{kana:Ruby}} {{kanji:Ruby}} {{furigana:Ruby}}', 'かんじ 漢字 漢字[かんじ]'],
  ])('%s', (_, front, shown) => {
    expect(render(front, BACK)).toMatchObject({ front: shown, back: 'unit of life' });
  });

  it.each([
    ['below the line', BACK, 'unit of life'],
    ['behind the question', '{{FrontSide}}<hr class="dashed">{{Back}}', 'unit of life'],
    ['what is typed', '{{Front}}<hr id="answer">{{type:Back}}', 'unit of life'],
    [
      'a hint',
      '{{FrontSide}}<hr id=\'answer\' style="x">{{Back}} {{hint:Ruby}}',
      'unit of life 漢字[かんじ]',
    ],
  ])('as the answer: %s', (_, back, shown) => {
    expect(render('{{Front}}', back)).toMatchObject({ front: 'cell', back: shown });
  });

  it('without the question that the answer repeats', () => {
    expect(render('{{Front}}', '{{Front}}<br>{{Back}}')).toMatchObject({
      back: 'cell unit of life',
      answer: 'unit of life',
    });
  });

  it('and as a note what fits neither side: hints, lines above the answer, fields that are shown nowhere', () => {
    expect(
      render('{{Front}}{{hint:Ruby}}{{#Empty}}{{/Empty}}', 'Above<hr id=answer>{{Back}}', 'Source'),
    ).toMatchObject({
      question: 'cell',
      answer: 'unit of life',
      note: '漢字[かんじ]\nAbove\nSource: page 3',
    });
  });

  it('and as a note the field of that name, though it stands below the answer', () => {
    expect(render('{{Front}}', `${BACK}<div>{{Note}}</div>`, 'Note')).toMatchObject({
      back: 'unit of life page 3',
      answer: 'unit of life',
      note: 'page 3',
    });
  });

  it('unless it is longer than any card', () => {
    const front = '{{Front}}'.repeat(300_000);

    expect(() => render(front, BACK)).toThrow(expect.objectContaining({ code: 'too_large' }));
  });
});

describe('a cloze', () => {
  it('asks for the words of its number', () => {
    const text = '{{c1::Canberra}} was founded in {{c2::1913::year}}.';

    expect(cloze(text, 0)).toMatchObject({
      front: '[...] was founded in 1913.',
      back: 'Canberra was founded in 1913.',
      kind: 'cloze',
      question: 'Canberra',
      answer: '____ was founded in 1913.',
      original: text,
    });
    expect(cloze(text, 1)).toMatchObject({
      front: 'Canberra was founded in [year].',
      question: '1913',
      answer: 'Canberra was founded in ____ (year).',
    });
  });

  it('may have words within words, several places and several numbers', () => {
    expect(cloze('{{c1::the {{c2::inner}} core}} and {{c1::shell}}', 0)).toMatchObject({
      front: '[...] and [...]',
      question: 'the inner core, shell',
    });
    expect(cloze('{{c1::the {{c2::inner}} core}}', 1)).toMatchObject({
      front: 'the [...] core',
      question: 'inner',
    });
    expect(cloze('{{c1,2::both}} ways', 1)).toMatchObject({ question: 'both' });
  });

  it('keeps what stands below it as a note, and its emphasis', () => {
    expect(cloze('A <b>cell</b> is {{c1::alive}}.', 0, 'See &amp; learn')).toMatchObject({
      back: 'A cell is alive. See & learn',
      answer: 'A **cell** is ____.',
      note: 'See & learn',
    });
  });

  it('is a definition where the blank is part of a formula', () => {
    expect(cloze('So \\(a = {{c1::b}}\\)', 0)).toMatchObject({
      kind: 'definition',
      question: 'So $a = [...]$',
      answer: 'So $a = b$',
    });
  });

  it('stays one where the blank lies between two formulas', () => {
    expect(cloze('\\(a\\) is {{c1::like}} \\(b\\)', 0)).toMatchObject({
      kind: 'cloze',
      answer: '$a$ is ____ $b$',
    });
  });

  it('is left out where its number is nowhere, or asks for a part of a picture', () => {
    expect(cloze('', 0)).toBe('no_question');
    expect(cloze('{{c1::cell}}', 1)).toBe('no_question');
    expect(cloze('{{c1::image-occlusion:rect:left=.1}}<img src="a.png">', 0)).toBe('only_media');
    expect(cloze('{{c1::image-occlusion:rect}}', 0, 'Heart')).toBe('only_media');
  });

  it('leaves no marks on a card that shows its text as it is', () => {
    expect(render('{{Front}}', BACK, undefined, ['{{c1::cell::hint}} it', 'unit'])).toMatchObject({
      front: 'cell it',
    });
  });
});

function render(front: string, back: string, unused?: string, fields?: string[]) {
  const type = parseType({
    name: 'Basic',
    isCloze: false,
    fields: ['Front', 'Back', 'Empty', 'Ruby', ...(unused === undefined ? [] : [unused])],
    templates: [{ ord: 0, name: 'Card 1', front, back: `${back}{{#Empty}}{{Ruby}}{{/Empty}}` }],
  });
  const note = {
    id: '1',
    typeId: '1',
    tags: ['bio'],
    fields: fields ?? ['cell', 'unit of life', '<br>', '漢字[かんじ]', 'page 3'],
  };
  return renderCard(type, note, 0, 'A::B');
}

function cloze(text: string, ord: number, extra = '') {
  const type = parseType({
    name: 'Cloze',
    isCloze: true,
    fields: ['Text', 'Extra'],
    templates: [
      { ord: 0, name: 'Cloze', front: '{{cloze:Text}}', back: '{{cloze:Text}}<br>{{Extra}}' },
    ],
  });
  return renderCard(type, { id: '1', typeId: '1', tags: [], fields: [text, extra] }, ord, 'A');
}
