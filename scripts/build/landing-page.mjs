import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The page of `/`: that of the app with its first screen in it, to be read before any script has run.
 * @param {string} folder of one language, as built
 * @param {string} rendering where the module that renders the screen was built
 * @param {string} language
 * @returns {Promise<string>}
 */
export async function makeLandingPage(folder, rendering, language) {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const list = join(folder, 'landing-files.json');
  /** @type {Record<'scripts' | 'styles', string[]>} */
  const { scripts, styles } = JSON.parse(await readFile(list, 'utf8'));
  await rm(list);
  const screen = await renderScreen(join(rendering, 'static-landing.js'), language);
  const links = [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].filter((link) => !page.includes(link));
  const complete = page
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace('<div id="root">', () => `<div id="landing">${screen}</div><div id="root">`);
  if (!complete.includes('id="landing"')) {
    throw new Error('index.html has no place for the landing page.');
  }
  return complete;
}

/**
 * @param {string} file
 * @param {string} language
 * @returns {Promise<string>}
 */
async function renderScreen(file, language) {
  // All that the screen asks a browser for while it is rendered.
  Object.assign(globalThis, { document: { documentElement: { lang: language } } });
  const { renderLanding } = await import(pathToFileURL(file).href);
  return renderLanding();
}
