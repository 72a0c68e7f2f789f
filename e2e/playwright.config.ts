import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findSystemChromium } from '../scripts/find-programs.mjs';

const executablePath = findSystemChromium();
// Chromium's sandbox does not start for root, which is who runs in most containers.
const rootFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  globalSetup: './fixtures/build-once.ts',
  // One more than the processors of a small machine: journeys wait for most of their time.
  workers: 3,
  // A machine that stalls for seconds is not a broken product; the report names what came right only then.
  retries: 1,
  forbidOnly: true,
  // Long enough for a machine with ten times the work it can do: nothing is slower for it, only a failure later.
  timeout: 420_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: process.env.E2E_REPORT ?? join(tmpdir(), `scholar-e2e-${process.pid}.json`) },
    ],
  ],
  use: {
    browserName: 'chromium',
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    locale: 'en-US',
    // Recording every step costs a third of the time.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        ...rootFlags,
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'process', testMatch: 'process/**/*.spec.ts' },
    {
      name: 'desktop',
      testMatch: 'tests/**/*.spec.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: 'tests/**/*.spec.ts',
      grepInvert: /@any-size/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
  ],
});
