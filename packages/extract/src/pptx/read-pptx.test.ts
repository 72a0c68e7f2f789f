import { describe, expect, it } from 'vitest';
import type { ExtractedDocument } from '../extracted-document';
import { openZip } from '../packed/zip-archive';
import {
  body,
  makePptx,
  paragraph,
  paragraphs,
  point,
  run,
  shape,
  slidePart,
  title,
  type SlideParts,
} from '../testing/make-pptx';
import { readPptx } from './read-pptx';

describe('text of a presentation', () => {
  it('follows the order of the presentation, not that of the file names', () => {
    const document = read(
      { shapes: title('One') },
      { shapes: title('Two') },
      { shapes: title('Three') },
    );

    expect(document).toMatchObject({ text: 'One\n\nTwo\n\nThree', pages: 3 });
  });

  it('tells which slides say nothing, and on which pictures are left out', () => {
    const picture = '<p:pic><p:blipFill><a:blip r:embed="rId9"/></p:blipFill></p:pic>';
    const document = read({ shapes: title('One') }, { shapes: picture }, { shapes: '' });

    expect(document).toMatchObject({ emptyPages: [2, 3], picturePages: [2] });
  });

  it('makes the title of a slide a heading, before all other shapes', () => {
    const shapes = body(point('A cell is small.')) + title('The Cell');
    const { text, emphasis } = read({ shapes });

    expect(text).toBe('The Cell\n\n• A cell is small.');
    expect(emphasis).toEqual([{ kind: 'heading', start: 0, end: 8 }]);
  });

  it('joins the lines of a title', () => {
    const lines = paragraph(`${run('Cells')}<a:br/>${run('and tissues_x000B_of plants')}`);

    expect(textOf(shape(lines, 'type="ctrTitle"'))).toBe('Cells and tissues of plants');
  });

  it('takes the largest short text for the title where a slide has none', () => {
    const large = paragraph(run('Cells', 'sz="2800"'));
    const shapes = shape(paragraphs('A cell is small.')) + shape(large);

    expect(headingsOf(read({ shapes }))).toEqual(['Cells']);
    expect(
      headingsOf(read({ shapes: shape(paragraphs('One', 'two')) + shape(paragraphs('x')) })),
    ).toEqual([]);
  });

  it('keeps the levels of a list, and goes on with an item over its line breaks', () => {
    const broken = paragraph(`${run('It divides')}<a:br/>${run('and grows')}`);

    expect(
      textOf(body(point('A cell'), point('has a wall', 1), point('of fibres', 2), broken)),
    ).toBe('• A cell\n  • has a wall\n    • of fibres\n• It divides and grows');
  });

  it('counts numbered items, with letters and within each other', () => {
    const numbered = (text: string, type: string, level = 0) =>
      paragraph(run(text), `<a:pPr lvl="${level}"><a:buAutoNum type="${type}"/></a:pPr>`);

    expect(
      textOf(
        shape(
          numbered('first', 'arabicPeriod') +
            numbered('inner', 'alphaLcParenR', 1) +
            numbered('next', 'alphaLcParenR', 1) +
            numbered('second', 'arabicPeriod'),
        ),
      ),
    ).toBe('1. first\n  a) inner\n  b) next\n2. second');
  });

  it('puts no bullet where the paragraph, the shape, the layout or nobody has one', () => {
    const none = paragraph(run('own'), '<a:pPr><a:buNone/></a:pPr>');
    const style = '<a:lvl1pPr><a:buNone/></a:lvl1pPr>';
    const layout = slidePart('sldLayout', shape('', 'type="body" idx="7"', style));
    const shapes =
      body(none) +
      shape(paragraphs('shape'), 'idx="1"', style) +
      shape(paragraphs('layout'), 'idx="7"') +
      shape(paragraphs('box'));

    expect(
      readBytes(makePptx([{ shapes }], { 'ppt/slideLayouts/slideLayout1.xml': layout })).text,
    ).toBe('own\n\nshape\n\nlayout\n\nbox');
  });

  it('begins a new list with each shape', () => {
    expect(textOf(body(point('a'), point('b')) + body(point('c')))).toBe('• a\n• b\n\n• c');
  });

  it('keeps the lines of a text that is no item, which may be a program', () => {
    expect(textOf(shape(paragraph(`${run('for x in y:')}<a:br/>${run('  print(x)')}`)))).toBe(
      'for x in y:\n  print(x)',
    );
  });

  it('has a line for each row of a table', () => {
    const cell = (text: string) => `<a:tc><a:txBody>${paragraphs(text)}</a:txBody></a:tc>`;
    const table = `<p:graphicFrame><a:graphic><a:graphicData><a:tbl><a:tr>${cell('Organelle')}${cell('Task')}</a:tr><a:tr>${cell('Nucleus')}${cell('keeps DNA')}</a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;

    expect(textOf(title('Parts') + table + table)).toBe(
      'Parts\n\nOrganelle\tTask\nNucleus\tkeeps DNA\n\nOrganelle\tTask\nNucleus\tkeeps DNA',
    );
  });

  it('reads groups of shapes, and one of two alternatives', () => {
    const group = `<p:grpSp><p:grpSp>${shape(paragraphs('inner'))}</p:grpSp>${shape(paragraphs('outer'))}</p:grpSp>`;
    const formula = `<mc:AlternateContent><mc:Choice Requires="a14">${shape('<a:p><m:oMath><m:f><m:num><m:r><m:t>a</m:t></m:r></m:num><m:den><m:r><m:t>b</m:t></m:r></m:den></m:f></m:oMath></a:p>')}</mc:Choice><mc:Fallback>${shape(paragraphs('picture'))}</mc:Fallback></mc:AlternateContent>`;

    expect(textOf(group + formula)).toBe('inner\n\nouter\n\na/b');
  });

  it('reads a diagram as a list', () => {
    const pointOf = (id: string, text: string, type = '') =>
      `<dgm:pt modelId="${id}" ${type}><dgm:t>${paragraphs(text)}</dgm:t></dgm:pt>`;
    const data = slidePart(
      'x',
      `${pointOf('0', '', 'type="doc"')}${pointOf('3', 'DNA')}${pointOf('1', 'Cytoplasm')}${pointOf('2', 'Nucleus')}
      <dgm:cxn srcId="0" destId="1" srcOrd="1"/><dgm:cxn srcId="0" destId="2" srcOrd="0"/><dgm:cxn srcId="2" destId="3"/>
      <dgm:cxn type="presOf" srcId="2" destId="1"/>`,
    );
    const frame = '<p:graphicFrame><dgm:relIds r:dm="rId2" r:lo="rId3"/></p:graphicFrame>';
    const slide = {
      shapes: title('A cell') + frame,
      relations: { diagramData: '../diagrams/d.xml' },
    };

    expect(readBytes(makePptx([slide], { 'ppt/diagrams/d.xml': data })).text).toBe(
      'A cell\n\n• Nucleus\n  • DNA\n• Cytoplasm',
    );
  });

  it('puts the notes of the speaker after their slide', () => {
    expect(read({ shapes: title('One'), notes: 'Say hello.' }, { shapes: title('Two') }).text).toBe(
      'One\n\nSay hello.\n\nTwo',
    );
  });

  it('leaves out hidden slides, hidden shapes, numbers, dates and what is on every slide', () => {
    const layout =
      shape(paragraphs('12'), 'type="sldNum"') +
      shape(paragraphs('1 May'), 'type="dt"') +
      shape(paragraphs('School'), 'type="ftr"') +
      shape(paragraph('<a:fld type="slidenum"><a:t>12</a:t></a:fld>')) +
      shape(paragraphs('hidden')).replace('id="2"', 'id="2" hidden="1"');
    const document = read(
      { shapes: title('One') + layout },
      { shapes: title('Gone'), notes: 'gone', isHidden: true },
      { shapes: title('Two') + layout + shape(paragraphs('Only here'), 'type="ftr"') },
    );

    expect(document).toMatchObject({ text: 'One\n\nTwo\n\nOnly here', pages: 2 });
  });

  it('says what is bold and italic, and reads old Vietnamese fonts', () => {
    const letters = `<a:r><a:rPr b="1"><a:latin typeface="VNI-Times"/></a:rPr><a:t>Vieät</a:t></a:r>`;
    const { text, emphasis } = read({ shapes: shape(paragraph(letters + run(' Nam', 'i="1"'))) });

    expect(text).toBe('Việt Nam');
    expect(emphasis).toEqual([
      { kind: 'bold', start: 0, end: 4 },
      { kind: 'italic', start: 5, end: 8 },
    ]);
  });
});

describe('presentations that mean harm or are damaged', () => {
  it('[B-122] are refused when a slide is missing', () => {
    const broken = makePptx([{ shapes: title('One') }], {
      'ppt/_rels/presentation.xml.rels': slidePart('x', ''),
    });

    expect(() => readBytes(broken)).toThrow(expect.objectContaining({ code: 'corrupt' }));
  });

  it('[B-122] name a slide again and again, and it is read once', () => {
    const again = '<p:sldId id="1" r:id="slide-0"/>'.repeat(9_000);
    const bytes = makePptx([{ shapes: title('One') }], {
      'ppt/presentation.xml': slidePart('presentation', again),
    });

    expect(readBytes(bytes).text).toBe('One');
  });

  it('[B-122] have points of a diagram within themselves', () => {
    const data = slidePart(
      'x',
      `<dgm:pt modelId="0" type="doc"/><dgm:pt modelId="1"><dgm:t>${paragraphs('round')}</dgm:t></dgm:pt>
      <dgm:cxn srcId="0" destId="1"/><dgm:cxn srcId="1" destId="1"/>`,
    );
    const frame = '<p:graphicFrame><dgm:relIds r:dm="rId2"/></p:graphicFrame>';
    const slide = { shapes: frame, relations: { diagramData: '../diagrams/d.xml' } };

    expect(readBytes(makePptx([slide], { 'ppt/diagrams/d.xml': data })).text).toBe('• round');
  });
});

function read(...slides: SlideParts[]): ExtractedDocument {
  return readBytes(makePptx(slides));
}

function readBytes(bytes: Uint8Array): ExtractedDocument {
  return readPptx(openZip(bytes));
}

function textOf(shapes: string): string {
  return read({ shapes }).text;
}

function headingsOf({ text, emphasis }: ExtractedDocument): string[] {
  return emphasis
    .filter(({ kind }) => kind === 'heading')
    .map(({ start, end }) => text.slice(start, end));
}
