import { existsSync, readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import {
  findFaketimeLibrary,
  findPostgresFolder,
  findRedisServer,
  findSystemChromium,
  hasPlaywrightChromium,
} from './find-programs.mjs';
import { packageScript } from './project-folders.mjs';
import { runCommand } from './run-command.mjs';

const OS_RELEASE = '/etc/os-release';
const CHROMIUM_PACKAGE = 'chromium';
const NOTO_FONTS = '/usr/share/fonts/truetype/noto';
const NEEDS = [
  { name: 'PostgreSQL', debianPackage: 'postgresql', isThere: () => !!findPostgresFolder() },
  { name: 'Redis', debianPackage: 'redis-server', isThere: () => !!findRedisServer() },
  {
    name: 'Chromium',
    debianPackage: CHROMIUM_PACKAGE,
    isThere: () => !!findSystemChromium() || hasPlaywrightChromium(),
  },
];
// Only Debian's package lies where it is looked for; elsewhere the journeys that move the clock are left out.
const FAKETIME = {
  name: 'faketime',
  debianPackage: 'faketime',
  isThere: () => !!findFaketimeLibrary(),
};
// Only Debian's bare images lack a font with Vietnamese letters.
const FONTS = {
  name: 'Noto fonts',
  debianPackage: 'fonts-noto-core',
  isThere: () => existsSync(NOTO_FONTS),
};

/** Makes sure that the tests find a PostgreSQL server, a Redis server and a browser. */
export async function installTestNeeds() {
  const isDebian = existsSync('/etc/debian_version');
  const needs = isDebian ? [...NEEDS, FAKETIME, FONTS] : NEEDS;
  const missing = needs.filter((need) => !need.isThere());
  if (missing.length === 0) {
    console.log('Test needs: PostgreSQL, Redis and Chromium are there.');
    return;
  }
  const names = missing.map((need) => need.name).join(', ');
  if (!isDebian || process.getuid?.() !== 0) {
    const packages = missing.map((need) => need.debianPackage).join(' ');
    const advice = isDebian ? `sudo apt-get install ${packages}` : 'please install what is missing';
    throw new Error(`The tests need ${names}: ${advice}.`);
  }
  console.log(`Test needs: installing ${names}.`);
  await installOnDebian(missing.map((need) => need.debianPackage));
  const stillMissing = needs.filter((need) => !need.isThere());
  if (stillMissing.length > 0) {
    throw new Error(`Could not install ${stillMissing.map((need) => need.name).join(', ')}.`);
  }
}

/** @param {string[]} packages */
async function installOnDebian(packages) {
  // Ubuntu's package is only a pointer to a snap, which containers cannot run.
  const isBrowserFetched =
    packages.includes(CHROMIUM_PACKAGE) && /^ID=ubuntu$/m.test(readFileSync(OS_RELEASE, 'utf8'));
  const fromApt = packages.filter((name) => !isBrowserFetched || name !== CHROMIUM_PACKAGE);
  await runOrThrow('apt-get', ['update']);
  if (fromApt.length > 0) {
    await runOrThrow('apt-get', ['install', '--yes', '--no-install-recommends', ...fromApt]);
  }
  if (isBrowserFetched) {
    const playwright = packageScript('@playwright/test/cli.js');
    await runOrThrow(process.execPath, [playwright, 'install', '--with-deps', 'chromium']);
  }
}

/**
 * @param {string} program
 * @param {string[]} args
 */
async function runOrThrow(program, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { code, output } = await runCommand(program, args, { env });
  if (code !== 0) {
    throw new Error(`${program} ${args.join(' ')} failed.\n${output}`);
  }
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  try {
    await installTestNeeds();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
