import { EXTRACTION_MESSAGES, EXTRACTION_SECONDS, ExtractionError } from '@scholar/extract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorkerImporter, type ImportWorker } from './import-in-worker';
import type { WorkerReport } from './import-port';
import { NO_SOURCE } from '../text/source-document';

const file = new File(['text'], 'notes.pdf');

function setUp() {
  const target = new EventTarget();
  const worker = Object.assign(target, {
    postMessage: vi.fn(),
    terminate: vi.fn(),
  }) as unknown as ImportWorker & { postMessage: ReturnType<typeof vi.fn> };
  const createWorker = vi.fn(() => worker);
  const controller = new AbortController();
  const onProgress = vi.fn();
  const run = createWorkerImporter(createWorker)(file, { signal: controller.signal, onProgress });
  const outcome = run.catch((error: unknown) => error);
  return {
    worker,
    createWorker,
    controller,
    onProgress,
    outcome,
    report: (data: WorkerReport) => target.dispatchEvent(new MessageEvent('message', { data })),
    crash: () => target.dispatchEvent(new Event('error')),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('an import in a worker', () => {
  it('hands the file over unread and answers what came out of it', async () => {
    const { worker, report, outcome } = setUp();
    const imported = {
      source: { ...NO_SOURCE, text: 'Osmosis' },
      isCut: false,
      recognisedPages: [],
      emptyPages: [],
      picturePages: [],
    };

    report({ kind: 'done', imported });

    expect(await outcome).toBe(imported);
    expect(worker.postMessage.mock.calls[0]?.[0]).toBe(file);
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });

  it('[U-18] passes the progress on', () => {
    const { report, onProgress } = setUp();
    const progress = { step: 'reading' as const, page: 3, pages: 6 };

    report({ kind: 'progress', progress });

    expect(onProgress).toHaveBeenCalledExactlyOnceWith(progress);
  });

  it('says why a file could not be read', async () => {
    const { worker, report, outcome } = setUp();

    report({ kind: 'failed', code: 'encrypted', message: EXTRACTION_MESSAGES.encrypted });

    expect(await outcome).toEqual(new ExtractionError('encrypted', EXTRACTION_MESSAGES.encrypted));
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });

  it('[B-122] ends a worker that says nothing for 20 s', async () => {
    const { worker, outcome } = setUp();

    await vi.advanceTimersByTimeAsync(EXTRACTION_SECONDS * 1000 - 1);
    expect(worker.terminate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);

    expect(await outcome).toMatchObject({ code: 'timeout' });
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });

  it('[B-122] goes on as long as there is progress', async () => {
    const { worker, report, outcome } = setUp();

    for (let page = 1; page <= 5; page += 1) {
      await vi.advanceTimersByTimeAsync(EXTRACTION_SECONDS * 1000 - 1);
      report({ kind: 'progress', progress: { step: 'reading', page, pages: 5 } });
    }
    expect(worker.terminate).not.toHaveBeenCalled();

    await vi.advanceTimersByTimeAsync(EXTRACTION_SECONDS * 1000);
    expect(await outcome).toMatchObject({ code: 'timeout' });
  });

  it('has more patience with a page that is recognised, but not without end', async () => {
    const { worker, report, outcome } = setUp();
    report({ kind: 'progress', progress: { step: 'recognising', page: 1, pages: 2 } });

    await vi.advanceTimersByTimeAsync(EXTRACTION_SECONDS * 2000);
    expect(worker.terminate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(120_000);

    expect(await outcome).toMatchObject({ code: 'timeout' });
  });

  it('[U-18] Cancel ends the worker at once', async () => {
    const { worker, controller, outcome } = setUp();

    controller.abort();

    expect(worker.terminate).toHaveBeenCalledTimes(1);
    expect(await outcome).toMatchObject({ code: 'cancelled' });
  });

  it('does not even start after Cancel', async () => {
    const createWorker = vi.fn();
    const run = createWorkerImporter(createWorker)(file, {
      signal: AbortSignal.abort(),
      onProgress: () => undefined,
    });

    await expect(run).rejects.toMatchObject({ code: 'cancelled' });
    expect(createWorker).not.toHaveBeenCalled();
  });

  it('[B-122] survives a worker that dies', async () => {
    const { crash, outcome } = setUp();

    crash();

    expect(await outcome).toBeInstanceOf(ExtractionError);
  });
});
