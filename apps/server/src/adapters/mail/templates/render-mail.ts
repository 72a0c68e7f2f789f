import { CODE_LIFE_SECONDS, type Language } from '@scholar/contract';
import type { OutgoingMail } from '@scholar/domain';
import type { RenderedMail } from '../mail-transport';
import type { MailParts } from './mail-parts';
import type { MailTexts } from './mail-texts';
import { toPlanParts } from './plan-mail';
import { toOneClickUrl, toReminderParts } from './reminder-mail';
import { renderHtml } from './render-html';
import { toReportParts } from './report-mail';
import { toSupportParts } from './support-mail';
import { toTeamParts } from './team-mail';
import { ENGLISH_TEXTS } from './texts-en';
import { VIETNAMESE_TEXTS } from './texts-vi';

const TEXTS: Record<Language, MailTexts> = { en: ENGLISH_TEXTS, vi: VIETNAMESE_TEXTS };

/** Where links of mails lead: to the pages, and to the calls. */
export type MailPlaces = { productUrl: string; apiUrl: string };

export function renderMail(mail: OutgoingMail, { productUrl, apiUrl }: MailPlaces): RenderedMail {
  const { content } = mail;
  const parts = toParts(mail, productUrl);
  return {
    subject: parts.subject,
    text: renderText(parts),
    html: renderHtml(parts),
    ...(content.kind === 'support-request' && { replyTo: content.email }),
    ...(content.kind === 'study-reminder' && { unsubscribeUrl: toOneClickUrl(content, apiUrl) }),
  };
}

function toParts({ to, language, content }: OutgoingMail, productUrl: string): MailParts {
  const texts = TEXTS[language];
  if ('code' in content) {
    const text = texts.codes[content.kind];
    return {
      ...text,
      language,
      code: content.code,
      notes: [texts.codeLife(CODE_LIFE_SECONDS / 60), ...text.notes, texts.codeSecrecy],
      // Not the address: it may hold six digits that look like a code.
      footer: [texts.tagline, texts.whyCode],
    };
  }
  if (content.kind === 'decoy') {
    throw new Error('A decoy is never rendered.');
  }
  if (content.kind === 'team-invitation') {
    const { why, ...parts } = toTeamParts(content, language, productUrl);
    return { ...parts, language, footer: [texts.tagline, why(to)] };
  }
  if (content.kind === 'study-reminder') {
    const { why, ...parts } = toReminderParts(content, language, productUrl);
    return { ...parts, language, footer: [texts.tagline, why(to)] };
  }
  if (content.kind === 'support-request') {
    return { ...toSupportParts(content), language };
  }
  if (content.kind === 'shared-set-report') {
    return { ...toReportParts(content, productUrl), language };
  }
  const footer = [texts.tagline, texts.whyNotice(to)];
  if ('plan' in content) {
    return { ...toPlanParts(content, language, productUrl), language, footer };
  }
  const { link, ...text } = texts.notices[content.kind];
  return {
    ...text,
    language,
    link: { label: link.label, url: new URL(link.path, productUrl).href },
    footer,
  };
}

function renderText(parts: MailParts): string {
  const { heading, intro, code, facts = [], link, notes, footer, unsubscribe } = parts;
  const blocks = [
    heading,
    ...intro,
    ...(code ? [code] : []),
    ...(facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(link ? [`${link.label}: ${link.url}`] : []),
    ...notes,
    footer.join('\n'),
    ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}
