import { join } from 'node:path';
import { DEFAULT_SUMMARY } from '@scholar/contract';
import { describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from './embedded-engine';

const engine = createEmbeddedEngine({ modelsDir: join(import.meta.dirname, '..', 'models') });
const work = { signal: new AbortController().signal };

const CELLS = [
  'A cell is the smallest unit of life that can carry out all the functions of an organism. Every cell is surrounded by a membrane that controls what enters and what leaves. Biologists have studied cells for almost four hundred years.',
  'Osmosis is the movement of water through a membrane from low to high concentration of dissolved substances. Plants take up water from the soil by osmosis. The process by which plants turn light, water and carbon dioxide into sugar is called photosynthesis.',
  'A mitochondrion is an organelle that releases the energy stored in sugar. Cells that work hard, such as muscle cells, have thousands of mitochondria. What would happen without them?',
].join('\n\n');

describe('cards of the embedded engine', () => {
  it('cut the clause that defines a term, and cite its sentence', async () => {
    const { cards } = await engine.makeFlashcards({ text: CELLS, count: 4 }, work);

    const osmosis = cards.find(({ term }) => term.toLowerCase() === 'osmosis');
    expect(osmosis?.definition).toMatch(/^the movement of water/);
    expect(osmosis?.source.quote).toMatch(/^Osmosis is the movement.*substances\.$/);
    expect(CELLS.slice(osmosis?.source.start, osmosis?.source.end)).toBe(osmosis?.source.quote);
  });

  it('never say their own term', async () => {
    const { cards } = await engine.makeFlashcards({ text: CELLS, count: 10 }, work);

    for (const { term, definition } of cards) {
      expect(definition.toLowerCase()).not.toContain(term.toLowerCase());
    }
  });

  it('are not padded with what a sentence says besides', async () => {
    const { cards } = await engine.makeFlashcards({ text: CELLS, count: 20 }, work);

    const terms = cards.map(({ term }) => term.toLowerCase());
    expect(terms).toEqual(expect.arrayContaining(['osmosis', 'photosynthesis', 'mitochondrion']));
    for (const junk of ['organism', 'sugar', 'smallest unit', 'process', 'movement of water']) {
      expect(terms).not.toContain(junk);
    }
  });

  it('take the next best clause where the best points elsewhere', async () => {
    const text = `${CELLS} A force is a push or a pull, as we discussed in the previous section.`;

    const { cards } = await engine.makeFlashcards({ text, count: 5, emphasis: ['force'] }, work);

    expect(cards.find(({ term }) => term === 'force')?.definition).toBe('a push or a pull');
  });

  it('are all kept of notes that say one definition after the other', async () => {
    const text = [
      'Quang hợp là quá trình thực vật dùng năng lượng ánh sáng để tổng hợp chất hữu cơ.',
      'Diệp lục là sắc tố màu xanh hấp thụ ánh sáng trong lục lạp.',
      'Hô hấp tế bào là quá trình phân giải chất hữu cơ để giải phóng năng lượng.',
      'Khí khổng là những lỗ nhỏ trên bề mặt lá, nơi hơi nước thoát ra.',
    ].join('\n');

    const { cards } = await engine.makeFlashcards({ text, count: 10 }, work);

    expect(cards.map(({ term }) => term)).toEqual([
      'Quang hợp',
      'Diệp lục',
      'Hô hấp tế bào',
      'Khí khổng',
    ]);
  });

  it('begin with what the author emphasised', async () => {
    const { cards } = await engine.makeFlashcards(
      { text: CELLS, count: 1, emphasis: ['photosynthesis'] },
      work,
    );

    expect(cards.map(({ term }) => term)).toEqual(['photosynthesis']);
    expect(cards[0]?.definition).toContain('plants turn light');
  });

  it('take emphasis that is not in the text for nothing', async () => {
    const { cards } = await engine.makeFlashcards(
      { text: CELLS, count: 3, emphasis: ['quantum chromodynamics'] },
      work,
    );

    expect(cards.map(({ term }) => term)).not.toContain('quantum chromodynamics');
  });

  it('tell which sections have none', async () => {
    const text = `Cells\n\n${CELLS}\n\nWeather\n\nIt rained a lot that day. We stayed at home and read.`;

    const { coverage } = await engine.makeFlashcards({ text, count: 3 }, work);

    expect(coverage.sections).toBe(2);
    expect(coverage.withoutCards.map(({ title }) => title)).toEqual(['Weather']);
  });

  it('are the same every time', async () => {
    const ask = () => engine.makeFlashcards({ text: CELLS, count: 5 }, work);

    expect(await ask()).toEqual(await ask());
  });

  it('know the sections by the headings that came along', async () => {
    const text = `on cells\n\n${CELLS}\n\non weather\n\nIt rained a lot that day. We stayed at home.`;

    const { coverage } = await engine.makeFlashcards(
      { text, count: 3, headings: ['on cells', 'on weather'] },
      work,
    );

    expect(coverage.sections).toBe(2);
    expect(coverage.withoutCards.map(({ title }) => title)).toEqual(['on weather']);
  });

  it('stay in the language of the text when others are wanted', async () => {
    const { cards, language } = await engine.makeFlashcards(
      { text: CELLS, count: 3, language: 'vi', answerIn: 'vi' },
      work,
    );

    expect(language).toBe('en');
    expect(cards).toHaveLength(3);
  });

  it('never go over from one cell of a table to the next', async () => {
    const text =
      'Term\tMeaning\nOsmosis\tmovement of water through a membrane\nCell\tthe smallest unit of life\nAtom\tsmallest part of an element';

    const { cards } = await engine.makeFlashcards({ text, count: 10 }, work);

    const terms = cards.map(({ term }) => term);
    expect(terms).toEqual(expect.arrayContaining(['Osmosis', 'Cell']));
    expect(terms).not.toContain('Cell the smallest');
  });

  it('leave a pair as its author wrote it', async () => {
    const whole = 'bốn cực thẳng hàng (A, M, N, B), nhưng M và N gần sát nhau còn A và B cách xa';
    const text = `Các hệ cực đo\n\nHệ Wenner: bốn cực thẳng hàng và cách đều nhau.\n\nHệ Schlumberger: ${whole}.\n\nHệ lưỡng cực: hai cực phát nằm xa hai cực thu.`;

    const { cards } = await engine.makeFlashcards({ text, count: 10 }, work);

    expect(cards).toContainEqual(
      expect.objectContaining({ term: 'Hệ Schlumberger', definition: `${whole}.` }),
    );
  });

  it('are few rather than invented', async () => {
    const { cards } = await engine.makeFlashcards(
      { text: 'Hello there, friend.', count: 10 },
      work,
    );

    expect(cards).toEqual([]);
  });
});

describe('summaries of the embedded engine', () => {
  it('are sentences of the text, in its order, without questions', async () => {
    const { sentences, content } = await engine.summarize({ text: CELLS }, work);

    const starts = sentences.map(({ source }) => source.start);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(content).not.toContain('?');
    for (const { sentence, source } of sentences) {
      expect(CELLS.slice(source.start, source.end)).toBe(sentence);
    }
  });

  it('are about a third of a short text at most', async () => {
    const { content } = await engine.summarize({ text: CELLS }, work);

    expect(content.split(/\s+/).length).toBeLessThanOrEqual(CELLS.split(/\s+/).length * 0.4);
  });

  it('take the title line, a given heading, else what the text is about', async () => {
    const nameOf = async (text: string, headings?: string[]) =>
      (await engine.summarize({ text, headings }, work)).name;

    expect(await nameOf(`THE LIVING CELL\n\n${CELLS}`)).toBe('The living cell');
    expect(await nameOf(CELLS, ['Membranes'])).toBe('Membranes');
    expect(await nameOf(CELLS, ['History', 'Membranes'])).not.toBe('History');
    expect(await nameOf(`${CELLS}\n\nNext Steps`.slice(-400), ['Next Steps'])).not.toBe(
      'Next Steps',
    );
    expect(await nameOf(`${CELLS.repeat(9)}\n\nNext Steps`, ['Next Steps'])).not.toBe('Next Steps');
    expect((await nameOf(CELLS)).toLowerCase()).toMatch(/cell|membrane|osmosis|water/);
  });

  it.each(['.', '-----'])('have a name also for %s', async (text) => {
    expect((await engine.summarize({ text }, work)).name).toBe(DEFAULT_SUMMARY.name);
  });

  it('keep the large letters of abbreviations in a shouted title', async () => {
    const { name } = await engine.summarize(
      { text: `THE DNA AND ATP OF A CELL\n\n${CELLS} All of them need ATP to live.` },
      work,
    );

    expect(name).toBe('The DNA and ATP of a cell');
  });

  it('are named by no small word of a language that the engine does not know', async () => {
    const text =
      'La cellule est la plus petite. La vie de la plante est dans la cellule de la vie.';

    expect((await engine.summarize({ text }, work)).name.toLowerCase()).toContain('cellule');
  });

  it('of notes without large letters are sentences too', async () => {
    const { sentences } = await engine.summarize({ text: CELLS.toLowerCase() }, work);

    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.every(({ sentence }) => sentence.split(' ').length < 30)).toBe(true);
  });

  it('are the beginning of a text that never ends a sentence', async () => {
    const { content } = await engine.summarize({ text: 'water moves and '.repeat(60) }, work);

    expect(content.split(' ').length).toBeLessThan(100);
    expect(content).toMatch(/^water moves and water/);
  });

  it('stop when asked to', async () => {
    await expect(
      engine.summarize({ text: CELLS }, { signal: AbortSignal.abort() }),
    ).rejects.toThrow('abort');
  });
});

