import { expectNoAxeViolations } from '../fixtures/axe';
import { glimpse } from '../fixtures/glimpse';
import { drawPicture } from '../fixtures/picture';
import { ANY_SIZE, expect, test } from '../fixtures/test';
import { createAppHeader } from '../pages/app-header';
import { createChangePasswordPage } from '../pages/change-password-page';
import { createEnterMailPage } from '../pages/enter-mail-page';
import { createHomePage } from '../pages/home-page';
import { createLandingPage } from '../pages/landing-page';
import { createLoginPage } from '../pages/login-page';
import { createManageAccountPage } from '../pages/manage-account-page';
import { createProfilePage } from '../pages/profile-page';
import { createRegisterPage } from '../pages/register-page';
import { createVerificationPage } from '../pages/verification-page';
import { createVerifyDeactivationPage } from '../pages/verify-deactivation-page';

test(
  'a student joins, settles in, forgets the password, comes back and leaves',
  ANY_SIZE,
  async ({ page, mailbox }, { project }) => {
    const student = {
      name: 'Nguyễn Minh Anh',
      email: `minh.${project.name}@example.com`,
      password: 'Abcde1',
    };
    const header = createAppHeader(page);
    const home = createHomePage(page);
    const login = createLoginPage(page);
    const profile = createProfilePage(page);

    await test.step('register with the mailed code', async () => {
      const landing = createLandingPage(page);
      await landing.open();
      await expectNoAxeViolations(page);
      await landing.getStarted();
      await expectNoAxeViolations(page);
      await createRegisterPage(page).register(student);
      const verification = createVerificationPage(page);
      await expect(verification.verifyButton).toBeDisabled();
      await expectNoAxeViolations(page);
      await verification.finishRegistration(await mailbox.readCode(student.email));
      await expect(home.welcome).toBeVisible();
      await expect(home.firstStep).toBeVisible();
      await expectNoAxeViolations(page);
    });

    await test.step('change name, username and picture', async () => {
      await header.openAccountMenu();
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      await header.goToProfile();
      await expect(profile.title).toBeVisible();
      await expectNoAxeViolations(page);
      await profile.changeName('Minh Anh');
      await expect(page.getByRole('heading', { name: 'Minh Anh' })).toBeVisible();
      const updated = glimpse(page, 'Username updated successfully!');
      await profile.changeUsername(`minh.${project.name}`);
      await updated;
      await expect(profile.dialog('Change Username')).toBeHidden();
      await profile.choosePicture(await drawPicture());
      await expect(profile.dialog('Profile picture')).toBeVisible();
      await expectNoAxeViolations(page);
      await profile.savePicture();
      await expect(profile.dialog('Profile picture')).toBeHidden();
      await expect(page.getByRole('main').locator('img[src^="data:image/jpeg"]')).toBeVisible();
    });

    await test.step('manage the account', async () => {
      await profile.goToManageAccount();
      const manage = createManageAccountPage(page);
      await expect(manage.name).toHaveValue('Minh Anh');
      await expectNoAxeViolations(page);
      await manage.save({ name: 'Minh Anh Nguyễn', phoneNumber: '+84 90 123 4567' });
      await expect(page.getByRole('main').getByText('Profile updated successfully!')).toBeVisible();
    });

    await test.step('log out', async () => {
      await header.logOut();
      expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
    });

    await test.step('forget the password and set a new one', async () => {
      await login.open();
      await login.goToForgotPassword();
      const enterMail = createEnterMailPage(page);
      await expectNoAxeViolations(page);
      await mailbox.waitForNextSend(student.email);
      await enterMail.sendCode(student.email);
      const change = createChangePasswordPage(page);
      await expectNoAxeViolations(page);
      student.password = 'Fghij2';
      await change.changePassword(await mailbox.readCode(student.email), student.password);
      await expect(page.getByRole('heading', { name: 'Minh Anh Nguyễn' })).toBeVisible();
    });

    await test.step('log out of all devices', async () => {
      await profile.logOutEverywhere();
      await expectNoAxeViolations(page);
    });

    await test.step('log in with Remember me', async () => {
      await login.stayAtToken();
      await login.logIn(student, { isRemembered: true });
      await expect(login.token).toHaveValue(/^ey/);
      await expectNoAxeViolations(page);
      await login.continueToHome();
      const stored = await page.evaluate(() =>
        JSON.stringify({ ...localStorage, ...sessionStorage }),
      );
      expect(stored).toContain(student.email);
      expect(stored).not.toContain(student.password);
    });

    await test.step('deactivate', async () => {
      await profile.open();
      await mailbox.waitForNextSend(student.email);
      await profile.startDeactivation(student.email.toUpperCase());
      const verify = createVerifyDeactivationPage(page);
      await expectNoAxeViolations(page);
      await verify.deactivate(await mailbox.readCode(student.email));
      await expect(createLandingPage(page).closingCall).toBeVisible();
    });
  },
);

test(
  'what was remembered is filled in next time',
  ANY_SIZE,
  async ({ page, mailbox }, { project }) => {
    const student = {
      name: 'Lan Phạm',
      email: `thu.${project.name}@example.com`,
      password: 'Abcde1',
    };
    const register = createRegisterPage(page);
    await register.open();
    await register.register(student);
    await createVerificationPage(page).finishRegistration(await mailbox.readCode(student.email));
    await createAppHeader(page).logOut();
    const login = createLoginPage(page);
    await login.open();
    await login.logIn(student, { isRemembered: true });
    await page.waitForURL('**/home');
    await createAppHeader(page).logOut();

    await login.open();

    await expect(login.email).toHaveValue(student.email);
    await expect(login.password).toHaveValue(student.password);
  },
);

test(
  'a mistyped address and a reload cost a new student nothing',
  ANY_SIZE,
  async ({ page, mailbox }, { project }) => {
    const student = {
      name: 'Hoa Lê',
      email: `hoa.${project.name}@example.com`,
      password: 'Abcde1',
    };
    const register = createRegisterPage(page);
    const verification = createVerificationPage(page);
    await register.open();
    await register.register({ ...student, email: `typo.${project.name}@example.com` });
    await verification.changeEmail();
    await register.registerAs(student.email);
    await page.reload();

    await verification.finishRegistration(await mailbox.readCode(student.email));

    await expect(createHomePage(page).welcome).toBeVisible();
  },
);

test(
  'a password changed on the profile leaves the other tab signed in',
  ANY_SIZE,
  async ({ page, mailbox }, { project }) => {
    const student = {
      name: 'Bảo Trần',
      email: `bao.${project.name}@example.com`,
      password: 'Abcde1',
    };
    const profile = createProfilePage(page);
    await createRegisterPage(page).open();
    await createRegisterPage(page).register(student);
    await createVerificationPage(page).finishRegistration(await mailbox.readCode(student.email));
    const otherTab = await page.context().newPage();
    const home = createHomePage(otherTab);
    await home.open();
    await expect(home.welcome).toBeVisible();

    await profile.open();
    await mailbox.waitForNextSend(student.email);
    await profile.goToChangePassword();
    await createChangePasswordPage(page).changePassword(
      await mailbox.readCode(student.email),
      'Fghij2',
    );
    await expect(profile.title).toBeVisible();

    expect(new URL(otherTab.url()).pathname).toBe('/home');
    await otherTab.reload();
    await expect(home.welcome).toBeVisible();
  },
);
