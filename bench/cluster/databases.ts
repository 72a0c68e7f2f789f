import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '../../scripts/find-free-port.mjs';
import { createPart, type Owner } from './cluster-part';
import type { ClusterPrograms } from './find-cluster-programs';

const run = promisify(execFile);
const SETTINGS = [
  'wal_level=replica',
  'max_wal_senders=5',
  'max_connections=100',
  'hot_standby=on',
];
/** What a server says when it connects is left out by PgBouncer, so the role brings it along. */
const ROLE_SETTINGS = {
  timezone: 'UTC',
  statement_timeout: '5s',
  lock_timeout: '4s',
  idle_in_transaction_session_timeout: '10s',
  random_page_cost: '1.1',
  max_parallel_workers_per_gather: '0',
};

type Place = { folder: string; programs: ClusterPrograms; owner: Owner | undefined };

/** PostgreSQL with a replica that follows it, and PgBouncer before the first. */
export async function startDatabases(place: Place) {
  const { folder, programs, owner } = place;
  const passwords = {
    postgres: randomBytes(12).toString('hex'),
    scholar: randomBytes(12).toString('hex'),
  };
  const [primaryPort, replicaPort, bouncerPort] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ];
  const urlOf = (role: keyof typeof passwords, port: number, database = 'scholar') =>
    `postgres://${role}:${passwords[role]}@127.0.0.1:${port}/${database}`;
  const asRoot = urlOf('postgres', primaryPort, 'postgres');
  const psql = async (url: string, statement: string) => {
    const args = ['--no-psqlrc', '--tuples-only', '--no-align', '--command', statement, url];
    return (await run(programs.postgres('psql'), args, { cwd: folder })).stdout.trim();
  };

  function postgres(name: string, port: number) {
    return createPart({
      folder,
      name,
      owner,
      // Sockets of local clients lie in the folder, where no other cluster has its own.
      command: [
        programs.postgres('postgres'),
        ...['-D', join(folder, `${name}-data`), '-k', folder, '-h', '127.0.0.1'],
        ...['-p', String(port), ...SETTINGS.flatMap((setting) => ['-c', setting])],
      ],
      isReady: async () => (await psql(urlOf('postgres', port, 'postgres'), 'select 1')) === '1',
      stopSignal: 'SIGINT',
    });
  }

  const passwordFile = join(folder, 'password');
  writeOwned(passwordFile, passwords.postgres, owner);
  await run(
    programs.postgres('initdb'),
    [
      ...['-D', join(folder, 'postgres-data'), '-U', 'postgres', '--auth=scram-sha-256'],
      ...['--pwfile', passwordFile, '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    ],
    { ...owner, cwd: folder },
  );
  const primary = postgres('postgres', primaryPort);
  await primary.start();
  await psql(asRoot, `create role scholar login password '${passwords.scholar}'`);
  for (const [name, value] of Object.entries(ROLE_SETTINGS)) {
    await psql(asRoot, `alter role scholar set ${name} = '${value}'`);
  }
  await psql(asRoot, 'create database scholar');
  await psql(
    urlOf('postgres', primaryPort),
    `alter default privileges grant select, insert, update, delete on tables to scholar;
     alter default privileges grant usage, select on sequences to scholar`,
  );

  await run(
    programs.postgres('pg_basebackup'),
    ['-D', join(folder, 'replica-data'), '-R', '-X', 'stream', '-c', 'fast', '-d', asRoot],
    { ...owner, cwd: folder },
  );
  const replica = postgres('replica', replicaPort);

  const bouncerFolder = join(folder, 'pgbouncer');
  mkdirSync(bouncerFolder);
  writeOwned(join(bouncerFolder, 'userlist.txt'), `"scholar" "${passwords.scholar}"\n`, owner);
  writeOwned(
    join(bouncerFolder, 'pgbouncer.ini'),
    bouncerConfig({ folder: bouncerFolder, port: bouncerPort, primaryPort }),
    owner,
  );
  const bouncer = createPart({
    folder,
    name: 'pgbouncer',
    owner,
    command: [programs.pgbouncer, join(bouncerFolder, 'pgbouncer.ini')],
    isReady: async () => (await psql(urlOf('scholar', bouncerPort), 'select 1')) === '1',
    stopSignal: 'SIGINT',
  });
  await Promise.all([replica.start(), bouncer.start()]);

  return {
    primary,
    replica,
    bouncer,
    urls: {
      /** As the servers connect: through PgBouncer. */
      everyday: urlOf('scholar', bouncerPort),
      /** The same role without it. */
      direct: urlOf('scholar', primaryPort),
      migration: urlOf('postgres', primaryPort),
      replica: urlOf('postgres', replicaPort),
    },
    query: (statement: string) => psql(urlOf('postgres', primaryPort), statement),
    queryReplica: (statement: string) => psql(urlOf('postgres', replicaPort), statement),
  };
}

function writeOwned(file: string, text: string, owner: Owner | undefined) {
  writeFileSync(file, text, { mode: 0o600 });
  if (owner) {
    chownSync(file, owner.uid, owner.gid);
  }
}

/** As in deploy/pgbouncer. */
function bouncerConfig({
  folder,
  port,
  primaryPort,
}: {
  folder: string;
  port: number;
  primaryPort: number;
}): string {
  return `[databases]
scholar = host=127.0.0.1 port=${primaryPort} dbname=scholar

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'userlist.txt')}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 1000
server_login_retry = 1
ignore_startup_parameters = extra_float_digits,options,statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`;
}
