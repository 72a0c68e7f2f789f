import type { Page } from '@playwright/test';

/** /learn and /write: one card of a set after the other. */
export function createPracticePage(page: Page) {
  const prompt = page.getByRole('region', { name: /^(Definition|Fill in the blank|Question)/ });
  const box = page.getByRole('textbox', { name: /^Type/ });
  const next = page.getByRole('button', { name: 'Next', exact: true });

  return {
    prompt,
    box,
    options: page.getByRole('group', { name: /^Choose/ }).getByRole('button'),
    why: page.getByRole('region', { name: 'Why' }),
    verdict: page.getByRole('status').filter({ hasText: /./ }),
    iWasRight: page.getByRole('button', { name: 'I was right' }),

    async open(mode: 'learn' | 'write', setId: number) {
      await page.goto(`/${mode}?set=${setId}`);
      await prompt.waitFor();
    },

    /** With keys alone; the box has the focus when a card comes. */
    async type(answer: string) {
      await box.waitFor();
      await page.keyboard.type(answer);
      await page.keyboard.press('Enter');
      await next.waitFor();
    },

    /** The keyboard waits on Next. */
    async goOn() {
      await page.keyboard.press('Enter');
      await next.waitFor({ state: 'detached' });
    },
  };
}
