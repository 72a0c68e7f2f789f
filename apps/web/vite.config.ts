import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { listLandingFiles } from './landing-files';
import { listOfflineFiles } from './offline-files';
import { oneLanguage } from './one-language';

const language = process.env['PAGE_LANGUAGE'] ?? 'en';
const server = `http://localhost:${process.env['PORT'] ?? 3000}`;

// A folder is loaded as a whole, so where a file lies decides who pays for it. Left alone, the bundler
// makes dozens of tiny shared files that compress badly.
const EVERY_SCREEN = [
  /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
  /lucide-react[\\/]dist[\\/]esm[\\/](?!icons)/,
  /(rolldown[\\/]runtime|vite[\\/]preload-helper)/,
  /src[\\/]ui[\\/]basics[\\/]/,
  /src[\\/]lib[\\/](api|i18n|page|storage)[\\/]/,
];
const EVERY_FORM = [
  /src[\\/]ui[\\/]forms[\\/]/,
  /src[\\/]lib[\\/]forms[\\/]/,
  /src[\\/]features[\\/]account[\\/]page[\\/]/,
];
const EVERY_PUBLIC_PAGE = [/src[\\/]features[\\/](prices|public-pages)[\\/]/];
const BEHIND_THE_LOGIN = [
  /src[\\/]ui[\\/](feedback|layout|lists)[\\/]/,
  /src[\\/]lib[\\/](address|calls|device|drafts|keyboard|queries|session|text|time)[\\/]/,
  /src[\\/]features[\\/](lists|marks|plans|reviews)[\\/]/,
  /src[\\/]features[\\/](today|exams)[\\/]line[\\/]/,
  /src[\\/]features[\\/](exports|imports)[\\/]entry[\\/]/,
  /src[\\/]ui[\\/](editing|menus|shortcuts)[\\/]/,
];
const ICONS = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    oneLanguage(language),
    shakeRouter(),
    shareFonts(),
    dropOldFonts(),
    listOfflineFiles(),
    listLandingFiles(),
  ],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // The content security policy takes neither data: fonts nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first load names every part of the app: what a part is called would cost more than it tells.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        ...(!isSsrBuild && {
          codeSplitting: {
            groups: [
              { name: 'start', test: matches(EVERY_SCREEN), priority: 2 },
              { name: 'forms', test: matches(EVERY_FORM), priority: 1 },
              { name: 'public', test: matches(EVERY_PUBLIC_PAGE), priority: 1 },
              { name: 'signed-in', test: matches(BEHIND_THE_LOGIN) },
              { name: 'icons', test: ICONS, minShareCount: 2 },
            ],
          },
        }),
      },
    },
  },
  worker: { format: 'es' },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(['/api', '/ai', '/dev', '/healthz'].map((path) => [path, server])),
  },
}));

function matches(patterns: RegExp[]): (id: string) => boolean {
  return (id) => patterns.some((pattern) => pattern.test(id));
}

/** The fonts of formulas come in three formats; every browser that runs the app reads the smallest. */
function dropOldFonts(): Plugin {
  return {
    name: 'scholar:drop-old-fonts',
    enforce: 'pre',
    transform(code, id) {
      return id.includes('katex.min.css')
        ? code.replaceAll(/,url\([^)]*\.(?:woff|ttf)\) format\("[a-z]+"\)/g, '')
        : undefined;
    },
  };
}

/**
 * Pages made by the server link `/fonts.css`: the font faces of the app's own style sheet, under a
 * name that no build changes.
 */
function shareFonts(): Plugin {
  return {
    name: 'scholar:share-fonts',
    generateBundle(_, bundle) {
      const styles = Object.values(bundle).map((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : '',
      );
      const faces = new Set(styles.join('').match(/@font-face\s*\{[^}]*\}/g));
      const own = [...faces].filter((face) => !face.includes('KaTeX'));
      this.emitFile({ type: 'asset', fileName: 'fonts.css', source: own.join('\n') });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        if (request.url === '/fonts.css') {
          request.url = '/src/styles/fonts.css?direct';
        }
        next();
      });
    },
  };
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
