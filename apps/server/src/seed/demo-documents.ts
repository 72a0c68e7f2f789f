import type { DocumentDraft } from '@scholar/contract';

/** What the demo student has kept so far, oldest first: summaries with their source, and notes. */
export const DEMO_DOCUMENTS: DocumentDraft[] = [
  {
    title: 'Lịch sử Việt Nam: nhà Lý và nhà Trần',
    field: 'History',
    content:
      'Nhà Lý (1009–1225) dời đô từ Hoa Lư ra Thăng Long năm 1010.\n\n' +
      'Nhà Trần (1225–1400) ba lần đánh bại quân Nguyên Mông vào các năm 1258, 1285 và 1288.',
  },
  {
    title: 'Supply and demand',
    field: 'Economics',
    content:
      'Demand is the quantity buyers want at each price; it falls when the price rises. ' +
      'Supply is the quantity sellers offer at each price; it rises with the price.\n\n' +
      'The equilibrium price is the one at which both quantities are equal. ' +
      'A price ceiling below it leads to a shortage, a price floor above it to a surplus.',
  },
  {
    title: 'Big O notation',
    field: 'Computer Science',
    content:
      'Big O notation describes how the running time of an algorithm grows with its input.\n\n' +
      'Binary search takes O(log n) steps, a linear scan O(n), merge sort O(n log n), ' +
      'and comparing every pair O(n²).',
  },
  {
    title: 'Newton’s laws of motion',
    field: 'Physics',
    content:
      'An object keeps its velocity unless a net force acts on it. ' +
      'The acceleration equals the net force divided by the mass. ' +
      'Every force comes with an equal and opposite one.',
    sourceText:
      'Newton’s first law, also called the law of inertia, states that an object keeps its velocity ' +
      'unless a net force acts on it. The second law states that the acceleration of an object equals ' +
      'the net force divided by the mass: F = ma. The third law states that every force comes with an ' +
      'equal and opposite one: when you push a wall, the wall pushes you.',
    sourceEmphasis: ['law of inertia', 'F = ma'],
  },
  {
    title: 'Quang hợp ở thực vật',
    field: 'Biology',
    content:
      'Quang hợp là quá trình cây xanh dùng năng lượng ánh sáng để tổng hợp chất hữu cơ từ khí cacbonic ' +
      'và nước. Quá trình này diễn ra ở lục lạp và giải phóng khí ôxi.',
    sourceText:
      'Quang hợp là quá trình cây xanh dùng năng lượng ánh sáng để tổng hợp chất hữu cơ từ khí cacbonic ' +
      'và nước. Pha sáng diễn ra ở màng tilacôit, biến năng lượng ánh sáng thành ATP và NADPH. Pha tối ' +
      'diễn ra ở chất nền của lục lạp, cố định khí cacbonic theo chu trình Canvin. Quá trình này diễn ra ' +
      'ở lục lạp và giải phóng khí ôxi.',
    sourceEmphasis: ['Quang hợp', 'Pha sáng', 'Pha tối', 'chu trình Canvin'],
  },
  {
    title: 'The cell',
    field: 'Biology',
    content:
      'The cell is the basic unit of life. The nucleus holds the genetic material. ' +
      'Mitochondria release energy from food, and ribosomes build proteins.',
    sourceText:
      'The cell is the basic unit of life. Every cell is bounded by a membrane that controls what goes ' +
      'in and out. The nucleus holds the genetic material. Mitochondria release energy from food by ' +
      'cellular respiration, and ribosomes build proteins from amino acids. Plant cells also have a cell ' +
      'wall and chloroplasts.',
    sourceEmphasis: ['cell', 'nucleus', 'Mitochondria', 'ribosomes', 'chloroplasts'],
  },
];