describe('a Vietnamese text with accents behind their letters', () => {
  const composed = [
    'Quang hợp là quá trình cây xanh dùng năng lượng ánh sáng để tạo ra đường từ nước và khí cacbonic.',
    'Diệp lục là sắc tố màu xanh hấp thụ ánh sáng trong lá cây.',
    'Ti thể là bào quan thực hiện hô hấp tế bào.',
  ]
    .join(' ')
    .normalize('NFC');
  const sent = composed.normalize('NFD');

  it('gives the cards of the same text in composed letters, cited as it was sent', async () => {
    const wanted = await engine.makeFlashcards({ text: composed, count: 5 }, work);
    const made = await engine.makeFlashcards({ text: sent, count: 5 }, work);
    const cards = [...made.cards, ...made.maybe];

    expect(cards.length).toBeGreaterThan(0);
    expect(cards.map(({ term, definition }) => [term, definition])).toEqual(
      [...wanted.cards, ...wanted.maybe].map(({ term, definition }) => [term, definition]),
    );
    for (const { source } of cards) {
      expect(sent.slice(source.start, source.end)).toBe(source.quote);
    }
  });

  it('gives its summary, too', async () => {
    const { content } = await engine.summarize({ text: composed }, work);
    const { sentences, ...draft } = await engine.summarize({ text: sent }, work);

    expect(draft.content).toBe(content);
    for (const { source } of sentences) {
      expect(sent.slice(source.start, source.end)).toBe(source.quote);
    }
  });
});

