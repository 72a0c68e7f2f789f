import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { startServer } from '../e2e/fixtures/server';
import { findSystemChromium } from '../scripts/find-programs.mjs';
import type { Figure } from './figure';

const LIMIT_KB = 95;
const PAGES = ['/', '/login'];

/** Every script fetched until the network is idle, each compressed on its own. */
export async function measureFirstLoad(): Promise<Figure[]> {
  const server = await startServer();
  const executablePath = findSystemChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  const figures: Figure[] = [];
  for (const path of PAGES) {
    const page = await browser.newPage();
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') {
        scripts.push(response.body());
      }
    });
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body, { level: 9 }).length);
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
    figures.push({
      what: `Scripts on first load of ${path} (${sizes.length} files)`,
      measured: `${kilobytes.toFixed(1)} kB gzip`,
      against: `limit ${LIMIT_KB} kB`,
      ratio: (kilobytes / LIMIT_KB).toFixed(2),
    });
    await page.close();
  }
  await browser.close();
  await server.stop();
  return figures;
}
