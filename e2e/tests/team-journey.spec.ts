import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../fixtures/axe';
import type { ProductServer } from '../fixtures/server';
import { clientOf, signInNewStudent } from '../fixtures/sign-in';
import { ANY_SIZE, expect, test } from '../fixtures/test';
import { createBillingPage } from '../pages/billing-page';
import { createSetCreatorPage } from '../pages/set-creator-page';
import { createStudyPage } from '../pages/study-page';
import { createTeamPage } from '../pages/team-page';

const CARDS = [
  { question: 'Catalyst', answer: 'Speeds up a reaction without being used up in it' },
  { question: 'Isotope', answer: 'An atom of the same element with another number of neutrons' },
  { question: 'Ion', answer: 'An atom or molecule that carries an electric charge' },
  {
    question: 'Mole',
    answer: 'The amount of a substance that holds as many units as twelve grams',
  },
];

// A team that one is no longer in, and a set that one may no longer see, answer 404.
test.use({ expectedConsole: [/404 \(Not Found\)|Failed to load (?:quiz|marks)/] });

test(
  'a team is bought, filled, studied in, measured and left',
  ANY_SIZE,
  async ({ page, server, mailbox, openElsewhere }, { project }) => {
    const emails = {
      lan: `lan.${project.name}@example.com`,
      huy: `huy.${project.name}@example.com`,
    };
    const billing = createBillingPage(page);
    const team = createTeamPage(page);
    const lanPage = await openElsewhere();
    const huyPage = await openElsewhere();
    const lan = { ...createTeamPage(lanPage), billing: createBillingPage(lanPage) };
    const huy = createTeamPage(huyPage);
    await signInNewStudent(page, server, `owner.${project.name}@example.com`, 'Minh Anh');
    await signInNewStudent(lanPage, server, emails.lan, 'Lan Pham');
    await signInNewStudent(huyPage, server, emails.huy, 'Quoc Huy');

    await test.step('without a team the screen says what one is', async () => {
      await team.open();
      await expect(team.none).toBeVisible();
      await expectNoAxeViolations(page);
    });

    await test.step('the owner buys Team', async () => {
      await page.goto('/profile#plan');
      await billing.order('Upgrade to Team');
      await expect(billing.sandbox.main).toContainText('200.000 VND');
      await billing.sandbox.pay();
      await expect(billing.planMenu('Team')).toBeVisible();
    });

    await test.step('and invites two', async () => {
      await team.open();
      await expect(team.members).toHaveCount(1);
      await expect(team.seats).toContainText('1 of 5 seats');
      await team.invite(emails.lan);
      await team.invite(emails.huy);
      await expect(team.seats).toContainText('3 of 5 seats');
      await expectNoAxeViolations(page);
    });

    await test.step('both accept in browsers of their own', async () => {
      const invitation = await mailbox.readInvitation(emails.lan);
      await lanPage.goto(invitation);
      await expect(lanPage.getByRole('heading', { level: 1 })).toContainText('Minh Anh’s team');
      await expectNoAxeViolations(lanPage);
      await lan.join(invitation);
      await expect(lan.billing.planMenu('Team')).toBeVisible();
      await huy.join(await mailbox.readInvitation(emails.huy));
      await team.open();
      await expect(team.members).toHaveCount(3);
      await expect(team.invitations).toHaveCount(0);
      await expectNoAxeViolations(page);
    });

    await test.step('the owner shares a set', async () => {
      await saveSet(page, server, 'Chemistry basics');
      await team.open();
      await team.show('Shared sets');
      await expectNoAxeViolations(page);
      await team.share('Chemistry basics');
      await expect(team.sets).toHaveCount(1);
      await expectNoAxeViolations(page);
    });

    await test.step('a member studies it, takes a test and keeps a copy', async () => {
      const study = createStudyPage(lanPage);
      await lan.show('Shared sets');
      await expect(lan.sets).toHaveCount(1);
      await expectNoAxeViolations(lanPage);
      await lan.study('Chemistry basics');
      await expect(study.card(1, 4)).toContainText('Catalyst');
      await expectNoAxeViolations(lanPage);
      await study.startTest();
      const terms = new Map(CARDS.map(({ question, answer }) => [answer, question]));
      for (let place = 1; place <= CARDS.length; place += 1) {
        await study.answerQuestion(place, terms, { isRight: true });
      }
      await expect(study.result).toContainText('You know 4 of the 4 terms in Chemistry basics.');
      await lan.open();
      await lan.show('Shared sets');
      await lan.copy('Chemistry basics');
      await expect(lanPage.getByText('is now in your sets')).toBeVisible();
    });

    await test.step('the usage shows it, on screen and as a file', async () => {
      await team.open();
      await team.show('Usage');
      await team.count('Tests');
      await expect(team.usageOf('Lan Pham').getByRole('cell').last()).toHaveText('1');
      await expect(team.usageOf('Quoc Huy').getByRole('cell').last()).toHaveText('0');
      await expectNoAxeViolations(page);
      const file = await team.download();
      expect(file.suggestedFilename()).toMatch(/\.csv$/);
      expect(await readFile(await file.path(), 'utf8')).toContain('Lan Pham');
    });

    await test.step('a removed member loses the team at once and keeps the copy', async () => {
      await team.show('Members');
      await team.remove('Lan Pham');
      await expect(team.members).toHaveCount(2);
      await expect(team.seats).toContainText('2 of 5 seats');
      await lan.open();
      await expect(lan.none).toBeVisible();
      await expect(lan.billing.planMenu('Basic')).toBeVisible();
      const [setId] = await readSetIds(page, server);
      await lanPage.goto(`/study-quiz?set=${setId}`);
      await expect(lanPage.getByText('Set not found.')).toBeVisible();
      await expectNoAxeViolations(lanPage);
      const sets = createSetCreatorPage(lanPage);
      await sets.open();
      await sets.choose('Chemistry basics');
      await expect(sets.cards).toHaveCount(4);
    });

    await test.step('who stays still sees the set after a restart', async () => {
      await server.restart();
      await huy.open();
      await huy.show('Shared sets');
      await expect(huy.sets).toHaveCount(1);
    });
  },
);

async function saveSet(page: Page, server: ProductServer, title: string) {
  const { call, token } = await clientOf(page, server);
  const json = { title, flashcardList: CARDS };
  const { status } = await call('POST', '/quiz/post-quiz', { token, json });
  expect(status).toBe(200);
}

async function readSetIds(page: Page, server: ProductServer): Promise<number[]> {
  const { call, token } = await clientOf(page, server);
  const { data } = await call('GET', '/quiz/get-quiz', { token });
  return (data as { quizzes: { quizId: number }[] }).quizzes.map(({ quizId: setId }) => setId);
}
