import type { Plugin } from 'vite';

const LANDING = /src[\\/]features[\\/]landing[\\/]landing-screen\.tsx$/;
const LIST_FILE = 'landing-files.json';

/** Lists what the landing page loads, so that its page can name it and nothing has to be found out one after the other. */
export function listLandingFiles(): Plugin {
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
      const source = JSON.stringify({ scripts: [...scripts], styles: [...styles] });
      this.emitFile({ type: 'asset', fileName: LIST_FILE, source });
    },
  };
}
