import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DIST, ROOT, packageScript } from '../project-folders.mjs';
import { runCommand } from '../run-command.mjs';
import { makeLandingPage } from './landing-page.mjs';
import { completeServiceWorker } from './service-worker.mjs';
import { compressAssets, refuseForeignFiles } from './web-assets.mjs';

const LANGUAGES = ['en', 'vi'];
const LANDING = 'src/app/static-landing.tsx';
const SHARED_INPUTS = ['package-lock.json', 'tsconfig.base.json', 'scripts/build'];

/**
 * `inputs` decide when the part is stale, `result` proves that it was built, and `make` fills an
 * empty folder that then takes the place of `dist/<folder>` at once.
 * @typedef {{
 *   name: string;
 *   folder: string;
 *   inputs: string[];
 *   result: string;
 *   make: (folder: string) => Promise<void>;
 * }} Part
 */

/** @type {Part[]} */
export const PARTS = [
  {
    name: 'web',
    folder: 'web',
    inputs: [
      ...SHARED_INPUTS,
      'apps/web',
      'packages/ai',
      'packages/contract',
      'packages/extract',
      'packages/memory',
    ],
    result: 'en.html',
    make: async (folder) => {
      for (const language of LANGUAGES) {
        await addLanguage(folder, language);
      }
      await completeServiceWorker(folder, LANGUAGES);
      await refuseForeignFiles(folder);
      await compressAssets(folder);
    },
  },
  {
    name: 'server',
    folder: 'server',
    inputs: [...SHARED_INPUTS, 'apps/server', 'packages'],
    result: 'main.js',
    make: async (folder) => {
      await runVite('apps/server', folder);
      await cp(join(ROOT, 'packages/ai/models'), join(folder, 'models'), { recursive: true });
      await cp(join(ROOT, 'packages/ai/src/vietnamese/lists'), join(folder, 'lists'), {
        recursive: true,
      });
    },
  },
  {
    name: 'database',
    folder: 'db',
    inputs: [...SHARED_INPUTS, 'packages/db'],
    result: 'snapshot.tar.gz',
    make: async (folder) => {
      await runOrThrow([
        packageScript('tsx/dist/cli.mjs'),
        'packages/db/src/embedded/make-snapshot.ts',
        join(folder, 'snapshot.tar.gz'),
      ]);
      await cp(join(ROOT, 'packages/db/migrations'), join(folder, 'migrations'), {
        recursive: true,
      });
    },
  },
];

/** @param {Part} part */
export async function makePart(part) {
  const next = join(DIST, `.next-${part.folder}-${process.pid}`);
  try {
    await mkdir(next, { recursive: true });
    await part.make(next);
    await replaceFolder(join(DIST, part.folder), next);
  } finally {
    await rm(next, { recursive: true, force: true });
  }
}

/**
 * A server that runs from the old folder misses it for an instant only.
 * @param {string} target
 * @param {string} next
 */
async function replaceFolder(target, next) {
  const old = `${next}-old`;
  if (existsSync(target)) {
    await rename(target, old);
  }
  await rename(next, target);
  await rm(old, { recursive: true, force: true });
}

/**
 * The app in one language: its pages under the name of that, its files beside those of the others.
 * @param {string} folder
 * @param {string} language
 */
async function addLanguage(folder, language) {
  const built = join(folder, language);
  const rendering = join(folder, `${language}-rendering`);
  await runVite('apps/web', built, { PAGE_LANGUAGE: language });
  await runVite('apps/web', rendering, { PAGE_LANGUAGE: language }, ['--ssr', LANDING]);
  const landing = await makeLandingPage(built, rendering, language);
  await rm(rendering, { recursive: true });
  await writeFile(join(folder, `${language}.landing.html`), landing);
  await rename(join(built, 'index.html'), join(folder, `${language}.html`));
  await rename(join(built, 'offline-files.json'), join(folder, `${language}.json`));
  await cp(built, folder, { recursive: true });
  await rm(built, { recursive: true });
}

/**
 * @param {string} app
 * @param {string} outDir
 * @param {Record<string, string>} [settings]
 * @param {string[]} [further]
 */
function runVite(app, outDir, settings, further = []) {
  const vite = packageScript('vite/bin/vite.js');
  const output = ['--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  return runOrThrow(
    [vite, 'build', app, '--config', `${app}/vite.config.ts`, ...output, ...further],
    settings,
  );
}

/**
 * @param {string[]} args
 * @param {Record<string, string>} [settings]
 */
async function runOrThrow(args, settings) {
  const { code, output } = await runCommand(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...settings },
  });
  if (code !== 0) {
    throw new Error(output);
  }
}
