import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from '../embedded-engine';

const engine = createEmbeddedEngine({ modelsDir: join(import.meta.dirname, '..', '..', 'models') });
const work = { signal: new AbortController().signal };
const summaryOf = async (text: string) => engine.summarize({ text }, work);

const NOTES = `# Kidney

This lecture introduces the kidney, its parts and what goes wrong with it.

## Structure

The kidney is a paired organ that filters the blood and makes urine. It lies behind the abdomen on both sides of the spine. Each kidney holds about a million nephrons. Figure 3 shows one of them in detail.

## Functions

- Filtration: water and small molecules leave the blood
- Reabsorption: what the body needs comes back
- Secretion: acids and drugs are added to the urine
- Hormones: erythropoietin and renin

## Diseases

### Acute injury

- Prerenal: too little blood reaches the kidney, as after bleeding, burns, dehydration or with a failing heart
- Renal: the tissue itself is damaged, by poisons, contrast media, antibiotics, infections or inflammation of the glomeruli
- Postrenal: the urine cannot leave, because of stones, tumours, blood clots, narrow ureters, scars after an operation, a pregnancy or an enlarged prostate that presses on them

### Chronic disease

Chronic kidney disease is a slow loss of nephrons over months and years. Diabetes and high blood pressure are its most common causes in adults.
`;

describe('the summary of notes with headings', () => {
  it('begins with what the document says it is about', async () => {
    const { content } = await summaryOf(NOTES);

    expect(content.split('\n')[0]).toBe(
      'This lecture introduces the kidney, its parts and what goes wrong with it.',
    );
  });

  it('goes on part by part, each below its name', async () => {
    const { content } = await summaryOf(NOTES);

    const names = content
      .split('\n\n')
      .slice(1)
      .map((part) => part.split('\n')[0]);
    expect(names).toEqual(['Structure', 'Functions', 'Acute injury', 'Chronic disease']);
    expect(content).toContain(
      'Structure\nThe kidney is a paired organ that filters the blood and makes urine.',
    );
  });

  it('tells the items of a list on lines of their own, with what they say', async () => {
    const { content } = await summaryOf(NOTES);

    expect(content).toContain(
      '- Filtration: water and small molecules leave the blood.\n- Reabsorption: what the body needs comes back.\n- Secretion: acids and drugs are added to the urine.\n- Hormones: erythropoietin and renin.',
    );
    expect(content).toContain('- Renal: the tissue itself is damaged');
  });

  it('tells a list of a few words each on one line', async () => {
    const { content } = await summaryOf(
      `${NOTES}\n## Stones\n\n- Calcium oxalate\n- Uric acid\n- Struvite after infections\n- Cystine, which runs in families\n`,
    );

    expect(content).toContain(
      'Stones\nCalcium oxalate; Uric acid; Struvite after infections; Cystine, which runs in families.',
    );
  });

  it('tells a list beside the sentences, never one of its lines alone', async () => {
    const { content } = await summaryOf(
      `${NOTES}\n## Freedoms\n\nThe charter of patients is a list of rights that every hospital has to grant to everybody who is treated there, whatever they pay and wherever they come from, by day and by night.\n\n- Every patient chooses a doctor\n- Every patient sees the files\n- Every patient may go home\n- What do you think of that?\n`,
    );

    expect(content).toContain(
      'Every patient chooses a doctor; Every patient sees the files; Every patient may go home.',
    );
  });

  it('names all of what is announced', async () => {
    const signs = ['fast', 'slow', 'deep', 'late'].map(
      (sign) =>
        `- The ${sign} sign is found when the patient breathes for a minute while the doctor listens to both sides of the chest`,
    );
    const { content } = await summaryOf(
      `${NOTES}\n## Signs\n\nThere are four signs:\n\n${signs.join('\n')}\n`,
    );

    expect(content).toContain('- The late sign is found when the patient breathes for a minute');
  });

  it('leaves out what points at a picture', async () => {
    const { content } = await summaryOf(NOTES);

    expect(content).not.toContain('Figure');
  });

  it('cites where each line stands', async () => {
    const { sentences, content } = await summaryOf(NOTES);

    for (const { sentence, source } of sentences) {
      expect(content).toContain(sentence);
      expect(NOTES.slice(source.start, source.end)).toBe(source.quote);
    }
    const item = sentences.find(({ sentence }) => sentence.startsWith('Filtration'));
    expect(item?.source.quote).toBe('Filtration: water and small molecules leave the blood');
  });
});

