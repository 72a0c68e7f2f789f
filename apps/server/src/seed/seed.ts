import { existsSync } from 'node:fs';
import { FolderInUseError } from '@scholar/db';
import { pino } from 'pino';
import { compose } from '../compose';
import { ConfigError, readConfig } from '../config';
import { drawDemoPicture } from './demo-picture';
import { addDemoStudy } from './demo-study';

const DEMO = { email: 'demo@scholar.example', password: 'Scholar1', name: 'Nguyễn Minh Anh' };

/** Makes a demo student with documents, cards and sets to look around with; run again, it changes nothing. */
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
  const { store, services, connection, passwords } = await compose(config, pino({ level: 'warn' }));
  const membership = await store.accounts.insert({
    email: DEMO.email,
    name: DEMO.name,
    passwordHash: await passwords.hash(DEMO.password),
    language: 'en',
  });
  if (membership) {
    await services.profile.update(membership.owner, { phoneNumber: '+84 90 123 4567' });
    await services.profile.setUsername(membership.owner, 'minh.anh');
    await services.profile.setPicture(membership.owner, await drawDemoPicture());
    await addDemoStudy({ store, services }, membership.owner);
  }
  await connection.close();
  const state = membership ? 'is ready' : 'was there already';
  process.stdout.write(`The demo student ${state}: ${DEMO.email}, password ${DEMO.password}\n`);
  process.exit(0);
}

try {
  await seed();
} catch (error) {
  const isExplained = error instanceof FolderInUseError || error instanceof ConfigError;
  console.error(isExplained ? error.message : error);
  process.exit(1);
}
