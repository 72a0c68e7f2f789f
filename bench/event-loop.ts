import {
  CARD_COUNT,
  CARDS_PER_CALL,
  DOCUMENT_MAX_BYTES,
  EMPHASIS_MAX,
  IMPORT_MAX,
  KEYWORD_MAX,
} from '@scholar/contract';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../e2e/fixtures/server';
import { createOutsideClient } from '../e2e/process/outside-client';
import startCluster from '../scripts/test-setup/postgres-cluster';
import type { Figure } from './figure';

const LIMIT_MS = 100;
const RUNS = 5;
const MAX_LAG = /^nodejs_eventloop_lag_max_seconds (\S+)$/m;
/** Longer than the clock of the measurement takes to notice. */
const SETTLE_MS = 100;
/** Most of what the body of a call may hold, framing and escapes left aside. */
const CARD_CHARACTERS = 1_000;

type Server = Awaited<ReturnType<typeof startServer>>;
type Prepare = (server: Server) => Promise<Path[]>;
type Path = { what: string; run: () => Promise<{ status: number }> };

/** What a busy machine does to the figures. */
const NOTHING: Path = {
  what: 'nothing but the measurement',
  run: async () => {
    await wait(1_000);
    return { status: 200 };
  },
};

/**
 * [L-21] How long the largest legal document holds up everybody else, on every way it takes through the
 * server. The embedded database works on the event loop itself, PostgreSQL shows what is left without.
 */
export function measureEventLoop(): Promise<Figure[]> {
  return measureOnBoth(preparePaths);
}

/** [L-21] The same for the most cards that an import may have, and for the answers that came with them. */
export function measureImportHold(): Promise<Figure[]> {
  return measureOnBoth(prepareImports);
}

async function measureOnBoth(prepare: Prepare): Promise<Figure[]> {
  const embedded = await measureOn('embedded', prepare, {});
  const stopCluster = await startCluster();
  try {
    const url = process.env['TEST_POSTGRES_URL'] ?? '';
    return [...embedded, ...(await measureOn('PostgreSQL', prepare, { DATABASE_URL: url }))];
  } finally {
    await stopCluster();
  }
}

async function measureOn(
  database: string,
  prepare: Prepare,
  settings: Record<string, string>,
): Promise<Figure[]> {
  const server = await startServer({
    AI_RATE_LIMIT: '0',
    BASIC_MAX_CARDS: '1000000',
    ...settings,
  });
  try {
    const paths = await prepare(server);
    for (const path of paths) {
      await runOnce(server.url, path);
    }
    const figures: Figure[] = [];
    for (const path of paths) {
      figures.push(await measurePath(server.url, path, database));
    }
    return figures;
  } finally {
    await server.stop();
  }
}

