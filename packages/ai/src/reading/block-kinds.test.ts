import { describe, expect, it } from 'vitest';
import { readDocument } from './read-document';

const kindsOf = (text: string, headings?: string[]) => {
  const { plain, blocks } = readDocument(text, 'en', headings);
  return blocks.map(({ kind, start, end }) => [kind, plain.slice(start, end)]);
};
const PROSE = 'Cells are small units of life that divide and grow.';

describe('kinds of blocks', () => {
  it.each([
    ['caption', 'Figure 3.2: A cell under the microscope'],
    ['caption', 'Hình 1. Một tế bào'],
    ['caption', '[Illustration: A CELL]'],
    ['reference', '[12] Miller, A. Cells and life. Nature, 2001.'],
    ['furniture', '12'],
    ['furniture', 'Page 3 of 12'],
    ['furniture', 'miller@cells.example'],
    ['formula', '$z_i = (x_i - m) / s$'],
    ['label', 'Key parts:'],
    ['paragraph', 'Hình vị là đơn vị nhỏ nhất mang ý nghĩa trong ngôn ngữ.'],
    ['paragraph', PROSE],
  ])('a %s: %s', (kind, line) => {
    const found = kindsOf(`${PROSE} It is so.\n\n${line}\n\n${PROSE} They live.`);

    expect(found[1]).toEqual([kind, line]);
  });

  it('what stands under the references is one, up to the next chapter', () => {
    const text = `# Cells\n\n${PROSE}\n\n## References\n\nA book of cells, 2001.\n\n# Plants\n\n${PROSE}`;

    expect(kindsOf(text).map(([kind]) => kind)).toEqual([
      'heading',
      'paragraph',
      'reference',
      'reference',
      'heading',
      'paragraph',
    ]);
  });

  it('answers to choose from are not learnt, nor is their question', () => {
    const question = (n: number) =>
      `Câu ${n}: Điều nào là sai về sóng cơ?\nA. Nó mang năng lượng.\nB. Nó truyền trong chân không.\nC. Nó có thể giao thoa.\nĐáp án B. Sóng cơ cần môi trường.`;
    const kinds = (text: string) => kindsOf(text).map(([kind]) => kind);

    expect(kinds(`${PROSE}\n\n${question(1)}\n\n${question(2)}`).slice(0, 6)).toEqual([
      'paragraph',
      'reference',
      'reference',
      'reference',
      'reference',
      'paragraph',
    ]);
    expect(kinds(`What is culture?\nA. ${PROSE}\nB. ${PROSE}\nC. ${PROSE}`)).not.toContain(
      'reference',
    );
  });

  it('a line that comes back on every page belongs to the page', () => {
    const page = (sentence: string) => `Biology for beginners\n\n${sentence}`;
    const text = ['One is here.', 'Two is here.', 'Three is here.'].map(page).join('\n\n');

    expect(kindsOf(text).filter(([kind]) => kind === 'furniture')).toHaveLength(3);
  });

  it('a text that marks its headings has no others', () => {
    const text = '# One\n\nA Short Line\n\n# Two\n\n# Three';

    expect(kindsOf(text)).toContainEqual(['paragraph', 'A Short Line']);
  });

  it('an item goes on in its next line', () => {
    expect(kindsOf('• Bộ nhớ là nơi\nlưu dữ liệu\n• Đĩa')).toEqual([
      ['item', 'Bộ nhớ là nơi\nlưu dữ liệu'],
      ['item', 'Đĩa'],
    ]);
  });

  it('captions and references have no sentences', () => {
    const { sentences } = readDocument(`${PROSE}\n\nFigure 1: A cell.\n\n${PROSE}`);

    expect(sentences).toHaveLength(2);
  });
});
