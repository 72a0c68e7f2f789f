import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Run on both databases. What only one of them can do, or what is the same on both, has the name of one. */
const testsNamed = (kind: string) =>
  ['apps/server', 'packages/db'].map((folder) => `${folder}/src/**/*.${kind}.test.ts`);
const API_TESTS = testsNamed('api');
const EMBEDDED_TESTS = testsNamed('embedded');
const POSTGRES_TESTS = testsNamed('postgres');

// Enough for a machine with ten times the work it can do; only a failure comes later. Projects inherit nothing.
const PATIENCE = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
  // A machine that stalls is no broken product. What needed it is listed by name at the end of the run.
  retry: 1,
};
// Reading sources and making a browser take longer than most test files.
const SHARED_MODULES = { isolate: false };

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          ...PATIENCE,
          ...SHARED_MODULES,
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/ai/training/**/*.test.ts',
            'apps/server/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: [...API_TESTS, ...EMBEDDED_TESTS, ...POSTGRES_TESTS],
          environment: 'node',
        },
      },
      {
        test: {
          ...PATIENCE,
          ...SHARED_MODULES,
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['apps/web/src/testing/setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          ...PATIENCE,
          ...SHARED_MODULES,
          name: 'api-embedded',
          include: [...API_TESTS, ...EMBEDDED_TESTS],
          environment: 'node',
          env: { TEST_DATABASE: 'embedded' },
          globalSetup: ['scripts/test-setup/embedded-snapshot.ts'],
        },
      },
      {
        test: {
          ...PATIENCE,
          ...SHARED_MODULES,
          name: 'api-postgres',
          include: [...API_TESTS, ...POSTGRES_TESTS],
          environment: 'node',
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['scripts/test-setup/postgres-cluster.ts'],
        },
      },
    ],
  },
});
