import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const OLDEST_NODE = [20, 19];

stopOnOldNode();
if (existsSync('.env')) {
  process.loadEnvFile('.env');
}

// Imported only now: an old Node has to reach the line above, not a syntax error.
const { DIST } = await import('./project-folders.mjs');
// All in one process, unless told that this is one of those that only read texts.
const isAi = process.argv.includes('--ai');
const main = join(DIST, 'server', isAi ? 'ai-server.js' : 'main.js');

// Production runs what was built and tested elsewhere; the journeys run what was built before them.
const isBuildWanted = process.env.NODE_ENV !== 'production' && !process.argv.includes('--no-build');

if (isBuildWanted) {
  const { build } = await import('./build.mjs');
  await build(isAi ? { only: ['server'] } : {}).catch((error) =>
    stop(`The build failed.\n${error.message}`),
  );
} else if (!existsSync(main)) {
  stop('Scholar is not built. Run `npm run build` first.');
}

// In this very process, so that signals reach the server and its exit code is ours.
process.setSourceMapsEnabled(true);
await import(pathToFileURL(main).href);

function stopOnOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    stop(`Scholar needs Node ${OLDEST_NODE.join('.')} or newer. This is ${process.version}.`);
  }
}

/**
 * @param {string} line
 * @returns {never}
 */
function stop(line) {
  console.error(line);
  process.exit(1);
}
