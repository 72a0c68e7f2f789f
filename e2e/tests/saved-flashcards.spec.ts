import { expectNoAxeViolations } from '../fixtures/axe';
import { signInNewStudent } from '../fixtures/sign-in';
import { ANY_SIZE, expect, test } from '../fixtures/test';
import { createHomePage } from '../pages/home-page';
import { createSavedFlashcardsPage } from '../pages/saved-flashcards-page';

test('a student writes cards by hand, changes one, deletes some and thinks again', async ({
  page,
  server,
}, { project }) => {
  const cards = createSavedFlashcardsPage(page);
  const home = createHomePage(page);
  await signInNewStudent(page, server, `writer.${project.name}@example.com`);

  await test.step('Home has zeros and samples at first', async () => {
    await expect(home.figures).toHaveText(['0', '0', '0', '0h 0m']);
    await home.showAnalytics();
    await expect(home.sampleBadges).toHaveCount(2);
    await expectNoAxeViolations(page);
    expect(await home.readTable('Flashcards created')).toEqual([
      ['Biology', '12'],
      ['Math', '9'],
      ['History', '15'],
      ['Physics', '7'],
      ['Chemistry', '22'],
    ]);
  });

  await test.step('write three cards', async () => {
    await cards.open();
    await expect(cards.empty).toBeVisible();
    await cards.add({ question: 'Osmosis', answer: 'Water crosses a membrane.' });
    await cards.add({ question: 'Diffusion', answer: 'Particles spread out.' });
    await cards.add({ question: 'Khuếch tán', answer: 'Các chất lan ra.' });
    await expect(cards.rows.getByRole('listitem')).toHaveCount(3);
    await expect(cards.rows).toContainText('Document: N/A - N/A');
    await expectNoAxeViolations(page);
  });

  await test.step('find one without accents and change it in its place', async () => {
    await cards.search('khuech');
    await expect(cards.rows.getByRole('listitem')).toHaveCount(1);
    await cards.row('Khuếch tán').click();
    await expectNoAxeViolations(page);
    await cards.edit({ question: 'Khuếch tán là gì?' });
    await expect(cards.row('Khuếch tán là gì?')).toBeFocused();
    await cards.search('');
    await expect(cards.rows.getByRole('listitem')).toHaveCount(3);
  });

  await test.step('delete two of them, and bring them back', async () => {
    await cards.deleteSelected('Osmosis', 'Diffusion');
    await expect(cards.rows.getByRole('listitem')).toHaveCount(1);
    await cards.undo();
    await expect(cards.rows.getByRole('listitem')).toHaveCount(3);
  });

  await test.step('Home counts them', async () => {
    await home.open();
    await expect(home.figures).toHaveText(['0', '3', '0', '0h 0m']);
  });
});

test(
  'deleted cards are gone although the tab was closed within the Undo time',
  ANY_SIZE,
  async ({ page, context, server }, { project }) => {
    await signInNewStudent(page, server, `hurried.${project.name}@example.com`);
    const cards = createSavedFlashcardsPage(page);
    await cards.open();
    await cards.add({ question: 'Osmosis', answer: 'Water crosses a membrane.' });
    await cards.delete('Osmosis');
    await expect(page.getByText('Flashcard deleted')).toBeVisible();

    await page.close();

    const again = await context.newPage();
    await again.goto('/created-flashcards');
    await expect(again.getByText('No flashcards found.')).toBeVisible();
  },
);
