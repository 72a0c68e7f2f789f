import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { body, makePptx, point, title } from '../../packages/extract/src/testing/make-pptx';
import { renderScan } from '../../packages/extract/src/testing/render-scan';
import { expectNoAxeViolations } from '../fixtures/axe';
import { signInNewStudent } from '../fixtures/sign-in';
import { ANY_SIZE, expect, test } from '../fixtures/test';
import { createSavedDocumentsPage } from '../pages/saved-documents-page';
import { createSummarizePage, type PickedFile } from '../pages/summarize-page';

const FILES = new URL('../../packages/extract/src/testing/fixtures/', import.meta.url);

const VIETNAMESE_NOTES = [
  'Quang hợp là quá trình cây xanh dùng năng lượng ánh sáng để tổng hợp chất hữu cơ từ nước và khí cacbonic.',
  'Diệp lục là sắc tố màu lục hấp thụ ánh sáng trong lá cây. Quá trình này giải phóng khí oxi vào không khí.',
  'Hô hấp là quá trình phân giải chất hữu cơ để lấy năng lượng cho hoạt động sống của tế bào.',
];

const PRINTED_PAGE = `<h1>Photosynthesis</h1>
  <p><b>Photosynthesis</b> is the process by which green plants turn light into chemical energy.
  Chlorophyll absorbs the light in the leaves. The process gives off oxygen, on which animals live.</p>
  <p>A <b>stoma</b> is a pore of the leaf through which gases pass.</p>`;

const SLIDES: PickedFile = {
  name: 'Bài giảng.pptx',
  mimeType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  buffer: Buffer.from(
    makePptx([
      {
        shapes: title('Quang hợp') + body(...VIETNAMESE_NOTES.map((line) => point(line))),
        notes: 'Hỏi lớp: vì sao lá cây màu lục?',
      },
    ]),
  ),
};

type Import = { kind: string; file: string | PickedFile; holds: RegExp };

const FILE_IMPORTS: Import[] = [
  {
    kind: 'a text in Vietnamese, in UTF-16',
    file: {
      name: 'Ghi chép.TXT',
      mimeType: 'text/plain',
      buffer: Buffer.from(`\uFEFF${VIETNAMESE_NOTES.join('\r\n\r\n')}`, 'utf16le'),
    },
    holds: /Quang hợp là quá trình/,
  },
  { kind: 'a Word 97 file', file: fixture('wx-test03.doc'), holds: /open source movement/ },
  { kind: 'a Word file', file: fixture('delins.docx'), holds: /satellite Rhea/ },
  {
    kind: 'a scan',
    file: {
      name: 'scan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(renderScan([VIETNAMESE_NOTES])),
    },
    holds: /Diệp lục là sắc t/,
  },
];

