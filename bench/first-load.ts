import { chromium } from '@playwright/test';
import { FIRST_LOAD_LIMIT_KB, weighScripts } from '../e2e/fixtures/script-weight';
import { startServer } from '../e2e/fixtures/server';
import { findSystemChromium } from '../scripts/find-programs.mjs';
import type { Figure } from './figure';

const PAGES = ['/', '/login'];

export async function measureFirstLoad(): Promise<Figure[]> {
  const server = await startServer();
  const executablePath = findSystemChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  const figures: Figure[] = [];
  for (const path of PAGES) {
    const page = await browser.newPage();
    const { files, kilobytes } = await weighScripts(page, server.url + path);
    figures.push({
      what: `Scripts on first load of ${path} (${files} files)`,
      measured: `${kilobytes.toFixed(1)} kB gzip`,
      against: `limit ${FIRST_LOAD_LIMIT_KB} kB`,
      ratio: kilobytes / FIRST_LOAD_LIMIT_KB,
      limit: 1,
    });
    await page.close();
  }
  await browser.close();
  await server.stop();
  return figures;
}
