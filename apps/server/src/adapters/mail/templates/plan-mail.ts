import { type Language, PLANS } from '@scholar/contract';
import { formatVnd } from '../../../format-vnd';
import type { MailParts, MailText } from './mail-parts';
import type { PlanMail, PlanTexts } from './plan-texts';
import { ENGLISH_PLAN_TEXTS } from './plan-texts-en';
import { VIETNAMESE_PLAN_TEXTS } from './plan-texts-vi';

const TEXTS: Record<Language, PlanTexts> = { en: ENGLISH_PLAN_TEXTS, vi: VIETNAMESE_PLAN_TEXTS };
const BILLING_PATH = '/profile#plan';

/** Prices are in đồng, so days are those of Vietnam. */
const DATES = { en: dateFormat('en-GB'), vi: dateFormat('vi-VN') };

type PlanParts = MailText & Pick<MailParts, 'facts' | 'link'>;

export function toPlanParts(content: PlanMail, language: Language, productUrl: string): PlanParts {
  const { labels, links, ...texts } = TEXTS[language];
  const plan = PLANS[content.plan].name;
  const url = new URL(BILLING_PATH, productUrl).href;
  const toDate = (instant: string) => DATES[language].format(new Date(instant));

  if (content.kind === 'plan-ending') {
    const facts = { date: toDate(content.endsAt), daysLeft: content.daysLeft };
    return { ...texts.ending(plan, facts), link: { label: links.renew, url } };
  }
  const isReceipt = content.kind === 'payment-receipt';
  return {
    ...(isReceipt ? texts.receipt(plan) : texts.review(plan, content.reason)),
    facts: [
      { label: labels.plan, value: texts.purchase(plan) },
      { label: labels.amount, value: formatVnd(content.amountVnd, language) },
      { label: labels.orderNumber, value: content.orderNumber },
      { label: labels.paidOn, value: toDate(content.paidAt) },
      ...(isReceipt ? [{ label: labels.paidUntil, value: toDate(content.paidUntil) }] : []),
    ],
    link: { label: links.billing, url },
  };
}

function dateFormat(locale: string) {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Ho_Chi_Minh' });
}
