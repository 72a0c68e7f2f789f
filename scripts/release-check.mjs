import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DIST, ROOT } from './project-folders.mjs';
import { describeParts, isFree, listParts } from './release/parts-list.mjs';
import { runCommand } from './run-command.mjs';

/**
 * What has to hold before a version is given to others:
 *
 *   npm run release-check [-- --node 24]
 *
 * The list of parts (CycloneDX) and their licences go to `dist/release`; known holes in them are asked for; the
 * fast tests run on every version of Node that the README names, or only on the one that is asked for.
 */
const NODE_VERSIONS = ['20', '22', '24'];
const RELEASE = join(DIST, 'release');

const asked = process.argv.indexOf('--node');
const versions = asked === -1 ? NODE_VERSIONS : process.argv.slice(asked + 1, asked + 2);
const folder = mkdtempSync(join(tmpdir(), 'scholar-release-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
mkdirSync(RELEASE, { recursive: true });

const steps = [
  { name: 'parts and licences', run: listLicences },
  { name: 'known holes', run: askForHoles },
  ...versions.map((version) => ({ name: `Node ${version}`, run: () => testOn(version) })),
];
for (const { name, run } of steps) {
  const fault = await run();
  console.log(fault === undefined ? `✓ ${name}` : `✗ ${name}: ${fault}`);
  process.exitCode = fault === undefined ? process.exitCode : 1;
}

/** @returns {Promise<string | undefined>} */
async function listLicences() {
  const { code, output } = await npm(['sbom', '--omit', 'dev', '--sbom-format', 'cyclonedx']);
  if (code !== 0) {
    return output.trim();
  }
  const written = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
  const parts = listParts(JSON.parse(written));
  writeFileSync(join(RELEASE, 'sbom.cdx.json'), written);
  writeFileSync(join(RELEASE, 'licences.txt'), describeParts(parts));
  const refused = parts.filter(({ licence }) => !isFree(licence));
  return refused.length > 0 ? describeParts(refused).trim() : undefined;
}

/** @returns {Promise<string | undefined>} */
async function askForHoles() {
  const { code, output } = await npm(['audit', '--omit', 'dev', '--audit-level', 'moderate']);
  return code === 0 ? undefined : output.trim();
}

/**
 * The npm package `node` brings the program.
 * @param {string} version
 * @returns {Promise<string | undefined>}
 */
async function testOn(version) {
  const place = join(folder, version);
  mkdirSync(place);
  const install = ['install', '--no-save', '--prefix', place, `node@${version}`];
  const installed = await npm(install);
  if (installed.code !== 0) {
    return installed.output.trim();
  }
  const program = join(place, 'node_modules', 'node', 'bin', 'node');
  const { code } = await runCommand(program, [join(ROOT, 'scripts', 'test.mjs'), '--fast'], {
    cwd: ROOT,
    // Programs that are started by name are this Node too.
    env: { ...process.env, PATH: `${dirname(program)}:${process.env['PATH'] ?? ''}` },
    isShown: true,
  });
  return code === 0 ? undefined : `the fast tests ended with exit code ${code}`;
}

/** @param {string[]} args */
function npm(args) {
  return runCommand('npm', args, { cwd: ROOT });
}
