import { describe, expect, it } from 'vitest';
import { readDocument } from '../../reading/read-document';
import { findPairs } from './find-pairs';

const pairsOf = (text: string, emphasis: string[] = []) =>
  findPairs(readDocument(text), { emphasis }).map(({ card }) => [card.term, card.definition]);

const askedFor = (text: string, isGeneral: (term: string) => boolean) =>
  findPairs(readDocument(text), { isGeneral }).map(({ card }) => card.term);

const MITOSIS = ['Mitosis', 'division of the nucleus into two identical nuclei'];
const NHA_NUOC = ['Nhà nước', 'tổ chức của quyền lực chính trị công cộng'];

describe('pairs of a document, to the letter', () => {
  it.each([
    ['colons', (term: string, said: string) => `${term}: ${said}`],
    ['dashes', (term: string, said: string) => `${term} – ${said}`],
    ['hyphens', (term: string, said: string) => `${term} - ${said}`],
    ['equals signs', (term: string, said: string) => `${term} = ${said}`],
    ['arrows', (term: string, said: string) => `${term} → ${said}`],
    ['tabs', (term: string, said: string) => `${term}\t${said}`],
    ['bullets', (term: string, said: string) => `• ${term}: ${said}`],
    ['numbers', (term: string, said: string) => `1. ${term}: ${said}`],
    ['bold', (term: string, said: string) => `- **${term}**: ${said}`],
    ['bold with its colon', (term: string, said: string) => `**${term}:** ${said}`],
    ['tables', (term: string, said: string) => `| ${term} | ${said} |`],
  ])('joined by %s', (_, write) => {
    const write2 = ([term = '', said = '']: string[]) => write(term, said);
    const english = [MITOSIS, ['Meiosis', 'division that halves the number of chromosomes']];
    const vietnamese = [NHA_NUOC, ['Pháp luật', 'hệ thống các quy tắc xử sự chung']];
    const head =
      write('Term', 'Meaning') === '| Term | Meaning |' ? '| Term | Meaning |\n|---|---|\n' : '';

    expect(pairsOf(head + english.map(write2).join('\n'))).toEqual(english);
    expect(pairsOf(head + vietnamese.map(write2).join('\n'))).toEqual(vietnamese);
  });

  it('are questions and answers', () => {
    expect(pairsOf('Q: What is a cell?\nA: The smallest unit of life.')).toEqual([
      ['What is a cell?', 'The smallest unit of life.'],
    ]);
    expect(pairsOf('Câu hỏi 1: Tế bào là gì?\nTrả lời: Đơn vị nhỏ nhất của sự sống.')).toEqual([
      ['Tế bào là gì?', 'Đơn vị nhỏ nhất của sự sống.'],
    ]);
  });

  it('keep every negation and number, whatever their length', () => {
    expect(pairsOf('- **Void**: Not a contract at all; has no effect before 1990.')).toEqual([
      ['Void', 'Not a contract at all; has no effect before 1990.'],
    ]);
  });

  it('are split behind what is set apart, not inside it', () => {
    expect(pairsOf('- **Di - nhập gen**: Sự trao đổi cá thể giữa các quần thể')).toEqual([
      ['Di - nhập gen', 'Sự trao đổi cá thể giữa các quần thể'],
    ]);
  });

  it('go on in the next line where the first one breaks off', () => {
    expect(pairsOf('**Pluralism**: the different values are\nirreducible.')).toEqual([
      ['Pluralism', 'the different values are irreducible.'],
    ]);
  });

  it('cite the lines they stand in', () => {
    const text = '# Cells\n\n- **Wall**: what holds a plant cell together';

    const [pair] = findPairs(readDocument(text));

    expect(text.slice(pair?.card.source.start, pair?.card.source.end)).toContain('what holds');
  });
});

