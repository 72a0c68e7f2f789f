import type { OutgoingMail } from '@scholar/domain';
import { describe, expect, it } from 'vitest';
import { createMailQueue } from './mail-queue';
import { createMailSealer } from './seal';

const MAIL: OutgoingMail = {
  to: 'minh.anh@example.edu',
  language: 'en',
  content: { kind: 'registration-code', code: '407913' },
};

describe('createMailQueue', () => {
  it('[A-16] stores the sealed mail with its last moment, then wakes the worker', async () => {
    const sealer = createMailSealer({ secrets: ['a secret'] });
    const events: string[] = [];
    const rows: { sealed: Uint8Array; options: object }[] = [];
    const queue = createMailQueue({ sealer, onQueued: () => events.push('woken') });
    const jobs = {
      async insert(sealed: Uint8Array, options: object) {
        rows.push({ sealed, options });
        events.push('stored');
      },
    };

    await queue.enqueue(jobs, MAIL, { dropAfterSeconds: 180 });
    await queue.enqueue(jobs, MAIL);

    expect(rows.map((row) => row.options)).toEqual([{ dropAfterSeconds: 180 }, {}]);
    expect(rows.map((row) => sealer.open(row.sealed))).toEqual([MAIL, MAIL]);
    expect(events).toEqual(['stored', 'woken', 'stored', 'woken']);
  });

  it('wakes nobody when the mail could not be stored', async () => {
    let isWoken = false;
    const queue = createMailQueue({
      sealer: createMailSealer({ secrets: ['a secret'] }),
      onQueued: () => {
        isWoken = true;
      },
    });
    const jobs = { insert: () => Promise.reject(new Error('database down')) };

    await expect(queue.enqueue(jobs, MAIL)).rejects.toThrow('database down');

    expect(isWoken).toBe(false);
  });
});
