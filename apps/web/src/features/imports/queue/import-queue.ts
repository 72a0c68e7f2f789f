import { ExtractionError } from '@scholar/extract';
import { TITLE_MAX } from '@scholar/contract';
import type { Api } from '../../../lib/api/api';
import type { CarriedFile } from '../../../lib/device/carried-files';
import { randomKey } from '../../../lib/queries/random-key';
import { createSignal } from '../../../lib/storage/signal';
import { type Batch, toTitle } from '../../flashcards/public';
import { type Importer, isPicture } from '../../import-document/public';
import { admitFiles, findFault } from './admit-files';
import type { ImportDatabase } from './import-database';
import { makeCards } from './make-cards';
import { findOwnPairs } from './own-pairs';
import { createPace } from './pace';
import {
  type FileFault,
  isUnderWay,
  type QueuedFile,
  QueuedFileSchema,
  type ShownFile,
  type Work,
} from './queued-file';

type Student = { api: Api; importer: Importer; userId: number };

export type ImportState = {
  files: readonly ShownFile[];
  /** Whether what an earlier page has left is known. */
  isLoaded: boolean;
  /** Another tab has gone on with the queue. */
  isElsewhere: boolean;
  /** Files of the last drop that were more than one batch holds, and how many that are. */
  left: { files: number; limit: number } | null;
  /** Null while it cannot be told. */
  millisecondsLeft: number | null;
};

/** Lets one page at a time work; answers how to let go. `onLost` when another page has taken over. */
export type Hold = (name: string, onLost: () => void) => () => void;

const WRITES_AFTER_MS = 300;
const NOTHING: ImportState = {
  files: [],
  isLoaded: false,
  isElsewhere: false,
  left: null,
  millisecondsLeft: null,
};

/**
 * Files on their way to documents with cards: read one at a time, while the cards of the one before are made.
 * Every step is kept on the disk, so that the next page goes on where this one was left.
 */