describe('a label', () => {
  it('that defines gives way to its heading', () => {
    expect(
      pairsOf('# A\n\n## Nhà nước\n\n* **Khái niệm:** tổ chức của quyền lực chính trị'),
    ).toEqual([['Nhà nước', 'tổ chức của quyền lực chính trị']]);
  });

  it('is joined to the heading it stands under', () => {
    const text = '# The French Revolution\n\n**Causes:**\n\n- debt of the crown\n- bad harvests';

    expect(pairsOf(text)).toEqual([
      ['Causes of The French Revolution', 'debt of the crown; bad harvests'],
    ]);
  });

  it('says whose figure it is', () => {
    expect(pairsOf('# Malta\n\n## Kinh tế\n\n- GDP: 5,4 tỷ USD vào năm 2006')).toEqual([
      ['GDP của Malta', '5,4 tỷ USD vào năm 2006'],
    ]);
  });

  it('is joined to the item before it where all items stand on one level', () => {
    const text = '• Device control\n• Purpose: hides the details of the hardware';

    expect(pairsOf(text)).toEqual([
      ['Purpose of device control', 'hides the details of the hardware'],
    ]);
  });

  it('of a remark or an example gives no card', () => {
    expect(
      pairsOf(
        '- Note: this comes up in the exam\n- Example: a cat is one\n- Ví dụ: con mèo là một',
      ),
    ).toEqual([]);
  });
});

describe('no pair is', () => {
  it.each([
    ['a sentence before a colon', 'There are three kinds of cells: plant, animal and fungal ones.'],
    ['what somebody says', 'Buyer responds: "I accept your offer"'],
    ['an address', 'Home page: https://cells.example/a'],
    ['an announcement', 'Rights: All citizens have the following six rights'],
    ['a dash inside a name', '- Thúc đẩy phát triển kinh tế - xã hội'],
    ['a question without its answer', 'Price: What does it cost?'],
    ['what is so somewhere', 'Ở tỉnh: Cục Thuế của tỉnh\nVề kế toán: theo luật mới'],
    ['one of several cases', 'Case 2: If the degree is smaller, there is a slant asymptote.'],
    ['one of a count', 'MYTH #4: A career should follow one neat and straight line.'],
    ['a formula', '- P(X \\in D): \\int _ D p(x) dx where D is a set'],
    ['the code of a question', 'E_2019_2: Cách mạng tháng Mười năm 1917 và tình hình sau đó'],
    ['a promise of a list', 'The trial: There are several stages to the actual trial.'],
    ['the next item behind a full stop', 'Đình Cam Xuân. - Lăng Ông, đền bà ở phường Cam Phúc Nam'],
    ['a name that goes on', 'Marc Lavoine, - Le Cœur des hommes\nRoland Blanche, - Trop belle'],
    ['a conclusion', 'Conclusion: There is enough evidence against the null hypothesis.'],
    ['a figure of nobody', '- GDP: 5,4 tỷ USD\n- Xuất khẩu: 2,4 tỷ USD'],
    ['a hyphen in what is set apart', '- **Không có di - nhập gen** làm thay đổi tần số alen'],
    [
      'a hyphen behind what is set apart',
      '**Đối tượng** của kinh tế chính trị Mác - Lênin là các quan hệ giữa người với người',
    ],
    ['an answer', '- No, not necessarily\n  - Perhaps there is one\n  - Or there are several'],
    ['a time', '- Eventually: fall of the Qing dynasty'],
    ['an example behind an arrow', '=> Ví dụ:\n\n* đóng thuế\n* không lái xe khi say'],
    ['a line with a bar', 'Cú pháp: Tiếng Việt | phần định nghĩa bên dưới'],
    [
      'what a lesson plan says about itself',
      '**DURATION**: 75 minutes\n**VALUES**: caring for all',
    ],
    ['half a sentence', '• A statement that declares: -The mark has been in use for five years'],
    ['a table of contents', '# Music\n\n- Notation\n  - Treble clef\n  - Bass clef'],
    [
      'a list of which something is left out',
      '# Music\n\n- Scale\n  - $x^2 + y_1 = \\frac{a}{b}$\n  - the lower part comes first\n  - the upper part follows',
    ],
    ['one of a count in words', '- Thứ hai: sự ra đời của các nước dân chủ nhân dân'],
    ['an order', '- Primates -> hominids (great apes) -> hominins'],
    ['a count of parts', '- 8 stages\n  - trust against mistrust\n  - shame against autonomy'],
    ['shorthand', '- đk: cạnh tranh lành mạnh'],
    ['what is right or wrong', '- Đúng: sóng truyền năng lượng\n- Sai: sóng truyền vật chất'],
    ['the other way round', '- ngược lại => giá cả tăng trở lại'],
    ['a row with numbers', '| consumer | 1 |\n|---|---|\n| pays | 98 |'],
  ])('%s', (_, text) => {
    expect(pairsOf(text)).toEqual([]);
  });
});

