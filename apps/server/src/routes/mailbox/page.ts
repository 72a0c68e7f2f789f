import { html, type Html } from '../../html';
import { renderMark } from '../../pages/mark';

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
        <link rel="stylesheet" href="/fonts.css" />
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
