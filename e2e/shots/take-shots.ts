import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { build } from '../../scripts/build.mjs';
import { findSystemChromium } from '../../scripts/find-programs.mjs';
import { PUBLIC_ADDRESSES, STUDENT_ADDRESSES } from '../fixtures/addresses';
import { findViolations, waitForTheme } from '../fixtures/axe';
import { addDemoStudent } from '../fixtures/demo-student';
import { type ProductServer, startServer } from '../fixtures/server';
import { createOutsideClient } from '../process/outside-client';
import { DIALOGS, openDialog } from './dialogs';
import { makeGallery, type Shot } from './make-gallery';

/**
 * Pictures of every screen with the demo student's data, and of its dialogs in English, each looked over by axe, and a
 * page that shows them all.
 *
 *   npm run shots -- [--out FOLDER] [--only /today] [--width 390] [--theme dark] [--language vi]
 *   npm run shots -- --look 390-light-vi --look 1440-dark-en [--without-axe]
 *   npm run shots -- --only dialogs --look 360-dark-en
 *
 * All of it takes hours on a small machine; a look takes two minutes.
 */
const { values: asked } = parseArgs({
  options: {
    out: { type: 'string', default: '.tmp/shots' },
    only: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true, default: ['360', '768', '1280', '1440'] },
    theme: { type: 'string', multiple: true, default: ['light', 'dark'] },
    language: { type: 'string', multiple: true, default: ['en', 'vi'] },
    look: { type: 'string', multiple: true },
    'without-axe': { type: 'boolean', default: false },
  },
});
const HEIGHT = { phone: 740, wide: 900 };
const PHONE_MAX = 480;

type Look = { width: number; theme: 'light' | 'dark'; language: 'en' | 'vi' };

await build();
const server = await startServer();
try {
  process.exitCode = await takeAll(server);
} finally {
  await server.stop();
}

async function takeAll(product: ProductServer): Promise<number> {
  const { token, addresses } = await fill(product);
  const executablePath = findSystemChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const shots: Shot[] = [];
  for (const look of listLooks()) {
    const options = {
      baseURL: product.url,
      viewport: {
        width: look.width,
        height: look.width <= PHONE_MAX ? HEIGHT.phone : HEIGHT.wide,
      },
      colorScheme: look.theme,
      reducedMotion: 'reduce' as const,
      serviceWorkers: 'block' as const,
    };
    const context = await browser.newContext(options);
    await context.addCookies([
      { name: 'scholar-language', value: look.language, url: product.url },
    ]);
    shots.push(...(await takePart(context, look, addresses.public)));
    await createOutsideClient(product).call('PATCH', '/user/update/settings', {
      token,
      json: { language: look.language },
    });
    await context.addInitScript((value) => localStorage.setItem('authToken', value), token);
    shots.push(...(await takePart(context, look, addresses.student)));
    if (look.language === 'en') {
      shots.push(...(await takeDialogs(context, look, addresses)));
    }
    await context.close();
  }
  await browser.close();
  writeFileSync(join(asked.out, 'index.html'), makeGallery(shots));
  const wrong = shots.filter(({ problems }) => problems.length > 0);
  process.stdout.write(
    `${shots.length} pictures, ${wrong.length} with something wrong: ${asked.out}\n`,
  );
  return wrong.length > 0 ? 1 : 0;
}

async function fill(product: ProductServer) {
  const { token, setId, documentId } = await addDemoStudent(product);
  const isAsked = (path: string) => asked.only === undefined || asked.only.includes(path);
  const withIds = (path: string) =>
    path.replace('SET', String(setId)).replace('DOCUMENT', String(documentId));
  return {
    token,
    addresses: {
      public: PUBLIC_ADDRESSES.filter(isAsked),
      student: STUDENT_ADDRESSES.filter(isAsked).map(withIds),
      dialogs: isAsked('dialogs') ? DIALOGS.map((each) => ({ ...each, at: withIds(each.at) })) : [],
    },
  };
}

function listLooks(): Look[] {
  if (asked.look) {
    return asked.look.map((look) => {
      const [width, theme, language] = look.split('-');
      return { width: Number(width), theme, language } as Look;
    });
  }
  return asked.language.flatMap((language) =>
    asked.theme.flatMap((theme) =>
      asked.width.map((width) => ({ width: Number(width), theme, language }) as Look),
    ),
  );
}

async function takePart(
  context: BrowserContext,
  look: Look,
  paths: readonly string[],
): Promise<Shot[]> {
  const page = await context.newPage();
  const shots: Shot[] = [];
  for (const path of paths) {
    await open(page, path);
    const name = path.replaceAll(/\W+/g, '-').replace(/^-|-$/g, '') || 'landing';
    shots.push(await take(page, look, { path, name }));
  }
  await page.close();
  return shots;
}

async function takeDialogs(
  context: BrowserContext,
  look: Look,
  { dialogs }: { dialogs: typeof DIALOGS },
): Promise<Shot[]> {
  const page = await context.newPage();
  const shots: Shot[] = [];
  for (const dialog of dialogs) {
    await open(page, dialog.at);
    const isOpen = await openDialog(page, dialog);
    const path = `${dialog.at} (${dialog.name})`;
    const name = `dialog-${dialog.name}`;
    const shot = await take(page, look, { path, name, fullPage: false });
    shots.push(isOpen ? shot : { ...shot, problems: ['did not open'] });
  }
  await page.close();
  return shots;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function take(
  page: Page,
  look: Look,
  { path, name, fullPage = true }: { path: string; name: string; fullPage?: boolean },
): Promise<Shot> {
  const folder = join(look.language, `${look.width}-${look.theme}`);
  mkdirSync(join(asked.out, folder), { recursive: true });
  const file = join(folder, `${name}.png`);
  await waitForTheme(page, look.theme);
  await page.screenshot({ path: join(asked.out, file), fullPage });
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const violations = asked['without-axe'] ? [] : await findViolations(page);
  const problems = [
    ...(tooWide > 0 ? [`${tooWide} px wider than the screen`] : []),
    ...violations.map(({ rule, elements }) => `${rule} (${elements.slice(0, 3).join(', ')})`),
  ];
  process.stdout.write(`${file}${problems.length > 0 ? ` ${problems.join('; ')}` : ''}\n`);
  return { file, path, ...look, problems };
}