it.each([
  [
    'a question',
    '### 6.2 Why Britain first?\n\n- **Capital**: Wealth from trade',
    'Capital (Why Britain first?)',
  ],
  [
    'a label',
    '## The New Imperialism\n\n### Causes\n\n- **Technology**: Steamships, telegraphs, quinine, guns',
    'Technology (Causes of The New Imperialism)',
  ],
  [
    'a label of nothing',
    '1. **Risk factors**: they come together\n\n   - **Other conditions**: diabetes, renal disease',
    'Other conditions (Risk factors)',
  ],
])('what only belongs to its term here has %s above it in its question', (_, text, term) => {
  expect(pairsOf(text).map(([asked]) => asked)).toEqual([term]);
});

it('a short answer says in its question what the list is about', () => {
  expect(pairsOf('# Văn bản pháp luật\n\n- Chính phủ: Nghị định\n- Thủ tướng: Quyết định')).toEqual(
    [
      ['Chính phủ (Văn bản pháp luật)', 'Nghị định'],
      ['Thủ tướng (Văn bản pháp luật)', 'Quyết định'],
    ],
  );
});

it('everyday words say what they are about, unless they are defined', () => {
  const isGeneral = () => true;

  expect(askedFor('# Trusts\n\n- Sale of land: Chang v Registrar of Titles', isGeneral)).toEqual([
    'Sale of land (Trusts)',
  ]);
  expect(
    askedFor('# Trusts\n\n- Sale of land: the transfer of a title for money', isGeneral),
  ).toEqual(['Sale of land']);
});

it.each([
  [
    'a remark',
    '# Sóng điện từ\n\n- Môi trường: Truyền được trong chân không với vận tốc lớn nhất',
    'Môi trường (Sóng điện từ)',
  ],
  [
    'a list',
    '# Hệ thống file\n\n- Thao tác: tạo mới, xóa đi, đọc, ghi',
    'Thao tác (Hệ thống file)',
  ],
  ['one of several stages', '# Mitosis\n\n- Stage 2: the chromosomes move', 'Stage 2 (Mitosis)'],
  [
    'a label with a word before it',
    '# Quần thể\n\n- Các đặc trưng: kích thước và mật độ của các cá thể',
    'Các đặc trưng của quần thể',
  ],
  [
    'a label inside its item',
    '# Nerves\n\n- Ulnar nerve\n  - runs along the inner side of the whole arm\n  - Function: bends two of the fingers',
    'Function of ulnar nerve',
  ],
  [
    'a label under verse that is free',
    '- Thể thơ\n  - *Thơ tự do*\n    - Đặc điểm: số chữ của các dòng không đều nhau',
    'Đặc điểm của thơ tự do',
  ],
])('%s says what it is about', (_, text, term) => {
  expect(pairsOf(text).map(([asked]) => asked)).toEqual([term]);
});

it('what is a definition needs nothing beside it', () => {
  expect(pairsOf('# Kinh tế\n\n- Cung: lượng hàng hóa mà người bán sẵn sàng bán')).toEqual([
    ['Cung', 'lượng hàng hóa mà người bán sẵn sàng bán'],
  ]);
});

it('a subject that is in the term is not said twice', () => {
  expect(
    pairsOf('# Damages\n\n- Consequential damages: lost profits\n- Nominal damages: one dollar'),
  ).toEqual([
    ['Consequential damages', 'lost profits'],
    ['Nominal damages', 'one dollar'],
  ]);
});

describe('what heads a list', () => {
  it('is a line in bold, and ends where the next one begins', () => {
    const text =
      '# Peoples\n\n**Ute**\n\n- Hunters of the Great Basin\n- They followed the buffalo\n\n**Iroquois**\n\n- Farmers of the north-east\n- They lived in longhouses';

    expect(pairsOf(text)).toEqual([
      ['Ute', 'Hunters of the Great Basin; They followed the buffalo'],
      ['Iroquois', 'Farmers of the north-east; They lived in longhouses'],
    ]);
  });

  it('is a line at the margin, with what stands further in below it', () => {
    const text =
      '# Exchange\n\nSmall intestine:\n  - Long: more time to absorb\n\nLeaf - takes in carbon dioxide\n  - Flat: more light falls on it';

    expect(askedFor(text, () => true)).toEqual(['Long (Small intestine)', 'Flat (Leaf)']);
  });

  it('is a heading that goes on in the line below it', () => {
    const text = '## Realism\n\nsays that every state seeks power\n\nHans Morgenthau';

    expect(pairsOf(text)).toEqual([['Realism', 'says that every state seeks power']]);
  });
});

