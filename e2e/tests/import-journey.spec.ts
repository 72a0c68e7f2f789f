import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../fixtures/axe';
import { makePdf } from '../fixtures/pdf';
import { signInNewStudent } from '../fixtures/sign-in';
import { ANY_SIZE, expect, test } from '../fixtures/test';
import { createStudyPage } from '../pages/study-page';

const FILES = 40;

test('forty files become sets to study with two clicks', ANY_SIZE, async ({ page, server }) => {
  const study = createStudyPage(page);
  await signInNewStudent(page, server, 'many.files@example.com');

  await dropFiles(
    page,
    Array.from({ length: FILES }, (_, at) => aLecture(at + 1)),
  );
  await page.waitForURL('**/import');
  const documents = page.getByRole('region', { name: 'Documents' });
  await expect(documents).toContainText(`of ${FILES} ready`);

  await test.step('the queue goes on beside other work, and after a reload', async () => {
    await page.getByRole('link', { name: 'Saved Docs' }).click();
    await expect(page.getByRole('link', { name: /of 40 read/ })).toBeVisible();
    await page.reload();
    await page.getByRole('link', { name: /of 40 read|40 documents ready/ }).click();
  });

  await expect(documents).toContainText(`${FILES} of ${FILES} ready`, { timeout: 180_000 });
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Study now' }).click();

  await page.waitForURL('**/study-quiz?set=*');
  await expect(study.shownSide).toBeVisible();
  await expect(page.getByText('39 more sets are saved.')).toBeVisible();
});

type CarriedFile = { name: string; bytes: number[] };

function aLecture(number: number): CarriedFile {
  const lines = [
    `Lecture ${number}`,
    `A lum${number}ase is a protein of the cell that splits sugar number ${number} into two halves.`,
    `The vor${number} chamber is the part of plant ${number} in which water is stored for the winter.`,
  ];
  return { name: `Lecture ${number}.pdf`, bytes: [...makePdf(lines)] };
}

/** As if they came from the desktop: Playwright itself drops nothing from outside the page. */
async function dropFiles(page: Page, files: readonly CarriedFile[]) {
  const dataTransfer = await page.evaluateHandle((carried) => {
    const transfer = new DataTransfer();
    for (const { name, bytes } of carried) {
      transfer.items.add(new File([new Uint8Array(bytes)], name));
    }
    return transfer;
  }, files);
  const main = page.getByRole('main');
  await main.dispatchEvent('dragover', { dataTransfer });
  await main.dispatchEvent('drop', { dataTransfer });
}
