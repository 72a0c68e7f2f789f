import type { CardDraft, DocumentDraft } from '@scholar/contract';

type DemoCard = [question: string, answer: string, quote?: string];

/** Cards by the title of their document, with the passage they come from. */
const CARDS: Record<string, DemoCard[]> = {
  'Lịch sử Việt Nam: nhà Lý và nhà Trần': [
    ['Nhà Lý dời đô ra Thăng Long năm nào?', 'Năm 1010', 'dời đô từ Hoa Lư ra Thăng Long năm 1010'],
    ['Kinh đô trước Thăng Long', 'Hoa Lư', 'dời đô từ Hoa Lư ra Thăng Long năm 1010'],
    [
      'Nhà Trần đánh bại quân Nguyên Mông mấy lần?',
      'Ba lần: 1258, 1285 và 1288',
      'ba lần đánh bại quân Nguyên Mông vào các năm 1258, 1285 và 1288',
    ],
    ['Nhà Trần kéo dài trong những năm nào?', '1225–1400', 'Nhà Trần (1225–1400)'],
  ],
  'Supply and demand': [
    [
      'Demand',
      'The quantity buyers want at each price; it falls when the price rises.',
      'Demand is the quantity buyers want at each price; it falls when the price rises.',
    ],
    [
      'Supply',
      'The quantity sellers offer at each price; it rises with the price.',
      'Supply is the quantity sellers offer at each price; it rises with the price.',
    ],
    [
      'Equilibrium price',
      'The price at which supply and demand are equal.',
      'The equilibrium price is the one at which both quantities are equal.',
    ],
    [
      'Price ceiling',
      'Below the equilibrium it leads to a shortage.',
      'A price ceiling below it leads to a shortage',
    ],
    [
      'Price floor',
      'Above the equilibrium it leads to a surplus.',
      'a price floor above it to a surplus',
    ],
  ],
  'Big O notation': [
    ['Binary search', 'O(log n)', 'Binary search takes O(log n) steps'],
    ['Linear scan', 'O(n)', 'a linear scan O(n)'],
    ['Merge sort', 'O(n log n)', 'merge sort O(n log n)'],
    ['Comparing every pair', 'O(n²)', 'comparing every pair O(n²)'],
  ],
  'Newton’s laws of motion': [
    [
      'First law (inertia)',
      'An object keeps its velocity unless a net force acts on it.',
      'an object keeps its velocity unless a net force acts on it',
    ],
    [
      'Second law',
      'F = ma: acceleration equals net force divided by mass.',
      'the acceleration of an object equals the net force divided by the mass: F = ma',
    ],
    [
      'Third law',
      'Every force comes with an equal and opposite one.',
      'every force comes with an equal and opposite one',
    ],
  ],
  'Quang hợp ở thực vật': [
    [
      'Quang hợp',
      'Quá trình cây xanh dùng năng lượng ánh sáng để tổng hợp chất hữu cơ từ khí cacbonic và nước.',
      'Quang hợp là quá trình cây xanh dùng năng lượng ánh sáng để tổng hợp chất hữu cơ từ khí cacbonic và nước.',
    ],
    [
      'Pha sáng',
      'Biến năng lượng ánh sáng thành ATP và NADPH ở màng tilacôit.',
      'Pha sáng diễn ra ở màng tilacôit',
    ],
    [
      'Pha tối',
      'Cố định khí cacbonic theo chu trình Canvin ở chất nền.',
      'Pha tối diễn ra ở chất nền của lục lạp',
    ],
    [
      'Lục lạp',
      'Bào quan nơi quang hợp diễn ra.',
      'Quá trình này diễn ra ở lục lạp và giải phóng khí ôxi.',
    ],
  ],
  'The cell': [
    ['Cell', 'The basic unit of life.', 'The cell is the basic unit of life.'],
    ['Nucleus', 'Holds the genetic material.', 'The nucleus holds the genetic material.'],
    [
      'Mitochondria',
      'Release energy from food by cellular respiration.',
      'Mitochondria release energy from food by cellular respiration',
    ],
    ['Ribosomes', 'Build proteins from amino acids.', 'ribosomes build proteins from amino acids'],
    [
      'Membrane',
      'Controls what goes in and out of a cell.',
      'a membrane that controls what goes in and out',
    ],
    ['Chloroplasts', 'Where plant cells make sugar from light.'],
  ],
};

/** Sets by their title, with the titles of the documents whose cards they hold. */
export const DEMO_SETS: Record<string, string[]> = {
  'Ôn tập Sinh học': ['The cell', 'Quang hợp ở thực vật'],
  'Economics midterm': ['Supply and demand'],
  'Sciences, mixed': ['Big O notation', 'Newton’s laws of motion', 'The cell'],
  'Sử 10': ['Lịch sử Việt Nam: nhà Lý và nhà Trần'],
};

/** The cards of a document, each with the place of its passage. */
export function demoCardsOf({ title, content, sourceText }: DocumentDraft): CardDraft[] {
  const text = sourceText ?? content;
  return (CARDS[title] ?? []).map(([question, answer, quote]) => {
    const start = quote === undefined ? -1 : text.indexOf(quote);
    return {
      question,
      answer,
      source:
        quote === undefined || start === -1 ? null : { quote, start, end: start + quote.length },
    };
  });
}