it('what comes back under two headings says under which', () => {
  const signs = (pulse: string) =>
    `## Assessment\n\n- **Cardiovascular**: ${pulse} pulse at rest and under strain\n- **Renal**: ${pulse} flow of urine by day and night`;

  expect(
    pairsOf(`# Low sodium\n\n${signs('fast')}\n\n# High sodium\n\n${signs('slow')}`).map(
      ([asked]) => asked,
    ),
  ).toEqual([
    'Cardiovascular (Low sodium)',
    'Renal (Low sodium)',
    'Cardiovascular (High sodium)',
    'Renal (High sodium)',
  ]);
});

describe('a table', () => {
  it('with a column of meanings gives these', () => {
    const text =
      '| Thuật ngữ | Nhóm | Định nghĩa | Ví dụ | Câu hỏi |\n|---|---|---|---|---|\n| Cảm xúc | Nền tảng | tín hiệu của cơ thể và tâm trí | vui, buồn | Nó bảo vệ gì? |';

    expect(pairsOf(text)).toEqual([['Cảm xúc', 'tín hiệu của cơ thể và tâm trí']]);
  });

  it('of three columns asks for each of them', () => {
    const text =
      '| Division | Mitosis | Meiosis |\n|---|---|---|\n| Daughter cells | two alike | four different |';

    expect(pairsOf(text)).toEqual([
      ['Daughter cells (Mitosis)', 'two alike'],
      ['Daughter cells (Meiosis)', 'four different'],
    ]);
  });

  it('says of what its first column tells the kinds', () => {
    const text = '| Màu lưỡi | Ý nghĩa |\n|---|---|\n| Đỏ | nhiệt chứng hoặc âm hư |';

    expect(pairsOf(text)).toEqual([['Đỏ (Màu lưỡi)', 'nhiệt chứng hoặc âm hư']]);
  });

  it('of one thing names it', () => {
    const text =
      '# Luật thuế 2025\n\n| Mục | Nội dung |\n|---|---|\n| Thay thế | các luật của năm 2008 |';

    expect(pairsOf(text)).toEqual([['Thay thế (Luật thuế 2025)', 'các luật của năm 2008']]);
  });
});

it('what stands below an example is no term', () => {
  expect(pairsOf('# Trade\n\n**Example**\n\n- England: ten metres of cloth in an hour')).toEqual(
    [],
  );
});

it('what stands below a sentence of the notes says what the notes are about', () => {
  const text =
    '# Business buying\n\n- Firms decide in two steps, but the details are different\n  1. Purchase decision: lengthy negotiation and approval\n  2. Behaviour afterwards: formal evaluation of every supplier';

  expect(pairsOf(text).map(([asked]) => asked)).toEqual([
    'Purchase decision (Business buying)',
    'Behaviour afterwards (Business buying)',
  ]);
});

it('two things side by side are no pairs', () => {
  expect(
    pairsOf(
      '| Advantages | Disadvantages |\n|---|---|\n| fills gaps of the law | is not in the Bible |',
    ),
  ).toEqual([]);
});

describe('a Vietnamese pair', () => {
  it.each([
    [
      '# Hội Thanh niên\n\n- Thời gian và địa điểm: tháng 6 tại Quảng Châu',
      'Thời gian và địa điểm (Hội Thanh niên)',
    ],
    [
      '# Góc nhìn\n\n## Nhân lực\n\n- Ý nghĩa: tổ chức phục vụ con người\n\n## Chính trị\n\n- Ý nghĩa: tổ chức là một đấu trường',
      'Ý nghĩa của chính trị (Góc nhìn)',
    ],
    ['# Sứ mệnh lịch sử\n\n- Khái niệm: Công nhân là tập đoàn xã hội ổn định', 'Công nhân'],
    ['# Van tim\n\n- Van hai lá: cấu trúc ngăn máu chảy ngược về tâm nhĩ', 'Van hai lá'],
  ])('says what it is about: %s', (text, term) => {
    expect(pairsOf(text).map(([asked]) => asked)).toContain(term);
  });

  it('is none where it tells what a course will be about', () => {
    expect(pairsOf('# Tư bản\n\n- Độc quyền nhà nước: Nguyên nhân, bản chất và đặc điểm')).toEqual(
      [],
    );
  });
});
