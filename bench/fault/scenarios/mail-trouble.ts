import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../../../e2e/fixtures/server';
import type { LoneScenario } from '../scenario';
import { atMost, none, percentile } from '../limits';
import { createMailServer, type MailMood } from '../mail-server';

const SENDS = 8;
const ARRIVES_WITHIN_MS = 180_000;

/** [L-10] The mail server is away, silent, asks to come later, and is back. */
export const mailTrouble: LoneScenario = async () => {
  const mail = await createMailServer();
  const server = await startServer({ SMTP_URL: mail.url });
  const what = 'Mail server';
  const asked: string[] = [];
  const times: number[] = [];
  let refused = 0;
  async function askForCodes(mood: string) {
    for (let at = 0; at < SENDS; at += 1) {
      const email = `${mood}${at}@example.com`;
      const startedAt = performance.now();
      const { status } = await fetch(`${server.url}/api/user/send-verification/${email}`, {
        method: 'POST',
      });
      times.push(performance.now() - startedAt);
      asked.push(email);
      refused += status === 200 ? 0 : 1;
    }
  }
  try {
    await askForCodes('away');
    for (const mood of ['silent', 'later'] as const satisfies MailMood[]) {
      await mail.appear(mood);
      await askForCodes(mood);
      await mail.vanish();
    }
    const arrivedBefore = mail.mails.length;
    const backAt = performance.now();
    await mail.appear('good');
    const isMissing = (email: string) => !mail.mails.some((to) => to.includes(email));
    while (asked.some(isMissing) && performance.now() - backAt < ARRIVES_WITHIN_MS) {
      await wait(200);
    }
    return [
      none(`${what} away, silent, busy: codes that could not be asked for`, refused, asked.length),
      atMost(`${what} away, silent, busy: slowest answer`, percentile(times, 0.99), {
        limit: 1_000,
        unit: 'ms',
      }),
      none(`${what} away, silent, busy: mails taken nevertheless`, arrivedBefore, asked.length),
      none(`${what} back: mails that never came`, asked.filter(isMissing).length, asked.length),
      none(
        `${what} back: mails that came twice`,
        mail.mails.length - new Set(mail.mails).size,
        asked.length,
      ),
      atMost(`${what} back: the last mail after`, (performance.now() - backAt) / 1_000, {
        limit: 180,
        unit: 's',
      }),
    ];
  } finally {
    await server.stop();
    await mail.vanish();
  }
};
