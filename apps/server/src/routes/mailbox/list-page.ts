import { html, type Html } from '../../html';
import type { MailSummary } from './outbox-reader';
import { renderPage, renderTime } from './page';

const NO_MAIL: MailSummary = { id: '', to: '', subject: '', sentAt: '' };

export function renderListPage(mails: MailSummary[]): string {
  return renderPage({
    title: 'Mailbox · Scholar',
    main: html`
      <h1>Mailbox</h1>
      <p class="lead">
        Emails that Scholar wrote on this computer, newest first. None of them left it.
      </p>
      <p class="visually-hidden" role="status" data-announce></p>
      <div class="empty" data-empty ${mails.length > 0 ? 'hidden' : ''}>
        ${renderEnvelope()}
        <h2>No emails yet</h2>
        <p>Register or ask for a code, and it shows up here by itself.</p>
      </div>
      <ul class="mails" data-mails>
        ${mails.map(renderRow)}
      </ul>
      <template data-row>${renderRow(NO_MAIL)}</template>
    `,
  });
}

function renderRow({ id, to, subject, sentAt }: MailSummary): Html {
  return html`<li data-id="${id}">
    <a href="/dev/mailbox/messages/${id}">
      <span class="subject" data-subject>${subject}</span>
      <span class="to" data-to>${to}</span>
      ${renderTime(sentAt)}
    </a>
  </li>`;
}

function renderEnvelope(): Html {
  return html`<svg
    viewBox="0 0 64 48"
    width="64"
    height="48"
    fill="none"
    stroke="currentColor"
    stroke-width="1.75"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <rect x="4" y="4" width="56" height="40" rx="6" />
    <path d="m6 8 23 18a5 5 0 0 0 6 0L58 8" />
  </svg>`;
}