it('is much shorter than notes of long lists', async () => {
  const organs = ['Heart', 'Liver', 'Kidney', 'Lung', 'Spleen', 'Brain'];
  const text = organs
    .map((organ) => {
      const item = (part: string) =>
        `- the ${part} of it, which every student must be able to draw`;
      return `# ${organ}\n\n## Build\n\n${['wall', 'cover', 'core', 'base', 'tip', 'rim', 'neck', 'hilum'].map(item).join('\n')}\n\n## Supply\n\n${['artery', 'vein', 'nerve', 'lymph', 'duct', 'plexus', 'arch', 'valve'].map(item).join('\n')}`;
    })
    .join('\n\n');

  const { content } = await summaryOf(text);

  expect(content.split(/\s+/).length).toBeLessThan(text.split(/\s+/).length * 0.6);
  expect(content).toContain(organs.at(-1));
});

describe('slides that go on under the same title', () => {
  const SLIDES = [
    'Arrival time of a process',
    'Arrival time of a process\n- Burst time of a process',
    'Arrival time of a process\n- Burst time of a process\n- Waiting time',
  ]
    .map((items) => `## Useful definitions\n\n- ${items}\n`)
    .join('\n');

  it('are one part, and what they build up is told once', async () => {
    const text = `# Scheduling\n\n${SLIDES}\n## Goals\n\nA scheduler is the part of a system that chooses which process runs next. A good one keeps the processor busy and answers quickly.\n\n## Policies\n\nRound robin is a policy that gives each process a slice of time in turn. Long slices make it behave like a plain queue.\n`;

    const { content } = await summaryOf(text);

    expect(content.match(/Useful definitions/g)).toHaveLength(1);
    expect(content).toContain('Arrival time of a process; Burst time of a process; Waiting time.');
  });
});

describe('Vietnamese notes', () => {
  it('say what a heading is where a label defines it', async () => {
    const text = `# Pháp luật đại cương

## Nhà nước

- Khái niệm: Tổ chức của quyền lực chính trị công cộng, có bộ máy chuyên cưỡng chế và quản lý dân cư theo lãnh thổ
- Bản chất: Vừa mang tính giai cấp vừa mang tính xã hội, thể hiện ý chí chung của nhiều tầng lớp trong xã hội
- Vai trò: Bảo đảm trật tự, cung cấp dịch vụ công và bảo vệ lợi ích của người dân trong nước cũng như ở nước ngoài

## Pháp luật

Pháp luật là hệ thống các quy tắc xử sự chung do nhà nước ban hành và bảo đảm thực hiện. Các quy tắc này áp dụng cho mọi người.

## Quy phạm pháp luật

Quy phạm pháp luật là quy tắc xử sự có tính bắt buộc chung, được nhà nước bảo đảm thực hiện. Cấu trúc của nó gồm giả định, quy định và chế tài.
`;

    const { content } = await summaryOf(text);

    expect(content).toContain(
      'Nhà nước\n- Khái niệm: Tổ chức của quyền lực chính trị công cộng, có bộ máy chuyên cưỡng chế và quản lý dân cư theo lãnh thổ.',
    );
  });
});

it('is one paragraph for a text without parts', async () => {
  const { content } = await summaryOf(
    'Photosynthesis is the process by which plants turn light into sugar. It happens in the leaves. Chlorophyll is the green pigment that takes up the light. Plants use the sugar to grow.',
  );

  expect(content).not.toContain('\n');
});

describe('a text without headings', () => {
  const ROADS =
    'Roman roads are straight ways of stone that joined the towns of the empire. They were built by soldiers in times of peace. For example, a cart took a week from one town to the next. As shown in Figure 2, the stones lay on sand. However, most roads outside of Italy were made of gravel. What did the builders eat?';

  it('tells a sentence that leans on another one behind it or not at all', async () => {
    const { content } = await summaryOf(
      `Roman roads\n\n${ROADS} ${'Milestones told the way to the next town along every road. '.repeat(3)}`,
    );

    expect(content).toMatch(/^Roman roads are straight ways of stone/);
    expect(content.replace(/towns of the empire\. They were/, '')).not.toMatch(/They were/);
    expect(content).not.toMatch(/For example|Figure|However|\?/);
  });
});