export function createImportQueue({
  database,
  hold,
  now = Date.now,
}: {
  database: ImportDatabase;
  hold: Hold;
  now?: () => number;
}) {
  const files = new Map<string, QueuedFile>();
  const bytes = new Map<string, File>();
  const works = new Map<string, { work: Work; controller: AbortController }>();
  const writes = new Map<string, ReturnType<typeof setTimeout>>();
  const changed = createSignal();
  const pace = createPace(now);
  let student: Student | undefined;
  /** What came before the queue was loaded. */
  let arriving: { userId: number; dropped: readonly CarriedFile[] }[] = [];
  let shown = NOTHING;

  function show(change: Partial<ImportState> = {}): void {
    const list = [...files.values()].toSorted((a, b) => a.place - b.place);
    const underWay = list.filter(isUnderWay).length;
    shown = {
      ...shown,
      files: list.map((file) => ({ ...file, work: works.get(file.id)?.work ?? null })),
      millisecondsLeft: pace.left(underWay),
      ...change,
    };
    changed.notify();
  }

  function write(id: string, given?: File): void {
    clearTimeout(writes.get(id));
    writes.delete(id);
    const file = files.get(id);
    if (file) {
      database.put(file, given).catch(() => {
        // Full, blocked or missing: the page holds it as long as it lives.
      });
    }
  }

  /** What is typed is written a moment later, once for many letters. */
  function writeSoon(id: string): void {
    clearTimeout(writes.get(id));
    writes.set(
      id,
      setTimeout(() => write(id), WRITES_AFTER_MS),
    );
  }

  function change(id: string, changes: Partial<QueuedFile>): void {
    const file = files.get(id);
    if (file) {
      files.set(id, { ...file, ...changes });
    }
    show();
  }

  async function load(userId: number): Promise<void> {
    const found = await database.list(userId).catch(() => []);
    if (student?.userId !== userId) {
      return;
    }
    for (const stored of found) {
      const { success, data } = QueuedFileSchema.safeParse(stored);
      if (success && data.userId === userId && !files.has(data.id)) {
        files.set(data.id, data);
      }
    }
    show({ isLoaded: true });
    const dropped = arriving.filter((each) => each.userId === userId);
    arriving = [];
    await take(dropped.flatMap((each) => each.dropped));
  }

  async function take(dropped: readonly CarriedFile[]): Promise<void> {
    const owner = student;
    if (owner && dropped.length > 0) {
      const { taken, left, limit } = await admitFiles(owner.api, dropped, [...files.values()]);
      if (student !== owner) {
        return;
      }
      taken.forEach((each) => enter(each, owner.userId));
      show({ left: left > 0 ? { files: left, limit: limit.files } : null });
    }
    wake();
  }

  function enter({ name, file }: CarriedFile, userId: number): void {
    const fault = findFault({ file });
    const id = randomKey();
    const last = Math.max(0, ...Array.from(files.values(), ({ place }) => place));
    files.set(id, {
      id,
      userId,
      place: last + 1,
      name,
      size: file?.size ?? 0,
      title: toTitle(name),
      isTitleTyped: false,
      stage: fault === null ? 'waiting' : 'failed',
      fault,
      reading: null,
      summary: null,
      batch: null,
      isList: false,
    });
    if (file && fault === null) {
      bytes.set(id, file);
      write(id, file);
    } else {
      write(id);
    }
  }

  /** Begins wherever something waits and nothing runs. */
  function wake(): void {
    void goOn('waiting', read);
    void goOn('read', make);
  }

  async function goOn(
    stage: 'waiting' | 'read',
    step: (file: QueuedFile, worker: Student, signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    const next = [...files.values()]
      .filter((file) => file.stage === stage)
      .toSorted((a, b) => a.place - b.place)
      .at(0);
    const isRunning = [...works.keys()].some((id) => files.get(id)?.stage === stage);
    if (!student || !next || isRunning) {
      return;
    }
    const controller = new AbortController();
    pace.begin();
    works.set(next.id, {
      work: { step: stage === 'waiting' ? 'opening' : 'writing' },
      controller,
    });
    show();
    try {
      await step(next, student, controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) {
        fail(next.id, toFault(error, stage));
      }
    }
    if (works.get(next.id)?.controller === controller) {
      works.delete(next.id);
    }
    if (!controller.signal.aborted) {
      show();
      wake();
    }
  }

  function note(id: string, work: Work): void {
    const running = works.get(id);
    if (running) {
      works.set(id, { ...running, work });
      show();
    }
  }

  async function read({ id }: QueuedFile, { importer }: Student, signal: AbortSignal) {
    const file = bytes.get(id) ?? (await database.findBytes(id).catch(() => undefined));
    if (!file) {
      fail(id, 'gone');
      return;
    }
    const reading = await importer(file, { signal, onProgress: (work) => note(id, work) });
    signal.throwIfAborted();
    bytes.delete(id);
    change(id, { stage: 'read', reading });
    write(id);
    database.removeBytes(id).catch(() => {
      // They go with the entry at the latest.
    });
  }

  async function make({ id, name, reading }: QueuedFile, { api }: Student, signal: AbortSignal) {
    if (!reading) {
      fail(id, 'gone');
      return;
    }
    const pairs = findOwnPairs(reading.source);
    if (pairs) {
      // Nothing is asked of the engine: the student has written the cards.
      change(id, { stage: 'ready', batch: pairs, isList: true });
      pace.finish();
      write(id);
      return;
    }
    const made = await makeCards(reading.source, {
      api,
      signal,
      now,
      onWork: (work) => note(id, work),
    });
    signal.throwIfAborted();
    const isNamed = files.get(id)?.isTitleTyped || !isPicture({ name }) || !made.name;
    change(id, {
      stage: 'ready',
      summary: made.summary,
      batch: made.batch,
      // Cameras and clipboards give names that say nothing.
      ...(!isNamed && made.name && { title: made.name }),
    });
    pace.finish();
    write(id);
  }

  function fail(id: string, fault: FileFault): void {
    change(id, { stage: 'failed', fault });
    pace.finish();
    write(id);
  }

  function stop(id: string): void {
    works.get(id)?.controller.abort();
    works.delete(id);
  }

  function remove(ids: readonly string[]): void {
    for (const id of ids) {
      stop(id);
      clearTimeout(writes.get(id));
      writes.delete(id);
      files.delete(id);
      bytes.delete(id);
    }
    database.remove(ids).catch(() => {
      // The next page shows them once more.
    });
    show();
    wake();
  }

  function flush(): void {
    [...writes.keys()].forEach((id) => write(id));
  }

  function leave(): void {
    flush();
    [...works.keys()].forEach(stop);
    student = undefined;
    files.clear();
    bytes.clear();
    show(NOTHING);
  }

  return {
    subscribe: changed.subscribe,
    read: (): ImportState => shown,
    flush,

    /** Works for this student from now on; answers how to stop, which leaves everything on the disk. */
    connect(worker: Student): () => void {
      leave();
      const own = { ...worker };
      student = own;
      const release = hold(`scholar-imports-${own.userId}`, () => {
        if (student === own) {
          leave();
          show({ isElsewhere: true });
        }
      });
      void load(own.userId);
      return () => {
        release();
        if (student === own) {
          leave();
        }
      };
    },

    add(userId: number, dropped: readonly CarriedFile[]): void {
      if (shown.isLoaded && student?.userId === userId) {
        void take(dropped);
      } else {
        arriving.push({ userId, dropped });
      }
    },

    cancel(id: string): void {
      stop(id);
      fail(id, 'cancelled');
      wake();
    },

    retry(id: string): void {
      const file = files.get(id);
      if (file?.stage === 'failed') {
        change(id, { stage: file.reading ? 'read' : 'waiting', fault: null });
        write(id);
        wake();
      }
    },

    remove,

    rename(id: string, title: string): void {
      change(id, { title: [...title].slice(0, TITLE_MAX).join(''), isTitleTyped: true });
      writeSoon(id);
    },

    changeBatch(id: string, next: (batch: Batch) => Batch): void {
      const batch = files.get(id)?.batch;
      if (batch) {
        change(id, { batch: next(batch) });
        writeSoon(id);
      }
    },

    dismissLeft: (): void => show({ left: null }),
  };
}

function toFault(error: unknown, stage: 'waiting' | 'read'): FileFault {
  if (error instanceof ExtractionError) {
    return error.code;
  }
  return stage === 'waiting' ? 'corrupt' : 'not_made';
}
