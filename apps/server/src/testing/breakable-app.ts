import { createLogger } from '../adapters/logger';
import { buildApp, type BuildOptions } from '../build-app';
import { compose } from '../compose';
import { callApp, type CallOptions, type Method, type TestApp } from './test-app';

/** The server on a database that can be made to fail at every touch. */
export async function startBreakableApp(
  { config, database, mailbox }: Pick<TestApp, 'config' | 'database' | 'mailbox'>,
  options: BuildOptions = {},
) {
  let failure: Error | undefined;
  function failIfBroken() {
    if (failure) {
      throw failure;
    }
  }
  const logger = createLogger({ level: 'silent' });
  const connection = {
    ...database,
    database: new Proxy(database.database, {
      get(target, name, receiver) {
        failIfBroken();
        return Reflect.get(target, name, receiver);
      },
    }),
    async ping(timeoutMs: number) {
      failIfBroken();
      await database.ping(timeoutMs);
    },
  };
  const composition = await compose(config, logger, {
    connection,
    mailTransport: mailbox.transport,
  });
  const app = await buildApp({ config, composition, logger }, { maxLagMs: 0, ...options });

  return {
    app,
    call: (method: Method, path: string, call?: CallOptions) => callApp(app, method, path, call),
    async whileBroken<T>(error: Error, work: () => Promise<T>): Promise<T> {
      failure = error;
      try {
        return await work();
      } finally {
        failure = undefined;
      }
    },
  };
}
