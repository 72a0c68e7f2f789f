import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../scripts/find-free-port.mjs';
import { ROOT } from '../../scripts/project-folders.mjs';
import { createPart } from './cluster-part';

const START_SCRIPT = join(ROOT, 'scripts', 'start.mjs');

type Settings = Record<string, string>;

const answers = async (url: string) => (await fetch(url)).ok;

/** A server of Scholar: one that serves students, or one that reads texts for those. */
export async function createServer({
  folder,
  name,
  kind,
  settings,
}: {
  folder: string;
  name: string;
  kind: 'api' | 'ai';
  settings: Settings;
}) {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const program = [process.execPath, START_SCRIPT, '--no-build'] as const;
  const part = createPart({
    folder,
    name,
    command:
      kind === 'ai'
        ? // On one machine with the others: students who study come first.
          ['nice', '-n', '10', ...program, '--ai']
        : [...program, '--without-engine'],
    environment: {
      PATH: process.env['PATH'],
      [kind === 'ai' ? 'AI_PORT' : 'PORT']: String(port),
      ...settings,
    },
    isReady: () => answers(`${url}/readyz`),
    // Like Ctrl-C: no balancer has to notice first.
    stopSignal: 'SIGINT',
  });
  return Object.assign(part, { url, port });
}

export async function createRedis(folder: string, program: string) {
  const port = await findFreePort();
  const part = createPart({
    folder,
    name: 'redis',
    command: [
      program,
      ...['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    ],
    isReady: async () => (await fetch(`http://127.0.0.1:${port}`).catch(isRedis)) === true,
  });
  return Object.assign(part, { url: `redis://127.0.0.1:${port}` });
}

/** It does not speak HTTP and says so by hanging up, where nobody at all would refuse the connection. */
function isRedis(error: unknown): boolean {
  return error instanceof Error && !JSON.stringify(error.cause ?? '').includes('ECONNREFUSED');
}

/** The proxy of deploy/proxy, without TLS. */
export async function createProxy(
  folder: string,
  { program, port, upstreams }: { program: string; port: number; upstreams: readonly string[] },
) {
  const own = join(folder, 'nginx');
  mkdirSync(own);
  const configFile = join(own, 'nginx.conf');
  writeFileSync(
    configFile,
    `worker_processes 1;
pid ${own}/nginx.pid;
error_log stderr warn;
daemon off;
events { worker_connections 4096; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${own}/${kind};`).join('\n  ')}
  upstream scholar {
    least_conn;
    ${upstreams.map((url) => `server ${new URL(url).host} max_fails=2 fail_timeout=5s;`).join('\n    ')}
    keepalive 64;
    keepalive_timeout 8s;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 20m;
    location / {
      proxy_pass http://scholar;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_connect_timeout 2s;
      proxy_read_timeout 75s;
      proxy_buffering off;
      proxy_next_upstream error timeout;
      proxy_next_upstream_tries 2;
    }
  }
}
`,
  );
  const url = `http://127.0.0.1:${port}`;
  const part = createPart({
    folder,
    name: 'nginx',
    command: [program, '-p', own, '-c', configFile],
    isReady: () => answers(`${url}/healthz`),
    stopSignal: 'SIGQUIT',
  });
  return Object.assign(part, { url });
}
