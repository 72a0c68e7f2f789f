import { createLogger } from '../adapters/logger';
import { buildApp, type BuildOptions } from '../build-app';
import type { Config } from '../config';
import { callApp, type CallOptions, type Method, type TestApp } from './test-app';

/** A further server over the parts of a running one, with other settings. */
export async function startVariant(
  { config, composition }: Pick<TestApp, 'config' | 'composition'>,
  { settings = {}, ...options }: { settings?: Partial<Config> } & BuildOptions = {},
) {
  const app = await buildApp(
    { config: { ...config, ...settings }, composition, logger: createLogger({ level: 'silent' }) },
    { maxLagMs: 0, ...options },
  );
  return {
    app,
    call: (method: Method, path: string, call?: CallOptions) => callApp(app, method, path, call),
  };
}
