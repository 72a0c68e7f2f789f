import { html, type Html } from '../../html';

/** The frame around every mailbox page. No inline style or script: the content security policy forbids both. */
export function renderPage({ title, main }: { title: string; main: Html }): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/dev/mailbox/mailbox.css" />
        <script type="module" src="/dev/mailbox/mailbox.js"></script>
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header class="header">
          <a class="logo" href="/" aria-label="Scholar home">${renderMark()}<span>Scholar</span></a>
          <span class="badge">Mailbox</span>
        </header>
        <main id="main" tabindex="-1">${main}</main>
      </body>
    </html> `.markup;
}

export function renderTime(instant: string): Html {
  return html`<time datetime="${instant}">${toReadableTime(instant)}</time>`;
}

/** What is shown until the script puts the reader's own time zone in place. */
function toReadableTime(instant: string): string {
  return instant.replace('T', ' ').replace(/(\.\d+)?Z$/, ' UTC');
}

function renderMark(): Html {
  return html`<svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
    <path
      fill="currentColor"
      d="M20.9 2.9H11.7A6.7 6.7 0 0 0 5 9.6h4.2a2.5 2.5 0 0 1 2.5-2.5h9.2a2.1 2.1 0 0 0 0-4.2z"
    />
    <path
      fill="currentColor"
      d="M7.1 25.1h9.2A6.7 6.7 0 0 0 23 18.4h-4.2a2.5 2.5 0 0 1-2.5 2.5H7.1a2.1 2.1 0 0 0 0 4.2z"
    />
    <rect class="marker" x="3.4" y="11.2" width="21.2" height="5.6" rx="1.7" />
  </svg>`;
}
