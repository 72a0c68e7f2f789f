import { fileURLToPath } from 'node:url';
import { connect, createStore } from '@scholar/db';
import { hash, verify } from '@node-rs/argon2';
import Fastify from 'fastify';

/** The peer: nothing but Fastify and the same query or hash, on a database of its own. */
const [folder = '', snapshotFile = '', port = ''] = process.argv.slice(2);
const connection = await connect({
  kind: 'embedded',
  folder,
  snapshotFile,
  migrationsDir: fileURLToPath(new URL('../packages/db/migrations', import.meta.url)),
});
const { accounts, sessions } = createStore(connection);
const passwordHash = await hash('Abcde1', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
const membership = await accounts.insert({
  email: 'bench@example.com',
  name: 'Minh Anh',
  passwordHash,
  language: 'en',
});
if (!membership) {
  throw new Error('The bench database is not empty.');
}

const session = await sessions.create(membership);

const app = Fastify();
app.get('/me', () => sessions.findUser(session));
app.post('/login', async () => ({ isRight: await verify(passwordHash, 'Abcde1') }));
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.stdout.write('ready\n');