describe('what a document says of itself in short', () => {
  const SECTION = (name: string) =>
    `## ${name}\n\nThe ${name} is a part of the plant that botanists have described at great length in many books. Its cells are small and its walls are thin. Gardeners look after it with great care in every season of the year.\n\n`;
  const PARTS = ['root', 'stem', 'leaf', 'flower'].map(SECTION).join('');
  const SAID =
    'Plants are living things that make their food from light. Roots take up water and hold the plant in the ground, and stems carry water to the leaves. Leaves catch the light and let gases in and out through small holes. Flowers make seeds, from which new plants of the same kind grow in spring. Every part of a plant depends on the others, so that a plant without roots or leaves soon dies. Gardeners know all of that and water the roots, not the leaves.';

  it.each(['Summary', 'Key points', 'Tóm tắt'])('is told whole: %s', async (heading) => {
    const { content } = await summaryOf(`# Plants\n\n${PARTS}## ${heading}\n\n${SAID}\n`);

    expect(content).toContain(SAID);
    expect(content).not.toContain('Gardeners look after it');
  });
});

describe('lines that end with a semicolon', () => {
  it('are told as the list they are', async () => {
    const text = `# Huyết áp\n\n## Khái niệm\n\nHuyết áp là áp lực của máu tác động lên thành động mạch khi tim co bóp và giãn ra.\n\n## Phân loại\n\nHuyết áp được chia thành các mức:\n\nTối ưu: dưới 120/80 mmHg ở người lớn khỏe mạnh;\n\nBình thường cao: từ 130/85 mmHg trở lên khi nghỉ ngơi;\n\nTăng huyết áp: từ 140/90 mmHg trở lên trong nhiều lần đo.\n\n## Điều trị\n\nĐiều trị tăng huyết áp thường kéo dài cả đời và cần thay đổi lối sống của người bệnh.\n`;

    const { content } = await summaryOf(text);

    expect(content).toContain(
      '- Tối ưu: dưới 120/80 mmHg ở người lớn khỏe mạnh.\n- Bình thường cao: từ 130/85 mmHg trở lên khi nghỉ ngơi.\n- Tăng huyết áp: từ 140/90 mmHg trở lên trong nhiều lần đo.',
    );
  });
});

it('the summary of an exam tells the explanations, not the answers to choose from', async () => {
  const question = (n: number, said: string) =>
    `Question ${n}: Which of these is true of waves?\nA. Waves carry matter away.\nB. Waves stand still.\nC. ${said}\n\nAnswer C. ${said}\n`;
  const { content } = await summaryOf(
    [
      question(1, 'A mechanical wave needs a medium that gives way and comes back.'),
      question(2, 'An electromagnetic wave travels through empty space at the speed of light.'),
    ].join('\n'),
  );

  expect(content).toContain('A mechanical wave needs a medium');
  expect(content).not.toMatch(/carry matter|stand still|Answer C/);
});

it('a summary tells the definition that a sure card is made of', async () => {
  const told = 'Many people have written about the way in which living things keep going. ';
  const { content } = await summaryOf(
    `${told.repeat(4)}Osmosis is the movement of water through a membrane toward the side with more dissolved substances. ${told.repeat(4)}`,
  );

  expect(content).toContain('Osmosis is the movement of water');
});

it('a summary tells lines of pairs and lines without ends as the lists they are', async () => {
  const about = (theory: string) =>
    `## ${theory}\n\nsays that wars begin with ${theory}\n\nrules are made by those who hold ${theory}\n\ntreaties end with the loss of ${theory}\n\n`;
  const { content } = await summaryOf(
    `# Theories of war\n\n${['power', 'trust', 'fear', 'trade'].map(about).join('')}## Cells\n\n**Golgi apparatus**: packs and sends proteins\n\n**Lysosome**: digests what is left over`,
  );

  expect(content).toContain('Rules are made by those who hold power');
  expect(content).toContain('Golgi apparatus: packs and sends proteins');
  expect(content).toContain('Lysosome: digests what is left over');
});
