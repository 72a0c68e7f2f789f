import type { Plugin } from 'vite';

/** Screens that are there without a connection, whether they were opened before or not. */
const OFFLINE_SCREENS =
  /src\/(app\/(shell\/app-shell|guards\/home-guard|api\/browser-api)|features\/(today\/today-screen|study\/study-screen|practice\/practice-screens|sets\/set-creator-screen|documents\/saved-documents-screen|saved-flashcards\/saved-flashcards-screen))\.tsx?$/;
export const LIST_FILE = 'offline-files.json';

/** Lists the files of the app that the service worker keeps; what comes with a click later is kept then. */
export function listOfflineFiles(): Plugin {
  return {
    name: 'scholar:offline-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const wanted = new Set<string>();
      function want(fileName: string) {
        const file = bundle[fileName];
        if (wanted.has(fileName) || file?.type !== 'chunk') {
          return;
        }
        wanted.add(fileName);
        const { importedCss = [], importedAssets = [] } = file.viteMetadata ?? {};
        for (const asset of [...importedCss, ...importedAssets]) {
          wanted.add(asset);
        }
        file.imports.forEach(want);
      }
      for (const file of Object.values(bundle)) {
        const isNeeded =
          file.type === 'chunk' &&
          (file.isEntry || OFFLINE_SCREENS.test(file.facadeModuleId ?? ''));
        if (isNeeded) {
          want(file.fileName);
        }
      }
      for (const font of listFonts(Object.values(bundle))) {
        wanted.add(font);
      }
      const files = [...wanted].map((name) => `/${name}`).toSorted();
      this.emitFile({ type: 'asset', fileName: LIST_FILE, source: JSON.stringify(files) });
    },
  };
}

/** Those of the app's own texts: formulas bring theirs along. */
function listFonts(files: { type: string; fileName: string; source?: string | Uint8Array }[]) {
  const styles = files.filter(({ fileName }) => fileName.endsWith('.css'));
  const faces = styles.flatMap(
    ({ source }) => String(source).match(/@font-face\s*\{[^}]*\}/g) ?? [],
  );
  return faces
    .filter((face) => !face.includes('KaTeX'))
    .flatMap((face) => /assets\/[\w-]+\.woff2/.exec(face) ?? []);
}
