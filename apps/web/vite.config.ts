import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const server = `http://localhost:${process.env['PORT'] ?? 3000}`;

// Every first visit pays for these files, so they hold only what the landing page and the login
// need. Left alone, the bundler makes dozens of tiny shared files that compress badly.
const EVERY_SCREEN = [
  /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
  /lucide-react[\\/]dist[\\/]esm[\\/]((?!icons)|icons[\\/](arrow-right|check)\.)/,
  /(rolldown[\\/]runtime|vite[\\/]preload-helper)/,
  /src[\\/]ui[\\/](button|logo|spinner|text-link|ui\.texts)/,
  /src[\\/]lib[\\/](api|api-context|busy|document-title|i18n|link|storage|token)\.tsx?/,
];
const EVERY_FORM = [
  /src[\\/]features[\\/]account[\\/](account-(form|page)|account\.texts|failure|load-login|use-form|use-submission)/,
  /src[\\/]ui[\\/](auth-(page|shell)|checkbox|field|icon-button|notice|password-field|text-field)/,
  /src[\\/]lib[\\/](remember-me|browser-secret-box|return-to)/,
  /contract[\\/]src[\\/](limits|messages)\./,
];
const EVERY_PUBLIC_PAGE = [
  /src[\\/]ui[\\/](plan-cards|public-(footer|header)|public\.texts|segmented)/,
  /src[\\/]lib[\\/](format-vnd|use-(anchor-scroll|media-query))/,
  /contract[\\/]src[\\/]plans\./,
];
// Many screens behind the login share these, a few lines each. As files of their own they would be
// dozens of names in the list of all files, which the first visit loads.
const SMALL_THINGS = [
  /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](arrow-(down|left|up)|book-open|chevron-(down|right)|download|ellipsis|file-(plus|text)|gallery-vertical-end|highlighter|layers|list-checks|printer|rotate-ccw|save|send|shield-check|trash(-2)?|user-x)\./,
  /src[\\/]ui[\\/](avatar|badge|icon-link|list-page|load-failed|plan-badge|skeleton|switch|text-area|view-tabs)\./,
  /src[\\/]lib[\\/](continue|dates|flashcard-keys|format-study-time|is-code|isolate|local-day|log-failure|log-out|paths|random-key|report-keys|save-(file|signal)|set-keys|time-zone|unpaid-message|use-(delay|field|plan|retry-key|scroll-memory|step-back|stored-switch|team))\./,
];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), shakeRouter()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // The content security policy takes neither data: fonts nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', test: matches(EVERY_SCREEN), priority: 2 },
            { name: 'forms', test: matches(EVERY_FORM), priority: 1 },
            { name: 'public', test: matches(EVERY_PUBLIC_PAGE) },
            { name: 'small', test: matches(SMALL_THINGS) },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(['/api', '/ai', '/dev', '/healthz'].map((path) => [path, server])),
  },
});

function matches(patterns: RegExp[]): (id: string) => boolean {
  return (id) => patterns.some((pattern) => pattern.test(id));
}

/**
 * React Router keeps its unused half alive: it names components after creating them, and packs
 * its warnings for developers into every build. Without both the bundler can drop 4 kB.
 */
function shakeRouter(): Plugin {
  return {
    name: 'scholar:shake-router',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;')
          .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
