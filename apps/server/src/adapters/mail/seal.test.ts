import type { OutgoingMail } from '@scholar/domain';
import { describe, expect, it } from 'vitest';
import { createMailSealer, UnreadableMailError } from './seal';

const OLD = 'old secret with at least thirty-two bytes';
const NEW = 'new secret with at least thirty-two bytes';
const MAIL: OutgoingMail = {
  to: 'minh.anh@example.edu',
  language: 'vi',
  content: { kind: 'reset-code', code: '012345' },
};
const DECOY: OutgoingMail = { ...MAIL, content: { kind: 'decoy' } };

const REMINDER: OutgoingMail = {
  ...MAIL,
  content: { kind: 'study-reminder', cards: 23, minutes: 4, token: 'abc' },
};

describe('createMailSealer', () => {
  it('opens what it sealed', () => {
    const sealer = createMailSealer({ secrets: [NEW] });

    expect(sealer.open(sealer.seal(MAIL))).toEqual(MAIL);
    expect(sealer.open(sealer.seal(DECOY))).toEqual(DECOY);
    expect(sealer.open(sealer.seal(REMINDER))).toEqual(REMINDER);
  });

  it('[A-02] keeps code, address and kind unreadable', () => {
    const sealed = Buffer.from(createMailSealer({ secrets: [NEW] }).seal(MAIL));

    for (const clear of ['012345', 'minh.anh', 'reset-code']) {
      expect(sealed.includes(clear)).toBe(false);
      expect(sealed.toString('base64')).not.toContain(Buffer.from(clear).toString('base64'));
    }
  });

  it('never seals the same mail to the same bytes', () => {
    const sealer = createMailSealer({ secrets: [NEW] });

    expect(sealer.seal(MAIL)).not.toEqual(sealer.seal(MAIL));
  });

  it('[A-14] gives a decoy the length of a mail with a code', () => {
    const sealer = createMailSealer({ secrets: [NEW] });

    expect(sealer.seal(DECOY)).toHaveLength(sealer.seal(MAIL).length);
  });

  it('opens with every secret of a rotation and seals with the first', () => {
    const before = createMailSealer({ secrets: [OLD] });
    const during = createMailSealer({ secrets: [NEW, OLD] });
    const after = createMailSealer({ secrets: [NEW] });

    expect(during.open(before.seal(MAIL))).toEqual(MAIL);
    expect(after.open(during.seal(MAIL))).toEqual(MAIL);
    expect(() => after.open(before.seal(MAIL))).toThrow(UnreadableMailError);
  });

  it('refuses every changed byte', () => {
    const sealer = createMailSealer({ secrets: [NEW] });
    const sealed = sealer.seal(MAIL);

    for (const position of sealed.keys()) {
      const changed = Uint8Array.from(sealed);
      changed[position] = (changed[position] ?? 0) ^ 1;
      expect(() => sealer.open(changed), `byte ${position}`).toThrow(UnreadableMailError);
    }
  });

  it.each([0, 1, 5, 17, 32, 33])('refuses contents cut to %i bytes', (length) => {
    const sealer = createMailSealer({ secrets: [NEW] });

    expect(() => sealer.open(sealer.seal(MAIL).slice(0, length))).toThrow(UnreadableMailError);
  });

  it.each([
    ['a code that is not six digits', { ...MAIL, content: { kind: 'reset-code', code: '12345' } }],
    ['an unknown kind', { ...MAIL, content: { kind: 'newsletter' } }],
    ['an unknown language', { ...MAIL, language: 'fr' }],
    ['no address', { ...MAIL, to: '' }],
  ])('refuses %s, whoever sealed it', (_case, mail) => {
    const sealer = createMailSealer({ secrets: [NEW] });

    // What an older or newer version of the server may have left in the queue.
    const sealed = sealer.seal(mail as OutgoingMail);

    expect(() => sealer.open(sealed)).toThrow(UnreadableMailError);
  });

  it('refuses to work without a secret', () => {
    expect(() => createMailSealer({ secrets: [] })).toThrow('needs a secret');
  });
});
