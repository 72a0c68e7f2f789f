import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../fixtures/axe';
import type { ProductServer } from '../fixtures/server';
import { clientOf, signIn, signInNewStudent } from '../fixtures/sign-in';
import { ANY_SIZE, expect, test } from '../fixtures/test';
import { createFlashcardsPage } from '../pages/flashcards-page';
import { createHomePage } from '../pages/home-page';
import { createSavedFlashcardsPage } from '../pages/saved-flashcards-page';
import { createSetCreatorPage } from '../pages/set-creator-page';
import { createStudyPage } from '../pages/study-page';

const CELLS = `The Cell

The cell is the basic unit of structure and function in every living thing. Some organisms consist of one cell only, while others consist of trillions of them.

The nucleus is the organelle that stores the genetic material of the cell. The nuclear envelope is a double membrane that separates the nucleus from the rest of the cell.

A mitochondrion is an organelle that releases energy from food by cellular respiration. Muscle cells hold thousands of mitochondria, because they work hard.

Ribosomes are small particles that build proteins from amino acids. The endoplasmic reticulum is a network of membranes that transports proteins through the cell.

The Golgi apparatus is a stack of flat sacs that sorts and packs proteins for export. Lysosomes are vesicles that digest worn-out parts with enzymes.

Cytoplasm is the jelly-like fluid that fills the space between the membrane and the nucleus. The cytoskeleton is a web of protein fibres that gives the cell its shape.

Diffusion is the movement of particles from a region of high concentration to a region of low concentration. Osmosis is the diffusion of water through a selectively permeable membrane.

Active transport is the movement of substances against their gradient with energy from the cell. A vacuole is a storage sac that holds water, salts and sugars in plant cells.`;

const PLANTS = `Plants

Photosynthesis is the process by which plants turn light, water and carbon dioxide into sugar. Chlorophyll is the green pigment that absorbs light in the leaves of plants.

A stoma is a small opening in a leaf through which gases pass. Transpiration is the loss of water vapour from the leaves of a plant.`;

const PHOTOSYNTHESIS_VI = `Quang hợp và hô hấp

Quang hợp là quá trình cây xanh dùng năng lượng ánh sáng để tạo ra đường từ nước và khí cacbonic. Quá trình này diễn ra chủ yếu ở lá cây.

Diệp lục là sắc tố màu xanh hấp thụ ánh sáng trong lá cây. Lục lạp là bào quan chứa diệp lục, nơi diễn ra quang hợp.

Hô hấp tế bào là quá trình phân giải đường để giải phóng năng lượng cho tế bào. Ti thể là bào quan thực hiện hô hấp tế bào.

Khí khổng là lỗ nhỏ trên bề mặt lá giúp cây trao đổi khí với môi trường. Thoát hơi nước là sự mất nước dưới dạng hơi qua bề mặt lá.

Enzim là chất xúc tác sinh học làm tăng tốc độ phản ứng trong tế bào.`;

