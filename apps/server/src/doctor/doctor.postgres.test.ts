import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePostgresDatabase } from '@scholar/db/testing';
import { expect, it } from 'vitest';
import { readConfig } from '../config';
import { examine } from './finding';
import { listLooks } from './looks';

it.each([
  ['scholar_template', 'good', 'all applied'],
  ['template0', 'bad', 'npm run migrate'],
] as const)(
  'the doctor looks at version, migrations and clock of %s',
  async (template, state, words) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'scholar-doctor-'));
    const environment = { DATA_DIR: dataDir, DATABASE_URL: await makePostgresDatabase(template) };

    const findings = await examine(listLooks(readConfig(environment), environment));

    const byName = Object.fromEntries(findings.map((finding) => [finding.about, finding]));
    expect(byName).toMatchObject({ database: { state: 'good' }, clock: { state: 'good' } });
    expect(byName['migrations']?.state).toBe(state);
    expect(JSON.stringify(byName['migrations'])).toContain(words);
    await rm(dataDir, { recursive: true });
  },
);
