import type { MailContent } from '@scholar/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MailOutcome } from './job-delivery';
import { MailDeliveryError, type MailMessage } from './mail-transport';
import { createMailWorker, MAIL_CONCURRENCY } from './mail-worker';
import { createMailSealer } from './seal';
import { createFakeMailJobs } from './testing/fake-mail-jobs';
import { createFakeTime } from './testing/fake-time';

const CODE = '048213';
const ADDRESS = 'minh.anh@example.edu';
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const sealer = createMailSealer({ secrets: ['the secret of this server'] });

function seal(content: MailContent = { kind: 'reset-code', code: CODE }) {
  return sealer.seal({ to: ADDRESS, language: 'en', content });
}

function createSetup() {
  const time = createFakeTime();
  const queue = createFakeMailJobs(time.now);
  const outcomes: MailOutcome[] = [];
  const lines: { level: string; fields: object; text: string }[] = [];
  const deliveries: { message: MailMessage; at: number; signal: AbortSignal }[] = [];
  let answer: () => Promise<void> = async () => {};

  const record = (level: string) => (fields: object, text: string) => {
    lines.push({ level, fields, text });
  };
  const worker = createMailWorker({
    jobs: queue.repository,
    sealer,
    transport: {
      deliver(message, signal) {
        deliveries.push({ message, at: time.now(), signal });
        return answer();
      },
    },
    productUrl: 'http://localhost:3000',
    apiUrl: 'http://localhost:3000/api',
    log: { info: record('info'), warn: record('warn'), error: record('error') },
    onOutcome: (outcome) => outcomes.push(outcome),
    after: time.after,
  });
  return {
    time,
    queue,
    outcomes,
    lines,
    deliveries,
    worker,
    answerWith(next: () => Promise<void>) {
      answer = next;
    },
  };
}

function temporaryFailure() {
  return Promise.reject(new MailDeliveryError('smtp 451 4.3.0', { isPermanent: false }));
}

let setup: ReturnType<typeof createSetup>;

beforeEach(() => {
  setup = createSetup();
});

afterEach(async () => {
  setup.answerWith(async () => {});
  await Promise.all([setup.worker.stop(), setup.time.advance(MINUTE)]);
});

