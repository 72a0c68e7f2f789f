import type { Page } from '@playwright/test';
import { PUBLIC_ADDRESSES, STUDENT_ADDRESSES } from '../fixtures/addresses';
import { clientOf, signInNewStudent } from '../fixtures/sign-in';
import { ANY_SIZE, expect, test } from '../fixtures/test';

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';

test.describe('[U-13] at 400 % of a 1280 px window', () => {
  test.use({ viewport: { width: 320, height: 640 }, expectedConsole: [/404|Failed to load/] });

  test('a visitor scrolls down only', ANY_SIZE, async ({ page }) => {
    for (const path of PUBLIC_ADDRESSES) {
      await page.goto(path);
      expect.soft(await findCutOff(page), path).toEqual([]);
    }
  });

  test('a student scrolls down only, whatever their words', ANY_SIZE, async ({ page, server }) => {
    await signInNewStudent(page, server, 'zoom@example.com');
    const { setId, documentId } = await fill(page, server);
    for (const address of STUDENT_ADDRESSES) {
      const path = address.replace('SET', `${setId}`).replace('DOCUMENT', `${documentId}`);
      await page.goto(path);
      expect.soft(await findCutOff(page), path).toEqual([]);
    }
  });
});

test('a notice lies over no pager of a phone', async ({ page, server }, { project }) => {
  await signInNewStudent(page, server, `notice.${project.name}@example.com`);
  await fill(page, server);
  await page.goto('/created-flashcards');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const notice = page.getByRole('region', { name: 'Notifications' }).getByText(/deleted/i);
  await notice.waitFor();
  const pager = page.getByRole('navigation', { name: 'Pages' });

  for (const block of ['start', 'center', 'end'] as const) {
    await pager.evaluate((element, where) => element.scrollIntoView({ block: where }), block);
    const pagerBox = await pager.boundingBox();
    const noticeBox = await notice.boundingBox();
    const isInTheWay =
      block !== 'start' &&
      (pagerBox?.y ?? 0) < (noticeBox?.y ?? 0) + (noticeBox?.height ?? 0) &&
      (noticeBox?.y ?? 0) < (pagerBox?.y ?? 0) + (pagerBox?.height ?? 0);
    expect(isInTheWay && project.name === 'phone', block).toBe(false);
  }
});

test('both sides of a pair are set in one typeface', ANY_SIZE, async ({ page, server }) => {
  await signInNewStudent(page, server, 'typeface@example.com');
  const { setId } = await fill(page, server);
  await page.goto(`/match?set=${setId}`);
  const tiles = page.getByRole('group', { name: 'Tiles to match' }).getByRole('button');
  await tiles.first().waitFor();

  const families = await tiles.evaluateAll((all) =>
    all.map((tile) => getComputedStyle(tile.lastElementChild ?? tile).fontFamily),
  );

  expect(new Set(families).size).toBe(1);
});

/** What goes over the right edge, of the page or unseen because something clips it. */
async function findCutOff(page: Page): Promise<string[]> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true });
    const isMeantToScroll = (element: Element) =>
      element.closest('[role="tablist"], table, pre, [aria-hidden="true"], .visually-hidden') !==
      null;
    const over = [...document.querySelectorAll('button, a, input, textarea, h1, h2, h3, p, li')]
      .filter((element) => isSeen(element) && !isMeantToScroll(element))
      .filter((element) => {
        const { right, left, width } = element.getBoundingClientRect();
        return width > 1 && (right > clientWidth + 1 || left < -1);
      })
      .map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`);
    return scrollWidth > clientWidth ? [`${scrollWidth} px wide`, ...over] : over;
  });
}

async function fill(page: Page, server: Parameters<typeof clientOf>[1]) {
  const { call, token } = await clientOf(page, server);
  const flashcardList = Array.from({ length: 8 }, (_, place) => ({
    question: `${LONG} ${place + 1}`,
    answer: `Nghĩa thứ ${place + 1} của một từ rất dài: ${LONG}`,
  }));
  const set = await call('POST', '/quiz/post-quiz', {
    token,
    json: { title: `Bộ thẻ ${LONG}`.slice(0, 50), flashcardList },
  });
  const document = await call('PUT', '/document/upload', {
    token,
    json: {
      title: `Ghi chú ${LONG}`.slice(0, 50),
      field: 'Biology',
      content: `${LONG}. `.repeat(9),
    },
  });
  return {
    setId: (set.data as { quizId: number }).quizId,
    documentId: (document.data as { documentId: number }).documentId,
  };
}
