import { expectNoAxeViolations } from '../fixtures/axe';
import { codeOf } from '../fixtures/second-factor';
import { signIn, signInNewStudent } from '../fixtures/sign-in';
import { ANY_SIZE, expect, test } from '../fixtures/test';
import { createAppHeader } from '../pages/app-header';
import { createHomePage } from '../pages/home-page';
import { createLoginPage } from '../pages/login-page';
import { createProfilePage } from '../pages/profile-page';
import { createOutsideClient } from '../process/outside-client';

test.use({ expectedConsole: [/401 \(Unauthorized\)/] });

test(
  'a student sets up a second factor, logs in with it and ends a device elsewhere',
  ANY_SIZE,
  async ({ page, server, openElsewhere }) => {
    const student = { email: 'lan.two@example.com', password: 'Abcde1' };
    const login = createLoginPage(page);
    const profile = createProfilePage(page);
    await signInNewStudent(page, server, student.email);
    let secret = '';
    let recoveryCode = '';

    await test.step('set it up with an app', async () => {
      await profile.open();
      await expect(profile.sessions).toHaveCount(1);
      await expectNoAxeViolations(page);
      await profile.startSecondFactor(student.password);
      await expectNoAxeViolations(page);
      secret = await profile.readSecret();
      await profile.turnOnSecondFactor(codeOf(secret));
      await expect(profile.recoveryCodes).toHaveCount(10);
      await expectNoAxeViolations(page);
      recoveryCode = await profile.recoveryCodes.first().innerText();
      await profile.keepRecoveryCodes();
      await expect(page.getByText(/^On since .* 10 recovery codes left\.$/)).toBeVisible();
    });

    await test.step('log out, and in again with a code', async () => {
      await createAppHeader(page).logOut();
      await login.logIn(student);
      await expect(login.code).toBeFocused();
      await expectNoAxeViolations(page);
      await login.enterCode('000000');
      await expect(page.getByText('The code is incorrect or was used before.')).toBeVisible();
      await login.enterCode(codeOf(secret, 1));
      await page.waitForURL('**/home');
      await expect(createHomePage(page).welcome).toBeVisible();
    });

    await test.step('end a device elsewhere, which a recovery code let in', async () => {
      const token = await createOutsideClient(server).logIn(
        student.email,
        student.password,
        recoveryCode,
      );
      const elsewhere = await openElsewhere();
      await signIn(elsewhere, token);
      await profile.open();
      await expect(profile.sessions).toHaveCount(2);
      await profile.logOutDevice('Unknown device');
      await expect(profile.sessions).toHaveCount(1);
      await elsewhere.goto('/profile');
      await elsewhere.waitForURL('**/login');
    });
  },
);