test('a student turns documents into remembered knowledge', async ({
  page,
  server,
  openElsewhere,
}, { project }) => {
  const generator = createFlashcardsPage(page);
  const sets = createSetCreatorPage(page);
  const study = createStudyPage(page);
  const home = createHomePage(page);
  await signInNewStudent(page, server, `learner.${project.name}@example.com`);
  await saveDocument(page, server, { title: 'The cell', field: 'Biology', content: CELLS });
  await saveDocument(page, server, { title: 'Plants', field: 'Biology', content: PLANTS });

  await test.step('ten cards from a document', async () => {
    await generator.open();
    await expectNoAxeViolations(page);
    await generator.addDocument('The cell');
    await expect(generator.text).toHaveValue(CELLS);
    await generator.generate(10);
    await expect(generator.cardItems).toHaveCount(10);
    await expectNoAxeViolations(page);
  });

  await test.step('two are left out, one is edited, the others are saved and become a set', async () => {
    await generator.toggle(2);
    await generator.toggle(5);
    await generator.question(1).fill('Cell (basic unit)');
    await generator.save();
    await expectNoAxeViolations(page);
    await generator.createSet('Cell basics');
  });

  await test.step('two cards of another document join the set', async () => {
    await generator.open();
    await page.evaluate(() => sessionStorage.clear());
    await generator.open();
    await generator.addDocument('Plants');
    await expect(generator.text).toHaveValue(PLANTS);
    await generator.generate(2);
    await expect(generator.cardItems).toHaveCount(2);
    const added = await Promise.all([1, 2].map((place) => generator.question(place).inputValue()));
    await generator.save();
    await sets.open();
    await sets.choose('Cell basics');
    await expect(sets.cards).toHaveCount(8);
    await expectNoAxeViolations(page);
    await sets.addCards(added);
    await expect(sets.cards).toHaveCount(10);
  });

  await test.step('all of them are studied with the keyboard alone', async () => {
    await study.open();
    await expectNoAxeViolations(page);
    await study.choose('Cell basics');
    await expect(study.card(1, 10)).toContainText('Cell (basic unit)');
    await page.keyboard.press('Space');
    await expect(study.card(1, 10)).toContainText('the basic unit of structure and function');
    await expectNoAxeViolations(page);
    for (let place = 1; place <= 10; place += 1) {
      await expect(study.card(place, 10)).toBeVisible();
      await page.keyboard.press('ArrowRight');
    }
    await expect(study.finished).toBeVisible();
    await expectNoAxeViolations(page);
  });

  await test.step('another device of the student sees the same marks', async () => {
    await expect.poll(() => countStudied(page, server)).toBe(10);
    const other = await openElsewhere();
    const studyThere = createStudyPage(other);
    await signIn(other, (await clientOf(page, server)).token);
    await studyThere.open();
    await studyThere.choose('Cell basics');
    await expect(studyThere.studied(10).first()).toBeAttached();

    await studyThere.deleteStudied();
    await expect(studyThere.studied(0).first()).toBeAttached();
    await expect.poll(() => countStudied(page, server)).toBe(0);
    await study.open();
    await study.choose('Cell basics');
    await expect(study.studied(0).first()).toBeAttached();
  });

  await test.step('a test with two wrong answers', async () => {
    const terms = await readSet(page, server, 'Cell basics');
    await page.keyboard.press('t');
    for (let place = 1; place <= 10; place += 1) {
      await study.answerQuestion(place, terms, { isRight: place > 2 });
    }
    await expect(study.result).toContainText('You know 8 of the 10 terms in Cell basics.');
    await expectNoAxeViolations(page);
  });

  await test.step('Home shows what was achieved', async () => {
    await home.open();
    await expect(home.figures).toHaveText(['2', '10', '1', /^0h \dm$/]);
    await home.showAnalytics();
    await expect(home.sampleBadges).toHaveCount(0);
    expect(await home.readTable('Flashcards created')).toEqual([['Biology', '10']]);
    expect(await readStudySeconds(page, server)).toBeGreaterThan(0);
    await expect(home.continued).toContainText(/Cell basics \d+ of 10 studied/);
    await expect(home.week).toContainText('1 day studied');
    await expectNoAxeViolations(page);
  });

  await test.step('everything is there after a restart', async () => {
    await server.restart();
    await home.open();
    await expect(home.figures).toHaveText(['2', '10', '1', /^0h \dm$/]);
    await sets.open();
    await sets.choose('Cell basics');
    await expect(sets.cards).toHaveCount(10);
    await expect(sets.question(1)).toHaveValue('Cell (basic unit)');
  });
});

test('một học sinh học bằng tiếng Việt', async ({ page, server }, { project }) => {
  const generator = createFlashcardsPage(page);
  const saved = createSavedFlashcardsPage(page);
  const study = createStudyPage(page);
  await signInNewStudent(page, server, `hoc.sinh.${project.name}@example.com`);

  await test.step('thẻ từ văn bản dán vào', async () => {
    await generator.open();
    await generator.text.fill(PHOTOSYNTHESIS_VI);
    await generator.writeInVietnamese();
    await generator.generate(6);
    await expect(generator.cardItems).toHaveCount(6);
    await expect(generator.question(1)).toHaveValue('Quang hợp');
    await generator.save();
    await generator.createSet('Sinh học lớp 11');
    await generator.studyCreatedSet();
  });

  await test.step('học và kiểm tra', async () => {
    await expect(study.card(1, 6)).toContainText('Quang hợp');
    const terms = await readSet(page, server, 'Sinh học lớp 11');
    await page.keyboard.press('t');
    for (let place = 1; place <= 6; place += 1) {
      await study.answerQuestion(place, terms, { isRight: true });
    }
    await expect(study.result).toContainText('You know 6 of the 6 terms in Sinh học lớp 11.');
  });

  await test.step('điền vào chỗ trống: câu trước, từ sau', async () => {
    await saveSet(page, server, {
      title: 'Điền vào chỗ trống',
      flashcardList: [
        { question: 'khuếch tán', answer: 'Các phân tử tự lan ra nhờ sự ____.', kind: 'cloze' },
        { question: 'thẩm thấu', answer: 'Nước đi qua màng nhờ sự ____.', kind: 'cloze' },
        { question: 'Không bào', answer: 'Túi chứa nước của tế bào thực vật.' },
      ],
    });
    await study.open();
    await study.choose('Điền vào chỗ trống');
    await expect(study.card(1, 3)).toContainText('Fill in the blank');
    await expect(study.shownSide).toContainText('Các phân tử tự lan ra nhờ sự ____');
    await expectNoAxeViolations(page);
    await study.flip();
    await expect(study.shownSide).toHaveText('khuếch tán');
    await expect(study.card(1, 3)).toContainText('Các phân tử tự lan ra nhờ sự khuếch tán.');
    await expectNoAxeViolations(page);
    const terms = await readSet(page, server, 'Điền vào chỗ trống');
    await page.keyboard.press('t');
    for (let place = 1; place <= 3; place += 1) {
      await study.answerQuestion(place, terms, { isRight: true });
    }
    await expect(study.result).toContainText('You know 3 of the 3 terms');
  });

  await test.step('tìm lại không cần dấu, xóa rồi khôi phục', async () => {
    await saved.open();
    await saved.search('diep luc');
    // 'Lục lạp' cites diệp lục in its answer.
    await expect(saved.rows.getByRole('listitem')).toHaveCount(2);
    await expect(saved.row('Diệp lục')).toBeVisible();
    await expectNoAxeViolations(page);
    await saved.delete('Diệp lục');
    await expect(saved.row('Diệp lục')).toBeHidden();
    await saved.undo();
    await expect(saved.row('Diệp lục')).toBeVisible();
  });
});

