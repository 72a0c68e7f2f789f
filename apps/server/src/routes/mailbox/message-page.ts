import { html, type Html } from '../../html';
import type { OutboxMail } from './outbox-reader';
import { renderPage, renderTime } from './page';

export function renderMessagePage(mail: OutboxMail): string {
  const { id, to, subject, sentAt, language, text, code } = mail;
  return renderPage({
    title: `${subject} · Mailbox · Scholar`,
    main: html`
      <p>
        <a class="back" href="/dev/mailbox"><span aria-hidden="true">←</span> All emails</a>
      </p>
      <h1 lang="${language}">${subject}</h1>
      <dl class="facts">
        <div>
          <dt>To</dt>
          <dd>${to}</dd>
        </div>
        <div>
          <dt>Sent</dt>
          <dd>${renderTime(sentAt)}</dd>
        </div>
      </dl>
      ${code ? renderCode(code) : ''}
      <section class="sheet" aria-label="Text of the email">
        <pre class="text" lang="${language}">${text.trim()}</pre>
      </section>
      <p>
        <a class="source" href="/dev/mailbox/messages/${id}/source" download
          >Download as .eml file</a
        >
      </p>
    `,
  });
}

function renderCode(code: string): Html {
  return html`<section class="code-sheet" aria-label="Code">
    <p class="code" data-code>${code}</p>
    <button class="copy" type="button" data-copy hidden>Copy code</button>
    <p class="visually-hidden" role="status" data-announce></p>
  </section>`;
}
