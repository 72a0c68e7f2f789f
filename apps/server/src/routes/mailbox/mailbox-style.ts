import { FRAME_STYLE } from '../../pages/frame-style';

/** A string, so that the bundled server needs no file beside it. */
export const MAILBOX_STYLE = `${FRAME_STYLE}
.lead {
  margin: 0 0 24px;
  color: var(--ink-muted);
}

.mails {
  margin: 0;
  padding: 0;
  border-radius: 12px;
  overflow: hidden;
  background: var(--surface);
  list-style: none;
}

.mails:not(:empty):has(li) {
  border: 1px solid var(--line);
}

.mails li + li {
  border-top: 1px solid var(--line);
}

.mails a {
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 2px 16px;
  align-items: center;
  min-height: 68px;
  padding: 12px 20px;
  color: var(--ink);
  text-decoration: none;
}

.mails a:hover {
  background: var(--brand-soft);
}

.mails a:focus-visible {
  outline-offset: -2px;
  border-radius: 12px;
}

.subject {
  font-weight: 500;
  overflow-wrap: anywhere;
}

.mails a:hover .subject {
  color: var(--brand-text);
}

.to {
  grid-row: 2;
  color: var(--ink-muted);
  font-size: 0.875rem;
  overflow-wrap: anywhere;
}

.mails time {
  grid-row: 1 / 3;
  grid-column: 2;
  color: var(--ink-muted);
  font-size: 0.875rem;
}

.mails a:hover :is(.to, time) {
  color: var(--ink);
}

.empty {
  padding: 64px 24px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
  color: var(--ink-muted);
  text-align: center;
}

.empty h2 {
  margin: 16px 0 4px;
  color: var(--ink);
  font: 600 1.25rem / 1.25 var(--font-ui);
}

.empty p {
  margin: 0;
}

.back,
.source {
  display: inline-flex;
  gap: 6px;
  align-items: center;
  min-height: 44px;
  font-size: 0.875rem;
  font-weight: 500;
}

main > p:has(.back) {
  margin: -12px 0 4px;
}

.facts {
  display: grid;
  gap: 4px;
  margin: 0 0 24px;
}

.facts div {
  display: flex;
  gap: 12px;
}

.facts dt {
  flex: none;
  width: 44px;
  color: var(--ink-muted);
}

.facts dd {
  margin: 0;
  overflow-wrap: anywhere;
}

.code-sheet {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px 24px;
  margin-bottom: 16px;
  padding: 24px 32px;
  border: 1px solid var(--brand-line);
  border-radius: 12px;
  background: var(--brand-soft);
}

.code {
  margin: 0;
  font: 600 3rem / 1.25 ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
  letter-spacing: 0.14em;
}

.copy {
  min-width: 148px;
  height: 48px;
  padding: 0 24px;
  border: 0;
  border-radius: 8px;
  background: var(--brand);
  color: var(--on-brand);
  font: 600 1rem / 1.5 var(--font-ui);
  cursor: pointer;
}

.copy:hover {
  background: var(--brand-hover);
}

.sheet {
  padding: 24px 32px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
}

.text {
  max-width: 66ch;
  margin: 0;
  font: inherit;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
}

@media (max-width: 640px) {
  .mails a {
    grid-template-columns: 1fr;
    padding: 12px 16px;
  }

  .mails time {
    grid-row: 3;
    grid-column: 1;
  }

  .code-sheet,
  .sheet {
    padding: 20px;
  }

  .code {
    font-size: 2.375rem;
  }

  .copy {
    width: 100%;
  }
}
`;
