import { html, type Html } from '../../../html';
import {
  BRAND,
  BRAND_SOFT,
  CODE_FONT,
  INK,
  LINE,
  MUTED,
  PAPER,
  READ_FONT,
  SHEET,
  UI_FONT,
} from './mail-look';
import { renderLogo } from './mail-logo';
import type { MailParts } from './mail-parts';

/** Pushes the rest of the mail, with the code, out of the preview line of an inbox. */
const PREVIEW_END = Array.from({ length: 120 }, () => html`&zwnj;&nbsp;`);

export function renderHtml(parts: MailParts): string {
  return html`<!doctype html>
    <html lang="${parts.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>${parts.subject}</title>
        <style>
          :root {
            color-scheme: light dark;
            supported-color-schemes: light dark;
          }
          @media (max-width: 480px) {
            .sheet {
              padding: 28px 20px 16px !important;
            }
            .outer {
              padding: 20px 12px 32px !important;
            }
          }
          /* Mail programs that know dark mode read this, all others the inline styles. */
          @media (prefers-color-scheme: dark) {
            .paper {
              background-color: #10121e !important;
            }
            .sheet {
              background-color: #181b2b !important;
              border-color: #2b2f47 !important;
            }
            .ink {
              color: #eceef8 !important;
            }
            .muted {
              color: #a9aec9 !important;
            }
            .bar {
              background-color: #eceef8 !important;
            }
            .code {
              background-color: #262b52 !important;
              color: #eceef8 !important;
            }
            .button {
              background-color: #5057d3 !important;
            }
          }
        </style>
      </head>
      <body
        class="paper"
        style="margin:0;padding:0;background-color:${PAPER};-webkit-text-size-adjust:100%;"
      >
        <div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">
          ${parts.preheader}${PREVIEW_END}
        </div>
        <table
          role="presentation"
          class="paper"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background-color:${PAPER};"
        >
          <tr>
            <td class="outer" align="center" style="padding:40px 16px 48px;">
              <table
                role="presentation"
                width="520"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="width:100%;max-width:520px;"
              >
                <tr>
                  <td style="padding:0 4px 20px;">${renderLogo()}</td>
                </tr>
                <tr>
                  <td
                    class="sheet"
                    style="padding:40px 40px 28px;background-color:${SHEET};border:1px solid ${LINE};border-radius:12px;"
                  >
                    <h1
                      class="ink"
                      style="margin:0 0 16px;font-family:${READ_FONT};font-size:26px;line-height:34px;font-weight:600;color:${INK};"
                    >
                      ${parts.heading}
                    </h1>
                    ${parts.intro.map((text) => paragraph(text, 'ink'))}
                    ${parts.code ? codePanel(parts.code) : ''}
                    ${parts.facts ? factsTable(parts.facts) : ''}
                    ${parts.link ? button(parts.link) : ''}
                    ${parts.notes.map((text) => paragraph(text, 'muted'))}
                  </td>
                </tr>
                <tr>
                  <td
                    class="muted"
                    style="padding:20px 4px 0;font-family:${UI_FONT};font-size:13px;line-height:20px;color:${MUTED};word-break:break-word;"
                  >
                    ${footer(parts.footer)}
                    ${parts.unsubscribe ? footerLink(parts.unsubscribe) : ''}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.markup;
}

function paragraph(text: string, tone: 'ink' | 'muted'): Html {
  const look =
    tone === 'ink'
      ? `font-size:16px;line-height:26px;color:${INK};`
      : `font-size:14px;line-height:22px;color:${MUTED};`;
  return html`<p class="${tone}" style="margin:0 0 12px;font-family:${UI_FONT};${look}">
    ${text}
  </p> `;
}

function codePanel(code: string): Html {
  return html`<div style="height:8px;line-height:8px;font-size:0;">&nbsp;</div>
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td
          class="code"
          align="center"
          style="padding:20px 8px 20px 18px;background-color:${BRAND_SOFT};border-radius:12px;font-family:${CODE_FONT};font-size:38px;line-height:48px;font-weight:600;letter-spacing:10px;color:${INK};"
        >
          ${code}
        </td>
      </tr>
    </table>
    <div style="height:24px;line-height:24px;font-size:0;">&nbsp;</div>`;
}

function factsTable(facts: NonNullable<MailParts['facts']>): Html {
  return html`<table
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:4px 0 12px;"
  >
    ${facts.map(
      ({ label, value }) =>
        html`<tr>
          <td
            class="ink"
            style="padding:4px 0;font-family:${UI_FONT};font-size:16px;line-height:24px;color:${INK};"
          >
            <span class="muted" style="color:${MUTED};">${label}:</span> ${value}
          </td>
        </tr>`,
    )}
  </table>`;
}

function button({ label, url }: { label: string; url: string }): Html {
  return html`<table
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:12px 0 24px;"
  >
    <tr>
      <td class="button" align="center" style="background-color:${BRAND};border-radius:8px;">
        <a
          href="${url}"
          style="display:inline-block;padding:12px 24px;font-family:${UI_FONT};font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none;"
          >${label}</a
        >
      </td>
    </tr>
  </table>`;
}

function footerLink({ label, url }: { label: string; url: string }): Html {
  return html`<br /><a href="${url}" class="muted" style="color:${MUTED};text-decoration:underline;"
      >${label}</a
    >`;
}

function footer(lines: string[]): Html[] {
  return lines.map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));
}
