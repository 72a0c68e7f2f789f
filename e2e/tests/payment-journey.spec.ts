import { expectNoAxeViolations } from '../fixtures/axe';
import { expectProductFonts } from '../fixtures/fonts';
import { signInNewStudent } from '../fixtures/sign-in';
import { ANY_SIZE, expect, test } from '../fixtures/test';
import { createBillingPage } from '../pages/billing-page';

test(
  'a student cancels, then pays for Pro, and every badge says so',
  ANY_SIZE,
  async ({ page, server }, { project }) => {
    const billing = createBillingPage(page);
    await signInNewStudent(page, server, `payer.${project.name}@example.com`);

    await test.step('the menu leads to the plans', async () => {
      await expect(billing.planMenu('Basic')).toBeVisible();
      await billing.openFromMenu();
      await expect(billing.section).toBeFocused();
      await expect(billing.section).toBeInViewport();
      await expect(billing.currentPlan).toHaveText('Your plan Basic');
      await expectNoAxeViolations(page);
    });

    await test.step('cancelling leaves Basic', async () => {
      await billing.order('Upgrade to Pro');
      await expect(billing.sandbox.main).toContainText('49.000 VND');
      await expectProductFonts(page);
      await expectNoAxeViolations(page);
      await billing.sandbox.cancel();
      await expect(billing.announcement).toHaveText(
        'The payment was cancelled. Your plan stays as it is.',
      );
      await expect(page).toHaveURL(/\/profile#plan$/);
      await expect(billing.currentPlan).toHaveText('Your plan Basic');
      await expect(billing.planMenu('Basic')).toBeVisible();
      await expectNoAxeViolations(page);
    });

    await test.step('an address that claims a payment changes nothing', async () => {
      await page.goto('/profile?payment=paid&order=S000001FORGED');
      await expect(billing.announcement).toHaveText('Checking your payment…');
      await expect(page).toHaveURL(/\/profile#plan$/);
      await expect(billing.currentPlan).toHaveText('Your plan Basic');
      await expectNoAxeViolations(page);
    });

    await test.step('paying gives Pro at once', async () => {
      await billing.order('Upgrade to Pro');
      await billing.sandbox.pay();
      await expect(billing.announcement).toHaveText('Your plan is now Pro.');
      await expect(billing.planMenu('Pro')).toBeVisible();
      await expect(billing.currentPlan).toHaveText('Your plan Pro');
      await expect(billing.payments).toHaveCount(1);
      await expect(billing.payments).toContainText('49.000 VND');
      await expect(page).toHaveURL(/\/profile#plan$/);
      await expectNoAxeViolations(page);
    });

    await test.step('the badge is there on every screen and after a reload', async () => {
      await page.goto('/home');
      await expect(billing.planMenu('Pro')).toBeVisible();
      await page.reload();
      await expect(billing.planMenu('Pro')).toBeVisible();
    });
  },
);

test('the mailbox is written in the fonts of the product', async ({ page }) => {
  await page.goto('/dev/mailbox');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectProductFonts(page);
});
