import { html, type Html } from '../html';

/** The logo's mark. */
export function renderMark(): Html {
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
