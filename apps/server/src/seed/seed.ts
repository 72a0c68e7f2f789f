import { existsSync } from 'node:fs';
import { FolderInUseError } from '@scholar/db';
import { pino } from 'pino';
import { compose } from '../compose';
import { ConfigError, readConfig } from '../config';
import { addDemoMemory } from './demo-memory';
import { drawDemoPicture } from './demo-picture';
import { addDemoStudent, DEMO_PASSWORD } from './demo-student';
import { addDemoStudy } from './demo-study';
import { addDemoTeam } from './demo-team';

const DEMO = { email: 'demo@scholar.example', name: 'Nguyễn Minh Anh' };

/** Makes a demo student with documents, cards, sets and a team to look around with; run again, it changes nothing. */
async function seed() {
  if (existsSync('.env')) {
    process.loadEnvFile('.env');
  }
  const config = readConfig(process.env);
  if (config.isProduction) {
    throw new ConfigError([
      'NODE_ENV: the demo student, whose password everybody knows, is not for production',
    ]);
  }
  const composition = await compose(config, pino({ level: 'warn' }));
  const { services, connection } = composition;
  const membership = await addDemoStudent(composition, DEMO);
  if (membership) {
    await services.profile.update(membership.owner, { phoneNumber: '+84 90 123 4567' });
    await services.profile.setUsername(membership.owner, 'minh.anh');
    await services.profile.setPicture(membership.owner, await drawDemoPicture());
    const setIds = await addDemoStudy(composition, membership.owner);
    await addDemoMemory(composition, membership.owner, setIds.slice(0, 3));
    await addDemoTeam(composition, membership.owner, setIds[0] ?? 0);
  }
  await connection.close();
  const state = membership ? 'is ready' : 'was there already';
  process.stdout.write(`The demo student ${state}: ${DEMO.email}, password ${DEMO_PASSWORD}\n`);
  process.exit(0);
}

try {
  await seed();
} catch (error) {
  const isExplained = error instanceof FolderInUseError || error instanceof ConfigError;
  console.error(isExplained ? error.message : error);
  process.exit(1);
}
