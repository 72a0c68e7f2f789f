import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { build } from './build.mjs';
import { ROOT, packageScript } from './project-folders.mjs';

if (existsSync('.env')) {
  process.loadEnvFile('.env');
}
const port = process.env.PORT ?? '3000';

// A first start from the snapshot takes a second, without it the database is made from nothing.
await build({ only: ['database'] });

const web = await createServer({ configFile: join(ROOT, 'apps/web/vite.config.ts') });
await web.listen();
const webOrigin = `http://localhost:${web.config.server.port}`;

const server = spawn(
  process.execPath,
  [packageScript('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'apps/server/src/main.ts'],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: port,
      // Every change of a source restarts the server.
      DRAIN_DELAY: process.env.DRAIN_DELAY ?? '0',
      WEB_ORIGIN: process.env.WEB_ORIGIN ?? webOrigin,
      // The payment page too is reached through Vite: browsers are sent to no other origin to pay.
      PUBLIC_URL: process.env.PUBLIC_URL ?? webOrigin,
    },
  },
);
console.log(`Scholar with hot reload: ${webOrigin}`);

server.once('exit', (code) => void stop(code ?? 0));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  // The server ends first, so that its database is closed before this process goes.
  process.once(signal, () => server.kill('SIGTERM'));
}

/** @param {number} code */
async function stop(code) {
  await web.close();
  process.exit(code);
}
