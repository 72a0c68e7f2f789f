import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import {
  findNginx,
  findPgBouncer,
  findPostgresFolder,
  findRedisServer,
} from '../../scripts/find-programs.mjs';
import type { Owner } from './cluster-part';

export type ClusterPrograms = {
  postgres: (name: string) => string;
  pgbouncer: string;
  redis: string;
  nginx: string;
};

/** Throws with the packages of Debian that are missing. */
export function findClusterPrograms(): ClusterPrograms {
  const [postgres, pgbouncer, redis, nginx] = [
    findPostgresFolder(),
    findPgBouncer(),
    findRedisServer(),
    findNginx(),
  ];
  if (!postgres || !pgbouncer || !redis || !nginx) {
    const missing = [
      ...(postgres ? [] : ['postgresql']),
      ...(pgbouncer ? [] : ['pgbouncer']),
      ...(redis ? [] : ['redis-server']),
      ...(nginx ? [] : ['nginx']),
    ].join(' ');
    throw new Error(`The cluster needs programs that are not here: apt-get install -y ${missing}`);
  }
  return { postgres: (name) => join(postgres, name), pgbouncer, redis, nginx };
}

/** PostgreSQL and PgBouncer refuse to run as root, where the system's own user takes over. */
export function findOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) {
    return undefined;
  }
  const [uid = 0, gid = 0] = ['-u', '-g'].map((flag) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })),
  );
  return { uid, gid };
}
