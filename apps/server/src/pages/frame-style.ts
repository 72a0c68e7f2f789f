/** The product’s tokens, as far as pages made by the server need them, and the frame of those pages. */
export const FRAME_STYLE = `:root {
  color-scheme: light;
  --paper: #f4f5f9;
  --surface: #ffffff;
  --ink: #181b34;
  --ink-muted: #555974;
  --line: #e1e3ec;
  --brand: #2d318f;
  --brand-hover: #24287a;
  --on-brand: #ffffff;
  --brand-text: #2d318f;
  --brand-soft: #eceefb;
  --brand-line: #c8ccf0;
  --accent: #f2ab1d;
  --focus: #2d318f;
  --font-ui: 'Be Vietnam Pro', system-ui, -apple-system, 'Segoe UI', sans-serif;
  --font-read: 'Literata Variable', Literata, Georgia, serif;
}

@media (prefers-color-scheme: dark) {
  :root {
    color-scheme: dark;
    --paper: #10121e;
    --surface: #181b2b;
    --ink: #eceef8;
    --ink-muted: #a9aec9;
    --line: #2b2f47;
    --brand: #5057d3;
    --brand-hover: #5b62de;
    --brand-text: #b0b6ff;
    --brand-soft: #262b52;
    --brand-line: #454b8c;
    --accent: #f2b541;
    --focus: #b0b6ff;
  }
}

*,
*::before,
*::after {
  box-sizing: border-box;
}

[hidden] {
  display: none !important;
}

body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 1rem / 1.5 var(--font-ui);
}

a {
  color: var(--brand-text);
  text-underline-offset: 3px;
}

:focus-visible {
  outline: 2px solid var(--focus);
  outline-offset: 2px;
  border-radius: 6px;
}

main:focus {
  outline: none;
}

.skip {
  position: absolute;
  top: 8px;
  left: 8px;
  z-index: 1;
  padding: 10px 16px;
  border-radius: 8px;
  background: var(--brand);
  color: var(--on-brand);
  translate: 0 -80px;
}

.skip:focus {
  translate: 0;
}

.visually-hidden {
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}

.header {
  display: flex;
  align-items: center;
  gap: 12px;
  height: 64px;
  padding: 0 40px;
  border-bottom: 1px solid var(--line);
  background: var(--surface);
}

.logo {
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  color: var(--ink);
  font: 600 1.25rem / 1.25 var(--font-read);
  text-decoration: none;
}

.marker {
  fill: var(--accent);
}

.badge {
  padding: 2px 10px;
  border: 1px solid var(--brand-line);
  border-radius: 999px;
  background: var(--brand-soft);
  color: var(--brand-text);
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1.5;
}

main {
  max-width: 840px;
  margin: 0 auto;
  padding: 32px 40px 64px;
}

h1 {
  margin: 0 0 8px;
  font: 600 1.875rem / 1.25 var(--font-read);
  letter-spacing: -0.015em;
  overflow-wrap: anywhere;
  text-wrap: balance;
}

@media (max-width: 640px) {
  .header {
    height: 56px;
    padding: 0 16px;
  }

  main {
    padding: 24px 16px 48px;
  }
}
`;
