import { type Language, PLAN_DAYS, PLANS } from '@scholar/contract';
import type { Order } from '@scholar/domain';
import { formatVnd } from '../../format-vnd';
import { html, type Html } from '../../html';
import { renderMark } from '../../pages/mark';
import { SANDBOX_TEXTS } from './sandbox.texts';

type Page = { order: Order; language: Language; formToken: string; backUrl: string };

/** No inline style or script: the content security policy forbids both. Addresses are relative to the page's own. */
export function renderSandboxPage({ order, language, formToken, backUrl }: Page): string {
  const texts = SANDBOX_TEXTS[language];
  const amount = formatVnd(order.amountVnd, language);
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${texts.title(amount)} · Scholar</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/fonts.css" />
        <link rel="stylesheet" href="sandbox.css" />
        <script type="module" src="sandbox.js"></script>
      </head>
      <body>
        <a class="skip" href="#main">${texts.skip}</a>
        <header class="header">
          <span class="logo">${renderMark()}<span>Scholar Pay</span></span>
          <span class="badge">${texts.badge}</span>
        </header>
        <main id="main" tabindex="-1">
          ${
            isPayable(order)
              ? renderForm({ order, language, formToken, backUrl })
              : renderClosed({ order, language, formToken, backUrl })
          }
        </main>
      </body>
    </html> `.markup;
}

export function isPayable({ status, secondsLeft }: Order): boolean {
  return status === 'open' && secondsLeft > 0;
}

function renderForm({ order, language, formToken }: Page): Html {
  const texts = SANDBOX_TEXTS[language];
  const amount = formatVnd(order.amountVnd, language);
  const seconds = Math.floor(order.secondsLeft);
  return html`<h1>${texts.heading}</h1>
    <p class="lead">${texts.noMoney}</p>
    <div class="card">
      <p class="amount-label">${texts.amount}</p>
      <p class="amount">${amount}</p>
      ${renderFacts({ order, language })}
      <p class="timer">
        ${texts.timeLeft}
        <span
          role="timer"
          data-seconds="${seconds}"
          data-last-minute="${texts.lastMinute}"
          aria-label="${texts.timeLeft}"
          >${toClock(seconds)}</span
        >
      </p>
      <p class="visually-hidden" role="status" data-announce></p>
      <form method="post">
        <input type="hidden" name="token" value="${formToken}" />
        <button class="pay" name="action" value="pay">${texts.pay(amount)}</button>
        <button class="cancel" name="action" value="cancel">${texts.cancel}</button>
      </form>
    </div>`;
}

function renderClosed({ order, language, backUrl }: Page): Html {
  const texts = SANDBOX_TEXTS[language];
  const { heading, text } = texts.closed[order.status === 'open' ? 'expired' : order.status];
  return html`<h1>${heading}</h1>
    <p class="lead">${text}</p>
    <div class="card">
      ${renderFacts({ order, language })}
      <p class="actions"><a class="pay" href="${backUrl}">${texts.back}</a></p>
    </div>`;
}

function renderFacts({ order, language }: Pick<Page, 'order' | 'language'>): Html {
  const texts = SANDBOX_TEXTS[language];
  const facts = [
    [texts.payTo, 'Scholar'],
    [texts.plan, texts.purchase(PLANS[order.plan].name, PLAN_DAYS)],
    [texts.orderNumber, order.number],
  ] as const;
  return html`<dl class="facts">
    ${facts.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

function toClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
