import { FRAME_STYLE } from '../../pages/frame-style';

/** A string, so that the bundled server needs no file beside it. */
export const SANDBOX_STYLE = `${FRAME_STYLE}
main {
  max-width: 520px;
}

.lead {
  margin: 0 0 24px;
  color: var(--ink-muted);
}

.card {
  padding: 28px 32px 32px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
}

.amount-label {
  margin: 0;
  color: var(--ink-muted);
}

.amount {
  margin: 0 0 20px;
  font: 600 2.25rem / 1.25 var(--font-ui);
  letter-spacing: -0.015em;
}

.facts {
  margin: 0 0 20px;
  border-top: 1px solid var(--line);
}

.facts:first-child {
  border-top: 0;
}

.facts div {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 24px;
  padding: 10px 0;
  border-bottom: 1px solid var(--line);
}

.facts dt {
  color: var(--ink-muted);
}

.facts dd {
  margin: 0;
  font-weight: 500;
  overflow-wrap: anywhere;
}

.timer {
  display: flex;
  justify-content: space-between;
  margin: 0 0 24px;
  color: var(--ink-muted);
}

.timer [role='timer'] {
  color: var(--ink);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
}

.timer [data-is-last] {
  padding: 0 6px;
  border-radius: 6px;
  background: var(--accent);
  color: #181b34;
}

form {
  display: grid;
  gap: 12px;
}

.actions {
  margin: 0;
}

.pay,
.cancel {
  display: flex;
  align-items: center;
  justify-content: center;
  width: 100%;
  min-height: 48px;
  padding: 8px 24px;
  border: 1px solid transparent;
  border-radius: 8px;
  font: 600 1rem / 1.5 var(--font-ui);
  text-decoration: none;
  cursor: pointer;
}

.pay {
  background: var(--brand);
  color: var(--on-brand);
}

.pay:hover {
  background: var(--brand-hover);
}

.cancel {
  border-color: var(--line);
  background: transparent;
  color: var(--ink);
}

.cancel:hover {
  border-color: var(--brand-line);
  background: var(--brand-soft);
}

@media (max-width: 640px) {
  .card {
    padding: 20px;
  }
}
`;
