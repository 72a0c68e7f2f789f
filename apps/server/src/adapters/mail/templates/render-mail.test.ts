import { CODE_LIFE_SECONDS, LANGUAGES, type Language } from '@scholar/contract';
import { DEACTIVATION_DAYS, type MailContent } from '@scholar/domain';
import { describe, expect, it } from 'vitest';
import { renderMail } from './render-mail';

const CODE = '048213';
/** An address that looks like a code and like markup. */
const ADDRESS = `<b>777777</b>&"'@example.edu`;
const PRODUCT_URL = 'https://scholar.example';
const API_URL = 'https://api.scholar.example/api';

const CODE_MAILS = (['registration-code', 'account-code', 'reset-code'] as const).flatMap((kind) =>
  LANGUAGES.map((language) => ({ language, content: { kind, code: CODE } })),
);
const NOTICE_MAILS = (
  [
    'password-changed',
    'second-factor-on',
    'second-factor-off',
    'account-deactivated',
    'account-deleted',
  ] as const
).flatMap((kind) => LANGUAGES.map((language) => ({ language, content: { kind } })));

const PAID = {
  plan: 'pro',
  amountVnd: 49_000,
  orderNumber: 'S000001ABCDEFGH',
  paidAt: '2026-11-15T17:30:00.000Z',
} as const;
const PLAN_MAILS = LANGUAGES.flatMap((language) =>
  (
    [
      { kind: 'payment-receipt', ...PAID, paidUntil: '2026-12-15T17:30:00.000Z' },
      { kind: 'payment-review', reason: 'late', ...PAID },
      { kind: 'payment-review', reason: 'second', ...PAID },
      { kind: 'payment-review', reason: 'unclear', ...PAID },
      { kind: 'plan-ending', plan: 'team', endsAt: '2026-11-20T10:00:00.000Z', daysLeft: 5 },
    ] as const
  ).map((content) => ({ language, content })),
);

const INVITATION = {
  kind: 'team-invitation',
  token: 'abc_DEF-123',
  teamName: 'Biology <b>101</b>',
  inviterName: 'Minh Anh',
  lifeDays: 7,
} as const;
const TEAM_MAILS = LANGUAGES.map((language) => ({ language, content: INVITATION }));

const REMINDER = {
  kind: 'study-reminder',
  cards: 23,
  minutes: 4,
  token: 'abc_DEF-123',
} as const;

function render({ language, content }: { language: Language; content: MailContent }) {
  return renderMail(
    { to: ADDRESS, language, content },
    { productUrl: PRODUCT_URL, apiUrl: API_URL },
  );
}

/** What a reader of the HTML part sees, one space between words. */
function visibleText(markup: string): string {
  return markup
    .replace(/<head>[\s\S]*<\/head>/, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(nbsp|zwnj);/g, '')
    .replaceAll(/\s+/g, ' ');
}

describe.each(CODE_MAILS)('$content.kind in $language', (mail) => {
  it('holds the code in the text as six joined digits on a line of its own and no other', () => {
    const { text } = render(mail);

    expect(text.split('\n').filter((line) => line === CODE)).toHaveLength(1);
    expect(text.match(/\d{6,}/g)).toEqual([CODE]);
  });

  it('holds the code in the HTML once and nothing else that looks like one', () => {
    const { html } = render(mail);

    expect(html.match(/\d{6,}/g)).toEqual([CODE]);
    expect(visibleText(html)).toContain(` ${CODE} `);
  });

  it('[A-10] shows the code in neither subject nor preview line', () => {
    const { subject, html } = render(mail);
    const preview = /<div style="display:none[^>]*>([\s\S]*?)<\/div>/.exec(html)?.[1] ?? '';

    expect(subject).not.toMatch(/\d/);
    expect(preview).toMatch(/\p{L}/u);
    expect(preview).not.toMatch(/\d/);
    expect(preview.match(/&zwnj;&nbsp;/g)?.length).toBeGreaterThan(100);
  });

  it('says how long the code works', () => {
    const { text, html } = render(mail);
    const minutes = CODE_LIFE_SECONDS / 60;
    const life = mail.language === 'en' ? `${minutes} minutes` : `${minutes} phút`;

    expect(text).toContain(life);
    expect(visibleText(html)).toContain(life);
  });
});

describe.each(NOTICE_MAILS)('$content.kind in $language', (mail) => {
  it('escapes the address in the HTML and shows it as it is in the text', () => {
    const { text, html } = render(mail);

    expect(html).toContain('&lt;b&gt;777777&lt;/b&gt;&amp;&quot;&#39;@example.edu');
    expect(html).not.toContain('<b>');
    expect(text).toContain(ADDRESS);
  });

  it('links to the page that helps', () => {
    const { text, html } = render(mail);
    const path = mail.content.kind.startsWith('account') ? '/register' : '/enter-mail';

    expect(text).toContain(`${PRODUCT_URL}${path}\n`);
    expect(html).toContain(`href="${PRODUCT_URL}${path}"`);
  });
});

describe.each(PLAN_MAILS)('$content.kind in $language', (mail) => {
  it('leads to plan and billing, and names the plan', () => {
    const { subject, text, html } = render(mail);

    expect(text).toContain(`${PRODUCT_URL}/profile#plan\n`);
    expect(html).toContain(`href="${PRODUCT_URL}/profile#plan"`);
    expect(subject).toContain(mail.content.plan === 'pro' ? 'Pro' : 'Team');
  });

  it('has nothing that looks like a code', () => {
    expect(render(mail).text).not.toMatch(/^\d{6}$/m);
  });
});

