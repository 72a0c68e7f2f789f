import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { addDemoStudent } from '../e2e/fixtures/demo-student';
import { startServer } from '../e2e/fixtures/server';
import { findFreePort } from '../scripts/find-free-port.mjs';
import { findSystemChromium } from '../scripts/find-programs.mjs';
import type { Figure } from './figure';

const LANDING_LIMITS = { score: 98, lcp: 1_400, cls: 0.02, tbt: 100 };
const OTHER_LIMITS = { ...LANDING_LIMITS, score: 92, lcp: 2_200 };

type Measured = typeof LANDING_LIMITS;

/** Lighthouse on a phone of the middle (4 × slower, 1.6 Mb/s, 150 ms), beside a page that is nothing but text. */
export async function measureWeb(runs: number): Promise<Figure[]> {
  const server = await startServer();
  const plain = await startPlainPage();
  const profile = await mkdtemp(join(tmpdir(), 'scholar-bench-web-'));
  const { token, setId, documentId } = await addDemoStudent(server);
  const port = await findFreePort();
  const executablePath = findSystemChromium();
  const browser = await chromium.launchPersistentContext(profile, {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  const median = async (url: string) => medianOf(await repeat(runs, () => visit(url, port)));
  try {
    const peer = await median(plain.url);
    const figures = [...toFigures('a plain page', peer)];
    for (const path of ['/', '/login']) {
      const limits = path === '/' ? LANDING_LIMITS : OTHER_LIMITS;
      figures.push(...toFigures(path, await median(server.url + path), { limits, peer }));
    }
    const page = await browser.newPage();
    await page.goto(`${server.url}/terms`);
    await page.evaluate((value) => localStorage.setItem('authToken', value), token);
    await page.close();
    for (const path of [
      '/home',
      '/today',
      `/set-creator?set=${setId}`,
      `/study-quiz?set=${setId}`,
      `/saved-documents?document=${documentId}`,
    ]) {
      const measured = await median(server.url + path);
      figures.push(...toFigures(path, measured, { limits: OTHER_LIMITS, peer }));
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
    plain.stop();
    await rm(profile, { recursive: true, force: true });
  }
}

async function startPlainPage() {
  const text = '<p>Osmosis is the diffusion of water through a membrane.</p>'.repeat(20);
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title><h1>A page of text</h1>${text}`;
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8').end(page);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

/** The profile keeps who is signed in; caches and workers are emptied before each visit. */
async function visit(url: string, port: number): Promise<Measured> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    output: 'json',
    onlyCategories: ['performance'],
    formFactor: 'mobile',
  });
  const report = result?.lhr;
  if (!report || report.runtimeError) {
    throw new Error(`Lighthouse could not read ${url}: ${report?.runtimeError?.message}`);
  }
  const valueOf = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: (report.categories['performance']?.score ?? Number.NaN) * 100,
    lcp: valueOf('largest-contentful-paint'),
    cls: valueOf('cumulative-layout-shift'),
    tbt: valueOf('total-blocking-time'),
  };
}

async function repeat<T>(times: number, act: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let time = 0; time < times; time += 1) {
    results.push(await act());
  }
  return results;
}

function medianOf(all: readonly Measured[]): Measured {
  const of = (name: keyof Measured) =>
    all.map((each) => each[name]).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ??
    Number.NaN;
  return { score: of('score'), lcp: of('lcp'), cls: of('cls'), tbt: of('tbt') };
}

function toFigures(
  path: string,
  measured: Measured,
  against?: { limits: Measured; peer: Measured },
): Figure[] {
  const { limits, peer } = against ?? {};
  const name = path.replace(/=\d+$/, '=…');
  const figure = (
    what: string,
    key: keyof Measured,
    write: (value: number) => string,
    ratio = (value: number, limit: number) => value / limit,
  ): Figure => ({
    what: `${what} of ${name}`,
    measured: write(measured[key]),
    against:
      limits && peer
        ? `limit ${write(limits[key])}, plain page ${write(peer[key])}`
        : 'the peer itself',
    ...(limits && { ratio: ratio(measured[key], limits[key]), limit: 1 }),
  });
  return [
    figure('Lighthouse, phone,', 'score', String, (value, limit) => limit / value),
    figure('LCP', 'lcp', (value) => `${(value / 1000).toFixed(2)} s`),
    figure('CLS', 'cls', (value) => value.toFixed(3)),
    figure('TBT', 'tbt', (value) => `${value.toFixed(0)} ms`),
  ];
}