async function preparePaths(server: Server): Promise<Path[]> {
  const { call, register } = createOutsideClient(server);
  const token = await register('bench@example.com', 'Abcde1');
  const draft = { title: 'Largest', field: 'Biology', content: largestText(0) };
  const upload = () =>
    call('PUT', '/document/upload', {
      token,
      json: { ...draft, sourceText: largestText(1), sourceEmphasis: largestEmphasis() },
    });
  const { data } = await upload();
  const { documentId } = data as { documentId: number };
  const flashcardList = Array.from({ length: CARDS_PER_CALL }, (_, index) => ({
    question: `Tế bào số ${index + 1} là gì?`,
    answer: sentence(index).repeat(20).slice(0, CARD_CHARACTERS),
  }));
  const keyword = sentence(0).repeat(3).slice(0, KEYWORD_MAX);
  let asked = 1;
  const ask = async (task: string, more: object = {}) => {
    const response = await fetch(`${server.url}/ai/${task}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // A new text each time: an answer that is remembered costs nothing.
      body: JSON.stringify({ document_text: largestText((asked += 1)), ...more }),
    });
    await response.arrayBuffer();
    return response;
  };
  return [
    NOTHING,
    { what: 'saving a document with its source', run: upload },
    {
      what: 'changing it',
      run: () => call('PUT', `/document/update/${documentId}`, { token, json: draft }),
    },
    { what: 'reading it', run: () => call('GET', `/document/get/${documentId}`, { token }) },
    {
      what: 'looking for the longest keyword in documents',
      run: () => call('POST', '/document/get/0/20', { token, json: { keyword } }),
    },
    { what: 'summarizing it', run: () => ask('summarize') },
    {
      what: 'making cards from it',
      run: () => ask('flashcards', { num_keywords: CARD_COUNT.max }),
    },
    {
      what: `saving ${CARDS_PER_CALL.toLocaleString('en-US')} cards of ${CARD_CHARACTERS.toLocaleString('en-US')} characters`,
      run: () => call('POST', '/flashcard/add-bulk', { token, json: { flashcardList } }),
    },
    {
      what: 'looking for the longest keyword in cards',
      run: () => call('POST', '/flashcard/get-filter?pageSize=20', { token, json: { keyword } }),
    },
  ];
}

async function prepareImports(server: Server): Promise<Path[]> {
  const { call, register } = createOutsideClient(server);
  const token = await register('import@example.com', 'Abcde1');
  let imports = 0;
  const bring = (characters: number, more: { dryRun?: boolean; reviews?: number } = {}) => {
    const { dryRun = false, reviews = 0 } = more;
    imports += 1;
    const cards = Array.from({ length: IMPORT_MAX.cards }, (_, card) => ({
      // New ones each time: cards that are there already are left out.
      question: `Tế bào số ${card} của bài ${imports} là gì?`,
      answer: sentence(card).repeat(20).slice(0, characters),
      tags: ['Sinh học'],
      reviews: Array.from({ length: reviews }, (_each, day) => ({
        rating: 'good',
        answeredAt: new Date(Date.UTC(2025, 0, 1 + day, 8, 0, 0, card)).toISOString(),
        milliseconds: 4_000,
      })),
    }));
    return call('POST', '/import', {
      token,
      json: { dryRun, sets: [{ title: `Bài ${imports}`, cards }] },
    });
  };
  const count = IMPORT_MAX.cards.toLocaleString('en-US');
  return [
    NOTHING,
    { what: `looking at an import of ${count} cards`, run: () => bring(100, { dryRun: true }) },
    { what: `bringing ${count} cards of 100 characters`, run: () => bring(100) },
    { what: `bringing ${count} cards with 2 answers each`, run: () => bring(100, { reviews: 2 }) },
    { what: `bringing ${count} cards of 400 characters`, run: () => bring(400) },
  ];
}

async function measurePath(url: string, { what, run }: Path, database: string): Promise<Figure> {
  const longest: number[] = [];
  for (let turn = 0; turn < RUNS; turn += 1) {
    longest.push(await runOnce(url, { what, run }));
  }
  longest.sort((a, b) => a - b);
  const median = longest[Math.floor(RUNS / 2)] ?? Number.NaN;
  return {
    what: `[L-21] Longest event-loop delay, ${database}: ${what}`,
    measured: `median of ${RUNS} ${median.toFixed(0)} ms (${longest[0]?.toFixed(0)} to ${longest.at(-1)?.toFixed(0)} ms)`,
    against: `limit ${LIMIT_MS} ms`,
    ratio: median / LIMIT_MS,
    limit: 1,
  };
}

/** The longest delay while the call was answered; one that a busy server turned away is made again. */
async function runOnce(url: string, { what, run }: Path): Promise<number> {
  // Every look begins the measurement anew.
  await readLongestDelay(url);
  const { status } = await run();
  await wait(SETTLE_MS);
  if (status === 503) {
    return runOnce(url, { what, run });
  }
  if (status !== 200) {
    throw new Error(`${what} answered ${status}.`);
  }
  return readLongestDelay(url);
}

/** Milliseconds since the last look, from the server's own monitor of its event loop. */
async function readLongestDelay(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(MAX_LAG.exec(metrics)?.[1] ?? Number.NaN) * 1_000;
}

/** A megabyte of Vietnamese with every accent on its own, the costliest to bring into one form. */
function largestText(number: number): string {
  const sentences: string[] = [`Bài số ${number}.`.normalize('NFD')];
  let bytes = Buffer.byteLength(sentences[0] ?? '');
  for (let index = 0; ; index += 1) {
    const next = ` ${sentence(index)}`;
    bytes += Buffer.byteLength(next);
    if (bytes > DOCUMENT_MAX_BYTES) {
      return sentences.join('');
    }
    sentences.push(next);
  }
}

const THINGS = ['Tế bào', 'Diệp lục', 'Khí khổng', 'Ti thể', 'Thẩm thấu', 'Lục lạp', 'Nước'];
const KINDS = ['đơn vị cơ bản của sự sống', 'sắc tố màu xanh', 'lỗ nhỏ trên lá', 'một bào quan'];

function sentence(index: number): string {
  const thing = THINGS[index % THINGS.length];
  const kind = KINDS[Math.floor(index / THINGS.length) % KINDS.length];
  return `${thing} thứ ${index} là ${kind} trong phần ${index % 97}.`.normalize('NFD');
}

function largestEmphasis(): string[] {
  return Array.from({ length: EMPHASIS_MAX.items }, (_, index) => `Từ khóa ${index}`);
}
