import { PUBLIC_ADDRESSES, STUDENT_ADDRESSES } from '../fixtures/addresses';
import { expectNoAxeViolations } from '../fixtures/axe';
import { findEnglish } from '../fixtures/english-words';
import { signIn } from '../fixtures/sign-in';
import { ANY_SIZE, expect, test } from '../fixtures/test';
import { createOutsideClient } from '../process/outside-client';

const NOTES = `Quang hợp là quá trình thực vật dùng năng lượng ánh sáng để tổng hợp chất hữu cơ từ khí cacbonic và nước.
Diệp lục là sắc tố màu xanh hấp thụ ánh sáng trong lục lạp.
Hô hấp tế bào là quá trình phân giải chất hữu cơ để giải phóng năng lượng.
Khí khổng là những lỗ nhỏ trên bề mặt lá, nơi khí cacbonic đi vào và hơi nước thoát ra.`;

test(
  '[D-61] the switch speaks at once, and to the account everywhere',
  ANY_SIZE,
  async ({ page, server, openElsewhere }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Tiếng Việt' }).click();
    await expect(page.getByRole('link', { name: 'Đăng nhập' })).toBeVisible();
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Đăng nhập' })).toBeVisible();

    const token = await createOutsideClient(server).register('hai.thu.tieng@example.com', 'Abcde1');
    await signIn(page, token);
    await page.getByRole('button', { name: 'Tiếng Việt' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await expectNoAxeViolations(page);

    const elsewhere = await openElsewhere();
    await elsewhere.goto('/login');
    await elsewhere.evaluate((value) => localStorage.setItem('authToken', value), token);
    await elsewhere.goto('/home');
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'vi');
  },
);

test.describe('in Vietnamese', () => {
  test.use({
    locale: 'vi-VN',
    viewport: { width: 360, height: 740 },
    expectedConsole: [/404|Failed to load/],
  });

  test(
    'a student on a phone goes from the landing page to a finished Today',
    ANY_SIZE,
    async ({ page, mailbox }) => {
      const email = 'lan.dien.thoai@example.com';
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

      await test.step('tries a text of her own', async () => {
        await page.goto('/');
        await press('Thử với văn bản của bạn');
        await page.getByRole('textbox', { name: 'Văn bản của bạn' }).fill(NOTES);
        await press('Tạo thẻ');
        await expect(page.locator('mark')).toHaveCount(4);
        await expectNoAxeViolations(page);
        await press('Giữ các thẻ này');
        await page.waitForURL('**/flashcards');
      });

      await test.step('signs up, and has her cards still', async () => {
        await press('Học ngay');
        await page.getByRole('alertdialog').getByRole('button', { name: 'Đăng nhập' }).click();
        await page.getByRole('link', { name: 'Đăng ký' }).click();
        await page.getByLabel('Họ và tên').fill('Nguyễn Thị Lan');
        await page.getByLabel('Địa chỉ email').fill(email);
        await page.getByLabel('Mật khẩu', { exact: true }).fill('Abcde1');
        await page.getByLabel('Nhập lại mật khẩu').fill('Abcde1');
        await page.getByRole('checkbox', { name: /^Tôi đồng ý/ }).check();
        await press('Đăng ký');
        await page.getByLabel('Mã xác nhận').fill(await mailbox.readCode(email));
        await press('Xác nhận');
        await page.waitForURL('**/flashcards');
        await press('Học ngay');
        await page.waitForURL('**/study-quiz?*');
        expect(await findEnglish(page)).toEqual([]);
      });

      await test.step('finishes Today', async () => {
        await page.goto('/today');
        const done = page.getByRole('heading', { name: 'Xong phần hôm nay' });
        const know = page.getByRole('button', { name: /^Đã nhớ/ });
        const card = page.getByRole('group', { name: /^Thẻ/ });
        while (!(await done.isVisible())) {
          await card.or(done).waitFor();
          if (await card.isVisible()) {
            await page.keyboard.press('Space');
            await know.click();
          }
        }
        expect(await findEnglish(page)).toEqual([]);
        await expectNoAxeViolations(page);
      });
    },
  );

  test(
    '[U-15] every screen speaks Vietnamese, and fits a narrow phone',
    ANY_SIZE,
    async ({ page, server }) => {
      const visit = async (path: string) => {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.waitForLoadState('networkidle');
        const { lang, overflow } = await page.evaluate(() => ({
          lang: document.documentElement.lang,
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }));
        return { path, lang, overflow, english: await findEnglish(page) };
      };
      const seen: Awaited<ReturnType<typeof visit>>[] = [];
      for (const path of PUBLIC_ADDRESSES) {
        seen.push(await visit(path));
      }

      const client = createOutsideClient(server);
      const token = await client.register('tieng.viet@example.com', 'Abcde1', 'Minh Anh');
      await client.call('PATCH', '/user/update/settings', { token, json: { language: 'vi' } });
      const saved = await client.call('PUT', '/document/upload', {
        token,
        json: {
          title: 'Quang hợp',
          field: 'Biology',
          content: 'Quang hợp là quá trình tạo chất hữu cơ.',
        },
      });
      const set = await client.call('POST', '/quiz/post-quiz', {
        token,
        json: {
          title: 'Sinh học 10',
          flashcardList: ['Diệp lục', 'Khí khổng', 'Ti thể', 'Lục lạp', 'Nhân tế bào'].map(
            (question) => ({
              question,
              answer: `Một thành phần của cây: ${question.toLowerCase()}`,
            }),
          ),
        },
      });
      const { quizId } = set.data as { quizId: number };
      const { documentId } = saved.data as { documentId: number };
      await page.goto('/login');
      await page.evaluate((value) => localStorage.setItem('authToken', value), token);
      for (const path of STUDENT_ADDRESSES) {
        seen.push(
          await visit(path.replace('SET', `${quizId}`).replace('DOCUMENT', `${documentId}`)),
        );
      }

      expect(
        seen
          .filter(({ english }) => english.length > 0)
          .map(({ path, english }) => ({ path, english })),
      ).toEqual([]);
      expect(seen.filter(({ lang }) => lang !== 'vi').map(({ path }) => path)).toEqual([]);
      expect(seen.filter(({ overflow }) => overflow > 0).map(({ path }) => path)).toEqual([]);
    },
  );
});