test(
  'a deleted set and deleted cards are gone although the tab was closed within the Undo time',
  ANY_SIZE,
  async ({ page, context, server }, { project }) => {
    await signInNewStudent(page, server, `eraser.${project.name}@example.com`);
    await saveSet(page, server, {
      title: 'To be deleted',
      flashcardList: [
        { question: 'Osmosis', answer: 'diffusion of water' },
        { question: 'Diffusion', answer: 'movement of particles' },
      ],
    });

    const sets = createSetCreatorPage(page);
    await sets.open();
    await sets.delete('To be deleted');
    await expect(sets.row('To be deleted')).toBeHidden();
    const cards = await context.newPage();
    await page.close();
    const saved = createSavedFlashcardsPage(cards);
    await saved.open();
    await saved.delete('Osmosis');
    await expect(saved.row('Osmosis')).toBeHidden();
    const later = await context.newPage();
    await cards.close();

    await createSetCreatorPage(later).open();
    await expect(createSetCreatorPage(later).empty).toBeVisible();
    const again = createSavedFlashcardsPage(later);
    await again.open();
    await expect(again.row('Diffusion')).toBeVisible();
    await expect(again.row('Osmosis')).toBeHidden();
  },
);

async function saveDocument(
  page: Page,
  server: ProductServer,
  draft: { title: string; field: string; content: string },
) {
  const { call, token } = await clientOf(page, server);
  const { status } = await call('PUT', '/document/upload', { token, json: draft });
  expect(status).toBe(200);
}

async function saveSet(
  page: Page,
  server: ProductServer,
  draft: { title: string; flashcardList: { question: string; answer: string; kind?: string }[] },
) {
  const { call, token } = await clientOf(page, server);
  const { status } = await call('POST', '/quiz/post-quiz', { token, json: draft });
  expect(status).toBe(200);
}

async function readStudySeconds(page: Page, server: ProductServer): Promise<number> {
  const { call, token } = await clientOf(page, server);
  const { data } = await call('GET', '/report/statistics', { token });
  return (data as { totalStudyTime: number }).totalStudyTime;
}

/** On the server, in the set that was studied last. */
async function countStudied(page: Page, server: ProductServer): Promise<number> {
  const { call, token } = await clientOf(page, server);
  const { data } = await call('GET', '/report/desk', { token });
  return (data as { sets: { studied: number }[] }).sets[0]?.studied ?? 0;
}

/** The term of each definition, to answer with. */
async function readSet(page: Page, server: ProductServer, title: string) {
  const { call, token } = await clientOf(page, server);
  const list = await call('GET', '/quiz/get-quiz', { token });
  const { quizzes: sets } = list.data as { quizzes: { quizId: number; title: string }[] };
  const setId = sets.find((set) => set.title === title)?.quizId;
  const set = await call('GET', `/quiz/get-quiz-flashcards/${setId}`, { token });
  const { flashcards } = set.data as { flashcards: { question: string; answer: string }[] };
  return new Map(flashcards.map(({ question, answer }) => [answer, question]));
}
