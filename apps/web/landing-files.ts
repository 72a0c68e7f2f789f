import type { Plugin } from 'vite';

const LANDING = /src[\\/]features[\\/]landing[\\/]landing-screen\.tsx$/;
const LIST_FILE = 'landing-files.json';

/** Its own language's letters: the others of the sample can wait. */
const FONTS: Record<string, RegExp> = {
  en: /literata-latin-opsz-normal\.woff2$/,
  vi: /literata-(latin|vietnamese)-opsz-normal\.woff2$/,
};

/** Lists what the landing page loads, so that its page can name it and nothing has to be found out one after the other. */
export function listLandingFiles(language: string): Plugin {
  return {
    name: 'scholar:landing-files',
    apply: ({ build }) => build?.ssr === undefined,
    generateBundle(_, bundle) {
      const scripts = new Set<string>();
      const styles = new Set<string>();
      function add(fileName: string) {
        const file = bundle[fileName];
        if (file?.type === 'chunk' && !scripts.has(fileName)) {
          scripts.add(fileName);
          file.viteMetadata?.importedCss.forEach((style) => styles.add(style));
          file.imports.forEach(add);
        }
      }
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && LANDING.test(file.facadeModuleId ?? '')) {
          add(file.fileName);
        }
      }
      const fonts = Object.values(bundle)
        .filter(
          (file) =>
            file.type === 'asset' &&
            file.originalFileNames.some((name) => FONTS[language]?.test(name)),
        )
        .map(({ fileName }) => fileName);
      const source = JSON.stringify({ scripts: [...scripts], styles: [...styles], fonts });
      this.emitFile({ type: 'asset', fileName: LIST_FILE, source });
    },
  };
}
