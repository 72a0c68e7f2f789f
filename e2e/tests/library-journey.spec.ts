import { expectNoAxeViolations } from '../fixtures/axe';
import { clientOf, signInNewStudent } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';
import { createLibraryPage } from '../pages/library-page';
import { createSavedFlashcardsPage } from '../pages/saved-flashcards-page';

test('a student puts a library in order and finds everything again', async ({ page, server }, {
  project,
}) => {
  const library = createLibraryPage(page);
  const cards = createSavedFlashcardsPage(page);
  await signInNewStudent(page, server, `librarian.${project.name}@example.com`);
  const { call, token } = await clientOf(page, server);
  for (const [title, ...questions] of [
    ['Tế bào', 'Osmosis', 'Diffusion'],
    ['Membranes', 'Turgor', 'Aquaporin'],
  ]) {
    const flashcardList = questions.map((question) => ({ question, answer: `${question} is.` }));
    await call('POST', '/quiz/post-quiz', { token, json: { title, flashcardList } });
  }

  await test.step('tag two cards at once and list them by the tag', async () => {
    await cards.open();
    await library.select('Osmosis', 'Turgor');
    await expectNoAxeViolations(page);
    await library.choose('Tag');
    await page.getByLabel('Add these tags').fill('Thi học kỳ');
    await page.keyboard.press('Enter');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Save tags' }).click();
    await expect(page.getByText('Tags of 2 flashcards saved')).toBeVisible();
    await page.goto('/created-flashcards?tag=thi+hoc+ky');
    await expect(cards.rows.getByRole('listitem')).toHaveCount(2);
  });

  await test.step('move both sets into a new folder', async () => {
    await page.goto('/set-creator');
    await library.select('Tế bào', 'Membranes');
    await library.choose('Move to folder');
    await page.getByRole('button', { name: 'New folder' }).click();
    await page.getByLabel('Folder name').fill('Sinh học');
    await page.getByRole('button', { name: 'Create folder' }).click();
    await expect(page.getByLabel('Folder name')).toBeHidden();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    const row = page.getByRole('list', { name: 'Sets' }).getByRole('listitem').first();
    await expect(row).toContainText('Sinh học');
  });

  await test.step('merge them, and think again', async () => {
    await library.select('Tế bào', 'Membranes');
    await library.choose('Merge into one set');
    await page.getByLabel('Name of the new set').fill('Everything');
    await page.getByRole('button', { name: 'Merge sets' }).click();
    await expect(page.getByRole('heading', { name: 'Everything' })).toBeVisible();
    await library.undo('2 sets merged into one');
    await expect(page.getByRole('list', { name: 'Sets' }).getByRole('listitem')).toHaveCount(2);
  });

  await test.step('study both together', async () => {
    await library.select('Tế bào', 'Membranes');
    await library.choose('Study together');
    await expect(page).toHaveURL(/\/study\/together\?sets=/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Membranes');
    await expectNoAxeViolations(page);
  });

  await test.step('find a set from anywhere', async () => {
    await page.goto('/home');
    await page.getByRole('heading', { name: 'Welcome back, Scholar!' }).waitFor();
    await library.openPalette();
    await library.find('te bao');
    await expect(library.palette.getByRole('option', { name: 'Tế bào' })).toBeVisible();
    await expectNoAxeViolations(page);
    await library.palette.getByRole('option', { name: 'Tế bào' }).click();
    await expect(page.getByRole('heading', { name: 'Tế bào' })).toBeVisible();
  });
});
