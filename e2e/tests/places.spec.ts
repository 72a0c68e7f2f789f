import { expectNoAxeViolations } from '../fixtures/axe';
import { FIRST_LOAD_LIMIT_KB, weighScripts } from '../fixtures/script-weight';
import { ANY_SIZE, expect, test } from '../fixtures/test';

for (const path of ['/terms', '/privacy', '/no-such-place', '/summarize']) {
  test(`${path} stands on its own`, async ({ page }) => {
    await page.goto(path);

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoAxeViolations(page);
  });
}

for (const path of ['/', '/login']) {
  test(`[U-17] the first load of ${path} stays within its budget`, ANY_SIZE, async ({ page }) => {
    const { kilobytes } = await weighScripts(page, path);

    expect(kilobytes).toBeGreaterThan(0);
    expect(kilobytes).toBeLessThanOrEqual(FIRST_LOAD_LIMIT_KB);
  });
}

for (const [locale, headline] of [
  ['en', 'Your notes, turned into things you remember.'],
  ['vi', 'Biến ghi chú thành điều bạn nhớ lâu.'],
] as const) {
  test.describe(`before any script has run, in ${locale}`, () => {
    test.use({ javaScriptEnabled: false, locale });

    test('the landing page can be read', ANY_SIZE, async ({ page }) => {
      await page.goto('/');

      await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
      await expect(page.getByRole('link', { name: /Get Started Now|Bắt đầu ngay/ })).toBeVisible();
    });
  });
}

test('/home sends a visitor to /login', ANY_SIZE, async ({ page }) => {
  await page.goto('/home');

  await page.waitForURL('**/login');
});

test.describe('a dead token', () => {
  // Chromium itself logs every answer with status 401.
  test.use({ expectedConsole: [/401 \(Unauthorized\)/] });

  test('[W-13] is cleared and leads to /login', ANY_SIZE, async ({ page }) => {
    await page.goto('/login');
    await page.evaluate(() => localStorage.setItem('authToken', 'dead'));

    await page.goto('/');

    await page.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  });
});

test.describe('a connection lost while a screen loads', () => {
  // Chromium logs what it could not fetch, React what it could not show.
  test.use({ expectedConsole: [/./] });

  test('leaves a way back instead of a white page', async ({ page }) => {
    const html = await (await page.request.get('/login')).text();
    const first = new Set(html.match(/\/assets\/[\w-]+\.js/g));
    const isLater = ({ pathname }: URL) => pathname.endsWith('.js') && !first.has(pathname);
    await page.route(isLater, (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
    await expectNoAxeViolations(page);

    await page.unroute(isLater);
    await page.getByRole('button', { name: 'Reload' }).click();

    await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  });
});

test('the mailbox page shows what was sent', ANY_SIZE, async ({ page, request }, { project }) => {
  const email = `mailbox.${project.name}@example.com`;
  await request.post(`/api/user/send-verification/${email}`);

  // The call answers when the mail is queued; a worker writes it a moment later.
  const message = page.getByRole('link', { name: new RegExp(email) });
  await expect(async () => {
    await page.goto('/dev/mailbox');
    await expect(message).toBeVisible({ timeout: 500 });
  }).toPass();
  await message.click();

  await expect(page.getByText(/^\d{6}$/).first()).toBeVisible();
  await expectNoAxeViolations(page);
});

test('[O-09] no page of these journeys broke the content security policy', async ({ request }) => {
  const metrics = await (await request.get('/metrics')).text();

  expect(metrics).toMatch(/^scholar_csp_reports_total 0$/m);
});