test('a student imports anything, summarizes it, keeps it and finds it again', async ({
  page,
  context,
  server,
}, { project }) => {
  const summarize = createSummarizePage(page);
  const documents = createSavedDocumentsPage(page);
  await signInNewStudent(page, server, `reader.${project.name}@example.com`);
  const imports = [...FILE_IMPORTS, await printPdf(context)];

  await test.step('there is nothing yet', async () => {
    await documents.open();
    await expect(documents.empty).toBeVisible();
    await expectNoAxeViolations(page);
  });

  await test.step('read the slides of a lecture, and their notes', async () => {
    await summarize.open();
    await summarize.importFile(SLIDES);
    await expect(summarize.text).toHaveValue(
      /^Quang hợp\n\n• Quang hợp là quá trình[^]*vì sao lá cây màu lục/,
    );
    await expect(page.getByText('Bài giảng.pptx · 1 slide')).toBeVisible();
    await page.evaluate(() => sessionStorage.clear());
  });

  for (const [index, { kind, file, holds }] of imports.entries()) {
    await test.step(`summarize ${kind}`, async () => {
      await summarize.open();
      await summarize.importFile(file);
      await expect(summarize.text).toHaveValue(holds, { timeout: 60_000 });
      await summarize.generate();
      await expect(summarize.name).toHaveValue(/\S/);
      await summarize.rename(`Sinh học ${index + 1}`);
      await summarize.field.selectOption(index === 0 ? 'Biology' : 'History');
      await summarize.save();
      await expect(summarize.savedDialog).toContainText(`Sinh học ${index + 1}`);
      await summarize.savedDialog.getByRole('button', { name: 'OK' }).click();
      await expect(summarize.saveButton).toHaveAccessibleName('Saved');
      await expectNoAxeViolations(page);
      await page.evaluate(() => sessionStorage.clear());
    });
  }

  await test.step('find it by a keyword without accents, by field and by day', async () => {
    await documents.open();
    await expect(documents.rows.getByRole('listitem')).toHaveCount(imports.length);
    await expectNoAxeViolations(page);
    await documents.search('sinh hoc 1');
    await expect(documents.rows.getByRole('listitem')).toHaveCount(1);
    await documents.search('');
    await expect(documents.rows.getByRole('listitem')).toHaveCount(imports.length);
    await documents.filterByField('Biology');
    await expect(documents.rows.getByRole('listitem')).toHaveCount(1);
    const today = localDay(new Date());
    await documents.filterByDays(today, today);
    await expect(documents.row('Sinh học 1')).toBeVisible();
    await documents.filterByDays('2020-01-01', '2020-01-02');
    await expect(documents.empty).toBeVisible();
    await expectNoAxeViolations(page);
    await page.goBack();
    await expect(documents.rows.getByRole('listitem')).toHaveCount(imports.length);
  });

  await test.step('edit it, and the edit survives a reload', async () => {
    await documents.row('Sinh học 1').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sinh học 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Source 1' }).click();
    await expect(documents.passage).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(documents.title).toHaveValue('Sinh học 1');
    await expect(documents.title).toBeFocused();
    await documents.title.fill('Quang hợp');
    await documents.content.fill('Cây xanh làm ra oxi.');
    await documents.saveChanges();
    await page.reload();
    await expect(documents.title).toHaveValue('Quang hợp');
    await expect(documents.content).toHaveValue('Cây xanh làm ra oxi.');
  });

  await test.step('delete it and think again', async () => {
    await documents.deleteOpened();
    await expect(documents.row('Quang hợp')).toBeHidden();
    await documents.undo();
    await expect(documents.row('Quang hợp')).toBeVisible();
  });
});

test(
  'a deleted document is gone although the tab was closed within the Undo time',
  ANY_SIZE,
  async ({ page, context, server }, { project }) => {
    await signInNewStudent(page, server, `hasty.${project.name}@example.com`);
    const documents = createSavedDocumentsPage(page);
    await documents.open();
    await page.getByRole('link', { name: 'New document' }).click();
    await documents.title.fill('My notes');
    await page.getByLabel('Field', { exact: true }).selectOption('History');
    await documents.content.fill('Written by hand.');
    await page.getByRole('button', { name: 'Save Document' }).click();
    await documents.successDialog.getByRole('button', { name: 'OK' }).click();
    await documents.deleteOpened();
    await expect(page.getByText('Document deleted')).toBeVisible();

    await page.close();

    const again = await context.newPage();
    await again.goto('/saved-documents');
    await expect(again.getByText('No documents found.')).toBeVisible();
  },
);

/** What a student has from a web page: printed into a file. */
async function printPdf(context: BrowserContext): Promise<Import> {
  const page = await context.newPage();
  await page.setContent(PRINTED_PAGE);
  const buffer = await page.pdf({ format: 'A4' });
  await page.close();
  return {
    kind: 'a PDF',
    file: { name: 'Printed.pdf', mimeType: 'application/pdf', buffer },
    holds: /Photosynthesis is the process by which green plants turn light into chemical energy/,
  };
}

function fixture(name: string): string {
  return fileURLToPath(new URL(name, FILES));
}

function localDay(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, '0')}`;
}
