import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { createOutsideClient } from '../../e2e/process/outside-client';
import { build } from '../../scripts/build.mjs';
import { type Cluster, startCluster } from '../cluster/start-cluster';
import { type Figure, findMissed, writeReport } from '../figure';
import { told } from './limits';
import { readAiTroubles, readCauses, readRefusals } from './refusals';
import type { FaultScenario, LoneScenario } from './scenario';
import { frozenPostgres } from './scenarios/frozen-postgres';
import { largeDocuments } from './scenarios/large-documents';
import { lockedTable } from './scenarios/locked-table';
import { loginStorm } from './scenarios/login-storm';
import { loseAiServer } from './scenarios/lose-ai-server';
import { loseApiServer } from './scenarios/lose-api-server';
import { losePostgres } from './scenarios/lose-postgres';
import { loseRedis } from './scenarios/lose-redis';
import { loseReplica } from './scenarios/lose-replica';
import { mailTrouble } from './scenarios/mail-trouble';
import { overload } from './scenarios/overload';
import { providerTrouble } from './scenarios/provider-trouble';
import { rollingRestart } from './scenarios/rolling-restart';
import { slowClients } from './scenarios/slow-clients';

const STUDENTS = 8;

const IN_THE_CLUSTER: Record<string, FaultScenario> = {
  'lose-api-server': loseApiServer,
  'rolling-restart': rollingRestart,
  'lose-ai-server': loseAiServer,
  'lose-postgres': losePostgres,
  'frozen-postgres': frozenPostgres,
  'locked-table': lockedTable,
  'lose-redis': loseRedis,
  'lose-replica': loseReplica,
  'login-storm': loginStorm,
  'slow-clients': slowClients,
  overload,
  'large-documents': largeDocuments,
};
const ALONE: Record<string, LoneScenario> = {
  'mail-trouble': mailTrouble,
  'provider-trouble': providerTrouble,
};

const { positionals, values } = parseArgs({
  options: { direct: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const names = [...Object.keys(IN_THE_CLUSTER), ...Object.keys(ALONE)];
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are: ${names.join(', ')}`);
  process.exit(1);
}
const isWanted = ([name]: [string, unknown]) =>
  positionals.length === 0 || positionals.includes(name);

await build();
const figures: Figure[] = [
  ...(await runInCluster(Object.entries(IN_THE_CLUSTER).filter(isWanted))),
  ...(await runAlone(Object.entries(ALONE).filter(isWanted))),
];
const load = loadavg()[0]?.toFixed(1);
process.stdout.write(`\n${cpus().length} cores, Node ${process.versions.node}, load ${load}\n\n`);
process.stdout.write(writeReport(figures));
process.exit(findMissed(figures).length > 0 ? 1 : 0);

async function runInCluster(scenarios: [string, FaultScenario][]): Promise<Figure[]> {
  if (scenarios.length === 0) {
    return [];
  }
  const cluster = await startCluster({
    isPooled: !values.direct,
    settings: { RATE_LIMIT: '0', AI_RATE_LIMIT: '0' },
  });
  const stopEarly = () => void cluster.stop().then(() => process.exit(1));
  process.once('SIGINT', stopEarly);
  process.once('SIGTERM', stopEarly);
  try {
    const tokens = await createOutsideClient(cluster).registerMany(STUDENTS);
    const found: Figure[] = [];
    for (const [name, scenario] of scenarios) {
      process.stdout.write(`${name} …\n`);
      found.push(
        ...(await scenario({ cluster, tokens })),
        ...(await reportRefusals(name, cluster)),
      );
    }
    return found;
  } finally {
    await cluster.stop();
  }
}

async function runAlone(scenarios: [string, LoneScenario][]): Promise<Figure[]> {
  const found: Figure[] = [];
  for (const [name, scenario] of scenarios) {
    process.stdout.write(`${name} …\n`);
    found.push(...(await scenario()));
  }
  return found;
}

/** Servers that were started anew begin to count anew. */
async function reportRefusals(name: string, cluster: Cluster): Promise<Figure[]> {
  return [
    told(`${name}: turned away so far, by reason`, toList(await readRefusals(cluster))),
    told(`${name}: AI servers without an answer so far`, toList(await readAiTroubles(cluster))),
    told(`${name}: what failed so far behind the servers`, toList(readCauses(cluster))),
  ];
}

function toList(counts: Record<string, number>): string {
  const parts = Object.entries(counts).map(([name, count]) => `${count} × ${name}`);
  return parts.join(', ') || 'none';
}
