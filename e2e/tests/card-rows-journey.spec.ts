import { expectNoAxeViolations } from '../fixtures/axe';
import { paste } from '../fixtures/paste';
import { signInNewStudent } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';
import { createStudyPage } from '../pages/study-page';

const MOST_CLICKS = 8;

test('cards are written by hand, pasted, saved and studied', async ({ page, server, isMobile }) => {
  const study = createStudyPage(page);
  await signInNewStudent(page, server, `by.hand.${isMobile ? 'phone' : 'desk'}@example.com`);

  await test.step('three cards in a new set take few clicks, even by the mouse alone', async () => {
    await page.evaluate(() => {
      window.addEventListener('click', ({ isTrusted, detail }) => {
        // A key that presses a button is no click.
        const clicks = Number(sessionStorage.getItem('clicks')) + (isTrusted && detail > 0 ? 1 : 0);
        sessionStorage.setItem('clicks', String(clicks));
      });
    });
    await page.getByRole('link', { name: 'Write cards by hand' }).click();
    await expect(page.getByLabel('Name of the set')).toBeFocused();
    await page.keyboard.type('Cells');
    for (const [at, [question, answer]] of [
      ['core', 'its middle'],
      ['wall', 'its border'],
      ['sap', 'its juice'],
    ].entries()) {
      await page.getByLabel(`Question ${at + 1}`).click();
      await page.keyboard.type(question ?? '');
      await page.getByLabel(`Answer ${at + 1}`).click();
      await page.keyboard.type(answer ?? '');
    }
    await page.getByRole('button', { name: 'Study now' }).click();
    await page.waitForURL('**/study-quiz?set=*');
    await expect(study.shownSide).toContainText('core');
    const clicks = await page.evaluate(() => Number(sessionStorage.getItem('clicks')));
    expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
  });

  await test.step('fifty rows from the clipboard, one of which the student has, and a cloze', async () => {
    await page.goto('/new-cards');
    await page.getByLabel('Name of the set').fill('Words');
    await page.keyboard.press('Enter');
    const words = Array.from({ length: 49 }, (_, at) => `từ ${at + 1}\tword ${at + 1}`);
    await paste(page, ['core\tits middle', ...words].join('\n'));
    await expect(page.getByLabel('Answer 50')).toHaveValue('word 49');
    await expect(page.getByText('You have this card already')).toBeVisible();

    await page.getByLabel('Question 51').fill('Water moves by osmosis.');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ControlOrMeta+Shift+C');
    await expect(page.getByLabel('Answer 51')).toHaveValue('Water moves by ____.');
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL('**/set-creator?set=*');
    const count = page.getByText('50 cards', { exact: true }).filter({ visible: true });
    await expect(count.first()).toBeVisible();
  });
});