describe.each(TEAM_MAILS)('$content.kind in $language', (mail) => {
  it('says who invites to what and leads to the invitation', () => {
    const { subject, text, html } = render(mail);
    const url = `${PRODUCT_URL}/team/join?token=abc_DEF-123`;

    expect(text).toContain(`${url}\n`);
    expect(html).toContain(`href="${url}"`);
    expect(text).toContain('Minh Anh');
    expect(text).toContain('“Biology <b>101</b>”');
    expect(html).toContain('“Biology &lt;b&gt;101&lt;/b&gt;”');
    expect(html).not.toContain('<b>');
    expect(subject).not.toContain('Biology');
  });
});

describe.each([...CODE_MAILS, ...NOTICE_MAILS, ...PLAN_MAILS, ...TEAM_MAILS])(
  '$content.kind in $language',
  (mail) => {
    it('says the same in both parts', () => {
      const { text, html } = render(mail);
      const seen = visibleText(html);
      const lines = text
        .replaceAll('\u00A0', ' ')
        .split('\n')
        .filter(
          (line) =>
            line !== '' &&
            !line.includes(PRODUCT_URL) &&
            !line.includes(ADDRESS) &&
            !line.includes('<b>'),
        );

      expect(lines.length).toBeGreaterThan(3);
      for (const line of lines) {
        expect(seen).toContain(line);
      }
    });

    it('is marked with its language and works without pictures, scripts or foreign addresses', () => {
      const { html } = render(mail);

      expect(html).toContain(`<html lang="${mail.language}">`);
      expect(html).not.toMatch(/<(img|script|link|iframe)\b/i);
      expect(html.match(/https?:\/\/[^/"]+/g) ?? []).toEqual(
        'code' in mail.content ? [] : [PRODUCT_URL],
      );
    });

    it('has a subject of one line', () => {
      expect(render(mail).subject).toMatch(/^[^\r\n]{10,60}$/);
    });
  },
);

describe.each(LANGUAGES)('study-reminder in %s', (language) => {
  const mail = { language, content: REMINDER };

  it('names cards in the subject, and how long they take', () => {
    const { subject, text, html } = render(mail);
    const minutes = language === 'en' ? '4 minutes' : '4 phút';

    expect(subject).toMatch(language === 'en' ? /^23 cards/ : /^23 thẻ/);
    expect(text).toContain(minutes);
    expect(visibleText(html)).toContain(minutes);
  });

  it('leads to Today, and to a page that ends the reminders', () => {
    const { text, html } = render(mail);

    for (const path of ['/today', '/unsubscribe?token=abc_DEF-123']) {
      expect(text).toContain(`${PRODUCT_URL}${path}\n`);
      expect(html).toContain(`href="${PRODUCT_URL}${path}"`);
    }
  });

  it('tells mail programs the call that ends them, where the calls lie', () => {
    expect(render(mail).unsubscribeUrl).toBe(`${API_URL}/memory/unsubscribe/abc_DEF-123`);
  });

  it('counts one as one', () => {
    const { subject, text } = render({ language, content: { ...REMINDER, cards: 1, minutes: 1 } });

    expect(subject + text).not.toMatch(/1 cards|1 minutes/);
  });
});

describe('renderMail', () => {
  it.each([
    [
      'en',
      'already a Scholar account',
      'change its password',
      'deactivate',
      'cannot be used to sign up',
      'ignore',
    ],
    ['vi', 'Đã có một tài khoản', 'đổi mật khẩu', 'vô hiệu hóa', 'không dùng để đăng ký', 'bỏ qua'],
  ] as const)(
    '[A-15] an account code in %s says that the account exists and what the code is for',
    (language, ...phrases) => {
      const { text } = render({ language, content: { kind: 'account-code', code: CODE } });

      for (const phrase of phrases) {
        expect(text).toContain(phrase);
      }
    },
  );

  it.each([
    ['en', `${DEACTIVATION_DAYS} days`, 'Register again'],
    ['vi', `${DEACTIVATION_DAYS} ngày`, 'đăng ký lại'],
  ] as const)('the farewell in %s says how to come back', (language, ...phrases) => {
    const { text } = render({ language, content: { kind: 'account-deactivated' } });

    for (const phrase of phrases) {
      expect(text).toContain(phrase);
    }
  });

  it('writes a receipt with everything that was paid', () => {
    const [receipt] = PLAN_MAILS;

    expect(receipt && render(receipt).text).toContain(
      [
        'Plan: Scholar Pro, 30 days',
        'Amount: 49.000\u00A0VND',
        'Order number: S000001ABCDEFGH',
        // By the calendar of Vietnam, where it is past midnight.
        'Paid on: 16 November 2026',
        'Paid until: 16 December 2026',
      ].join('\n'),
    );
  });

  it.each([
    ['en', 'Renew now', 'Everything you saved stays'],
    ['vi', 'Gia hạn ngay', 'Mọi thứ đã lưu vẫn còn'],
  ] as const)('a reminder in %s offers to renew and says what stays', (language, ...phrases) => {
    const ending = PLAN_MAILS.find(
      (mail) => mail.language === language && mail.content.kind === 'plan-ending',
    );
    const text = ending && render(ending).text;

    for (const phrase of phrases) {
      expect(text).toContain(phrase);
    }
  });

  it('refuses to give a decoy a body', () => {
    expect(() => render({ language: 'en', content: { kind: 'decoy' } })).toThrow('decoy');
  });
});