describe('a summary', () => {
  const lecture = [
    '# Deadlock',
    'A deadlock is a state in which every process waits for another one of the set.',
    'It is described in `deadlock_note()` below. So we will see it again.',
    'The four conditions of a deadlock are:',
    '- mutual exclusion of the processes that share one device at a time',
    '- x',
    'Prevention of deadlocks attacks one of the four conditions that a deadlock needs.',
    'However, this costs time. Avoidance of deadlocks grants only what leaves a safe state.',
  ].join('\n\n');

  it('has whole statements only, without marks, programs and words that lean on others', async () => {
    const { content, sentences } = await engine.summarize({ text: lecture }, work);

    expect(sentences.length).toBeGreaterThan(0);
    expect(content).not.toMatch(/deadlock_note|are:|- |However|So we|It is described|`|#/);
    for (const { sentence } of sentences) {
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it.each([
    ['its first heading', '# Deadlock\n\nA deadlock is a state of waiting.', 'Deadlock'],
    [
      'what a chapter is about, not its number',
      'Chương 1\n\nGIỚI THIỆU HỆ ĐIỀU HÀNH\n\nHệ điều hành là một chương trình quản lý máy tính.',
      'Giới thiệu hệ điều hành',
    ],
    [
      'its heading without half a bracket',
      'THE FRENCH REVOLUTION]\n\nEvery king in Europe built his own palace at that time.',
      'The french revolution',
    ],
    [
      'its shouted heading, names in large letters',
      'THE EMPIRES OF EUROPE IN ASIA\n\nAll the kings of Europe looked for land in Asia then.',
      'The empires of Europe in Asia',
    ],
    [
      'what a file says about itself',
      '---\ntitle: "What is osmosis?"\nweight: 10\n---\n\nWater moves through a membrane.',
      'What is osmosis?',
    ],
    [
      'its headline, however long it is',
      'Bác sĩ tham gia quyết định phương án giải cứu nhóm thiếu niên bị kẹt trong hang\n\nẢnh tư liệu.\n\nMột bác sĩ người nước ngoài đã bay tới tỉnh này tuần trước để cùng đội cứu hộ tìm đường ra.',
      'Bác sĩ tham gia quyết định phương án giải cứu nhóm thiếu niên bị kẹt trong hang',
    ],
    [
      'its long heading up to a joint',
      '# Towards Steady Statistics in the Backward Pass of Very Deep Networks of the Second Kind\n\nA network is a graph of simple units.',
      'Towards Steady Statistics in the Backward Pass of Very Deep Networks',
    ],
    [
      'whom its first sentence is about',
      'Alfred Vĩ đại (khoảng 849 – 899) là Quốc vương của Wessex từ năm 871. Ông đánh bại người Danes.',
      'Alfred Vĩ đại',
    ],
  ])('is named after %s', async (_, text, name) => {
    const summary = await engine.summarize({ text }, work);

    expect(summary.name).toBe(name);
  });
});

describe('a text in a language that the engine does not know', () => {
  const text =
    'La photosynthèse est le processus par lequel les plantes transforment la lumière en sucre. La cellule est la plus petite unité de la vie. Les mitochondries libèrent l’énergie. Elles se trouvent dans presque toutes les cellules.';

  it('gives cards only of what its author emphasised, and calls them doubtful', async () => {
    const plain = await engine.makeFlashcards({ text, count: 5 }, work);
    const marked = await engine.makeFlashcards(
      { text, count: 5, emphasis: ['photosynthèse'] },
      work,
    );

    expect([...plain.cards, ...plain.maybe]).toEqual([]);
    expect(marked.cards).toEqual([]);
    expect(marked.maybe.map(({ term }) => term)).toEqual(['photosynthèse']);
  });
});

describe('a text with markup or code', () => {
  const html =
    '<html><body><h1>Cells</h1><p><b>Osmosis</b> is the movement of water through a membrane.</p><p>A <b>cell</b> is the smallest unit of life that can carry out <a href="x">all functions</a>, as a rule, of a body.</p><script>alert(1)</script></body></html>';

  it('gives cards without tags, each with its quote as it stands', async () => {
    const { cards } = await engine.makeFlashcards({ text: html, count: 10 }, work);

    expect(cards.map(({ term }) => term)).toContain('Osmosis');
    for (const { term, definition, source } of cards) {
      expect(`${term} ${definition}`).not.toMatch(/[<>]|href|alert/);
      expect(html.slice(source.start, source.end)).toBe(source.quote);
    }
  });

  it('gives a summary without tags, each sentence with its quote as it stands', async () => {
    const { sentences, name } = await engine.summarize({ text: html.repeat(4) }, work);

    expect(name).toBe('Cells');
    expect(sentences.map(({ sentence }) => sentence).join(' ')).not.toMatch(/[<>]|href|alert| ,/);
    for (const { source } of sentences) {
      expect(html.repeat(4).slice(source.start, source.end)).toBe(source.quote);
    }
  });

  it('gives no cards of code', async () => {
    const code =
      'function add(a, b) { return a + b; }\nconst x = { y: 1, z: [1,2,3] };\nimport { foo } from "bar";\nclass Foo extends Bar { constructor() { super(); } }\n';

    const { cards } = await engine.makeFlashcards({ text: code.repeat(10), count: 10 }, work);

    expect(cards).toEqual([]);
  });
});

describe('the field', () => {
  it.each([
    ['Biology', CELLS],
    [
      'Law',
      'Trong Luật này, các từ ngữ dưới đây được hiểu như sau. Hợp đồng là văn bản theo quy định của pháp luật. Tòa án xử phạt vi phạm.',
    ],
    [
      'Mathematics',
      'Cho hàm số có đồ thị. Tính đạo hàm và tích phân. Tìm nghiệm của phương trình và giá trị cực đại.',
    ],
    [
      'Astronomy',
      'Stars and planets form in nebulae. The galaxy has billions of stars. Astronomers use telescopes to see the Milky Way.',
    ],
    [
      'History',
      'In 1861 the war began and the army of the Union was weak. In 1865 the Confederate troops were defeated. Slavery was abolished. The president was shot in 1865. The states had fought for four years, and many soldiers were dead.',
    ],
    ['Other', 'We went home and had dinner with friends.'],
    [
      'Computer Science',
      'Cây tìm kiếm nhị phân có các tính chất cơ bản sau: mỗi nút có nhiều nhất 2 nút con. Nếu cây mất cân bằng, ta xoay các nút để cây cân bằng trở lại. Tính chất của cây không đổi, đồng thời việc tìm một phần tử vẫn nhanh.',
    ],
  ])('is %s', async (field, text) => {
    expect((await engine.summarize({ text }, work)).field).toBe(field);
  });
});
