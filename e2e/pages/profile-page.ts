import type { Page } from '@playwright/test';

export type PictureFile = { name: string; mimeType: string; buffer: Buffer };

export function createProfilePage(page: Page) {
  const dialog = (title: string) => page.getByRole('dialog', { name: title, exact: true });

  async function press(button: string) {
    await page.getByRole('main').getByRole('button', { name: button }).click();
  }

  async function changeIn(title: string, field: string, value: string) {
    await press(title);
    await dialog(title).getByLabel(field, { exact: true }).fill(value);
    await dialog(title).getByRole('button', { name: 'Save' }).click();
  }

  return {
    title: page.getByRole('heading', { name: 'Profile', exact: true }),
    dialog,

    async open() {
      await page.goto('/profile');
    },
    changeName: (name: string) => changeIn('Change Name', 'Name', name),
    changeUsername: (userName: string) => changeIn('Change Username', 'Username', userName),

    async choosePicture(file: PictureFile) {
      const chooser = page.waitForEvent('filechooser');
      await press('Change profile picture');
      await (await chooser).setFiles(file);
    },
    async savePicture() {
      await dialog('Profile picture').getByRole('button', { name: 'Save' }).click();
    },
    async goToManageAccount() {
      await page.getByRole('main').getByText('Manage account').click();
      await page.waitForURL('**/manage-account');
    },
    async goToChangePassword() {
      await press('Change Password');
      await page.waitForURL('**/change-password');
    },
    async logOutEverywhere() {
      await press('Log out of all devices');
      await page.getByRole('button', { name: 'Log out everywhere' }).click();
      await page.waitForURL('**/login');
    },
    /** Until the app has to show its first code. */
    async startSecondFactor(password: string) {
      await press('Set up');
      await dialog('Set up the second factor')
        .getByLabel('Password', { exact: true })
        .fill(password);
      await page.keyboard.press('Enter');
      await dialog('Set up the second factor').getByRole('img').waitFor();
    },
    readSecret: async () =>
      (await dialog('Set up the second factor').locator('code').innerText()).replaceAll(' ', ''),
    async turnOnSecondFactor(code: string) {
      await dialog('Set up the second factor').getByLabel('Code from the app').fill(code);
      await dialog('Set up the second factor').getByRole('button', { name: 'Turn on' }).click();
    },
    recoveryCodes: page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem'),
    async keepRecoveryCodes() {
      await page.getByRole('button', { name: 'I have kept them' }).click();
    },
    sessions: page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem'),
    async logOutDevice(name: string) {
      await press(`Log out ${name}`);
    },
    /** Types the account's address into the dialog; a code is mailed. */
    async startDeactivation(email: string) {
      await press('Deactivate Account');
      await dialog('Deactivate Account').getByLabel('Account e-mail').fill(email);
      await dialog('Deactivate Account').getByRole('button', { name: 'Send code' }).click();
      await page.waitForURL('**/verification-deactivate-account');
    },
  };
}
