import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePostgresDatabase } from '@scholar/db/testing';
import { createLogger } from '../adapters/logger';
import { compose } from '../compose';
import { readConfig } from '../config';
import { addDemoStudent } from '../seed/demo-student';
import { addDemoStudy } from '../seed/demo-study';
import { addDemoTeam } from '../seed/demo-team';
import { picture, sound } from './media';

/** The product on a database of its own that lies where a real one does, with a demo student in it. */
export async function startFilledProduct(engine = process.env['TEST_DATABASE']) {
  const folder = await mkdtemp(join(tmpdir(), 'scholar-filled-'));
  const environment = {
    DATA_DIR: join(folder, 'data'),
    ...(engine === 'postgres' && { DATABASE_URL: await makePostgresDatabase('scholar_template') }),
  };
  const config = readConfig(environment);
  const composition = await compose(config, createLogger({ level: 'silent' }));
  const { services } = composition;
  const student = await addDemoStudent(composition, { email: 'lan@example.com', name: 'Lan' });
  if (!student) {
    throw new Error('The database was not empty.');
  }
  const [setId = 0] = await addDemoStudy(composition, student.owner);
  await addDemoTeam(composition, student.owner, setId);
  const media = await Promise.all(
    [await picture(), await picture({ colour: '#ff0000' }), sound()].map((bytes) =>
      services.media.upload(student.owner, bytes),
    ),
  );
  return {
    folder,
    environment,
    config,
    composition,
    owner: student.owner,
    mediaIds: media.map(({ mediaId }) => mediaId),
    async end() {
      composition.transport.close();
      await composition.studyPool.close();
      await composition.weightsFitter.close();
      // A test may have closed it already.
      await composition.connection.close().catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}
