import { build } from '../../scripts/build.mjs';
import { startCluster } from './start-cluster';

const LOOK_MS = 1_000;

try {
  await build();
  const cluster = await startCluster({
    onPart: (name) => process.stdout.write(`  up: ${name}\n`),
  });
  const { databases, redis, apiServers, aiServers } = cluster;
  const lines: [string, string][] = [
    ['Open', cluster.url],
    ...apiServers.map(({ name, url }): [string, string] => [name, url]),
    ...aiServers.map(({ name, url }): [string, string] => [name, url]),
    ['PgBouncer', databases.urls.everyday],
    ['PostgreSQL', databases.urls.migration],
    ['Replica', databases.urls.replica],
    ['Redis', redis.url],
    ['Mails', `${cluster.url}/dev/mailbox`],
    ['Logs', `${cluster.folder}/*.log`],
  ];
  const table = lines.map(([name, place]) => `  ${name.padEnd(11)} ${place}`).join('\n');
  process.stdout.write(`\nThe cluster is ready. Ctrl-C ends it and deletes its data.\n${table}\n`);

  const down = new Set<string>();
  const looking = setInterval(() => {
    for (const { name, logFile, isRunning } of cluster.parts) {
      if (!isRunning() && !down.has(name)) {
        down.add(name);
        process.stdout.write(`  down: ${name}, see ${logFile}\n`);
      }
    }
  }, LOOK_MS);

  let isStopping = false;
  const stop = async () => {
    if (isStopping) {
      process.exit(1);
    }
    isStopping = true;
    clearInterval(looking);
    process.stdout.write('\nStopping …\n');
    await cluster.stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