describe('createMailWorker', () => {
  it('delivers a queued mail and marks it sent', async () => {
    setup.queue.add(seal());

    setup.worker.start();
    await setup.time.advance(0);

    expect(setup.deliveries).toHaveLength(1);
    expect(setup.deliveries[0]?.message).toMatchObject({
      to: ADDRESS,
      language: 'en',
      job: { id: 1, queuedAt: new Date('2025-11-15T03:05:12.123Z') },
      text: expect.stringContaining(`\n${CODE}\n`),
    });
    expect(setup.queue.states()).toEqual(['sent']);
    expect(setup.outcomes).toEqual(['sent']);
  });

  it('drops a decoy unsent', async () => {
    setup.queue.add(seal({ kind: 'decoy' }));

    setup.worker.start();
    await setup.time.advance(0);

    expect(setup.deliveries).toEqual([]);
    expect(setup.queue.states()).toEqual(['dropped']);
    expect(setup.outcomes).toEqual(['dropped']);
  });

  it('drops a mail unsent once its code has expired', async () => {
    setup.queue.add(seal(), { isOutdated: true });

    setup.worker.start();
    await setup.time.advance(0);

    expect(setup.deliveries).toEqual([]);
    expect(setup.queue.states()).toEqual(['dropped']);
  });

  it('[L-10] waits 1, 2, 4 … seconds, at most 60, between tries and gives up after the tenth', async () => {
    setup.queue.add(seal());
    setup.answerWith(temporaryFailure);

    setup.worker.start();
    await setup.time.advance(10 * MINUTE);

    expect(setup.queue.delays.map(({ seconds }) => seconds)).toEqual([
      1, 2, 4, 8, 16, 32, 60, 60, 60,
    ]);
    expect(setup.deliveries).toHaveLength(10);
    expect(setup.queue.states()).toEqual(['failed']);
    expect(setup.queue.failures).toEqual(['smtp 451 4.3.0']);
    expect(setup.outcomes).toEqual([...Array<MailOutcome>(9).fill('retried'), 'failed']);
  });

  it('[L-10] delivers as soon as the mail server is well again', async () => {
    setup.queue.add(seal());
    setup.answerWith(temporaryFailure);
    setup.worker.start();
    await setup.time.advance(0);

    setup.answerWith(async () => {});
    await setup.time.advance(4 * SECOND);

    expect(setup.deliveries).toHaveLength(2);
    expect(setup.deliveries[1]?.message).toEqual(setup.deliveries[0]?.message);
    expect(setup.outcomes).toEqual(['retried', 'sent']);
  });

  it('[L-10] gives a refused mail up at once, with a log line', async () => {
    setup.queue.add(seal());
    setup.answerWith(() =>
      Promise.reject(new MailDeliveryError('smtp 550 5.1.1', { isPermanent: true })),
    );

    setup.worker.start();
    await setup.time.advance(MINUTE);

    expect(setup.deliveries).toHaveLength(1);
    expect(setup.queue.failures).toEqual(['smtp 550 5.1.1']);
    expect(setup.lines).toEqual([
      {
        level: 'error',
        fields: { jobId: 1, attempts: 1, reason: 'smtp 550 5.1.1' },
        text: 'Mail given up',
      },
    ]);
  });

  it('gives up a mail that no secret opens', async () => {
    setup.queue.add(
      createMailSealer({ secrets: ['another server'] }).seal({
        to: ADDRESS,
        language: 'en',
        content: { kind: 'password-changed' },
      }),
    );

    setup.worker.start();
    await setup.time.advance(0);

    expect(setup.queue.failures).toEqual(['unreadable']);
  });

  it('[A-50] writes neither codes nor addresses into the log', async () => {
    setup.queue.add(seal());
    setup.answerWith(() => Promise.reject(new Error(`550 ${ADDRESS} refused ${CODE}`)));
    setup.worker.start();
    await setup.time.advance(MINUTE);
    setup.queue.setDown(true);
    await setup.time.advance(5 * MINUTE);

    const logged = JSON.stringify(setup.lines);

    expect(setup.lines.length).toBeGreaterThan(3);
    expect(logged).not.toContain(CODE);
    expect(logged).not.toContain(ADDRESS);
  });
});

describe('looking for work', () => {
  it('takes a mail within two seconds without being woken', async () => {
    setup.worker.start();
    await setup.time.advance(MINUTE);
    setup.queue.add(seal());

    await setup.time.advance(2 * SECOND);

    expect(setup.outcomes).toEqual(['sent']);
  });

  it('takes a mail at once when woken', async () => {
    setup.worker.start();
    await setup.time.advance(MINUTE);
    setup.queue.add(seal());

    setup.worker.wake();
    await setup.time.advance(0);

    expect(setup.outcomes).toEqual(['sent']);
  });

  it('looks again soon after a wake that came before the commit', async () => {
    setup.worker.start();
    await setup.time.advance(MINUTE);
    setup.worker.wake();
    await setup.time.advance(10);
    setup.queue.add(seal());

    await setup.time.advance(115);

    expect(setup.outcomes).toEqual(['sent']);
  });

  it('does not miss a wake that comes while it is looking', async () => {
    setup.worker.start();
    setup.worker.wake();
    await setup.time.advance(0);

    expect(setup.queue.looks).toEqual([0, 0]);
  });

  it('looks every two seconds when there is nothing to do', async () => {
    setup.worker.start();
    await setup.time.advance(MINUTE);
    setup.queue.looks.length = 0;

    await setup.time.advance(10 * SECOND);

    expect(setup.queue.looks).toHaveLength(5);
  });

  it('keeps to its number of connections and uses a free one at once', async () => {
    const finish: (() => void)[] = [];
    setup.answerWith(() => new Promise((resolve) => finish.push(resolve)));
    for (let count = 0; count < MAIL_CONCURRENCY + 1; count += 1) {
      setup.queue.add(seal());
    }
    setup.worker.start();
    await setup.time.advance(5 * SECOND);
    expect(setup.deliveries).toHaveLength(MAIL_CONCURRENCY);

    finish[0]?.();
    await setup.time.advance(0);

    expect(setup.deliveries).toHaveLength(MAIL_CONCURRENCY + 1);
    finish.forEach((end) => end());
  });
});

describe('a delivery that takes too long', () => {
  it('is stopped after 20 seconds and tried again', async () => {
    setup.queue.add(seal());
    setup.answerWith(() => new Promise(() => {}));
    setup.worker.start();

    await setup.time.advance(20 * SECOND);

    expect(setup.deliveries[0]?.signal.aborted).toBe(true);
    expect(setup.queue.delays).toEqual([{ seconds: 1, reason: 'time limit' }]);
  });

  it('is never joined by a second one of the same mail', async () => {
    setup.queue.add(seal());
    setup.answerWith(() => new Promise(() => {}));
    setup.worker.start();

    await setup.time.advance(40 * SECOND);

    expect(setup.deliveries).toHaveLength(1);
    expect(setup.queue.delays.slice(0, 3).map(({ reason }) => reason)).toEqual([
      'time limit',
      'still under way',
      'still under way',
    ]);
  });

  it('counts as sent when it succeeds after all, without a second mail', async () => {
    let finish = () => {};
    setup.queue.add(seal());
    setup.answerWith(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    setup.worker.start();
    await setup.time.advance(20 * SECOND);

    finish();
    await setup.time.advance(4 * SECOND);

    expect(setup.deliveries).toHaveLength(1);
    expect(setup.queue.states()).toEqual(['sent']);
  });
});

describe('a database that goes away', () => {
  it('is asked again after 1, 2, 4 … seconds, with one line when it goes and one when it is back', async () => {
    setup.queue.setDown(true);
    setup.worker.start();
    await setup.time.advance(20 * SECOND);
    expect(setup.queue.looks).toEqual([0, 1, 3, 7, 15].map((second) => second * SECOND));

    setup.queue.setDown(false);
    setup.queue.add(seal());
    await setup.time.advance(20 * SECOND);

    expect(setup.outcomes).toEqual(['sent']);
    expect(setup.lines.map(({ level, text }) => ({ level, text }))).toEqual([
      { level: 'error', text: 'Mail queue cannot be reached, mails wait' },
      { level: 'info', text: 'Mail queue is reachable again' },
    ]);
  });

  it('does not make a delivered mail go out twice', async () => {
    setup.queue.add(seal());
    setup.answerWith(async () => setup.queue.setDown(true));
    setup.worker.start();
    await setup.time.advance(30 * SECOND);
    expect(setup.queue.states()).toEqual(['waiting']);

    setup.queue.setDown(false);
    await setup.time.advance(2 * MINUTE);

    expect(setup.deliveries).toHaveLength(1);
    expect(setup.queue.states()).toEqual(['sent']);
    expect(setup.outcomes).toEqual(['sent']);
  });
});

describe('stop', () => {
  it('waits for the mail under way and takes no more', async () => {
    let finish = () => {};
    let isStopped = false;
    setup.queue.add(seal());
    setup.answerWith(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    setup.worker.start();
    await setup.time.advance(0);

    const stopped = setup.worker.stop().then(() => {
      isStopped = true;
    });
    setup.queue.add(seal());
    await setup.time.advance(5 * SECOND);
    expect(isStopped).toBe(false);

    finish();
    await stopped;

    expect(setup.queue.states()).toEqual(['sent', 'waiting']);
  });

  it('ends a worker that sleeps at once', async () => {
    setup.worker.start();
    await setup.time.advance(0);

    await setup.worker.stop();
    await setup.time.advance(MINUTE);

    expect(setup.queue.looks).toEqual([0]);
  });

  it('ends a worker that never started', async () => {
    await expect(setup.worker.stop()).resolves.toBeUndefined();
  });
});
