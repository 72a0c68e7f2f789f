import { createHmac } from 'node:crypto';
import type { Card, StudyEngine, Work } from '@scholar/ai';
import { MESSAGES } from '@scholar/contract';
import { AppError } from '@scholar/domain';
import { readRemoteLines } from './read-remote-lines';
import {
  AI_PATHS,
  type RemoteTask,
  SILENCE_MS,
  toCardsDraft,
  toSummaryDraft,
} from './remote-messages';
import { createServerChoice } from './server-choice';

const RETRY_AFTER_SECONDS = 5;
/** For both tries together, as long as the threads of this process would have. */
const TOTAL_MS = 60_000;

/** Why an AI server gave no answer; `busy` is the only one that says nothing against it. */
export type RemoteTrouble =
  | 'unreachable'
  | 'silent'
  | 'broken'
  | 'refused'
  | 'unavailable'
  | 'busy';

class ServerTrouble extends Error {
  readonly reason: RemoteTrouble;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    reason: RemoteTrouble,
    options: { cause?: unknown; retryAfterSeconds?: number | undefined } = {},
  ) {
    super(`AI server: ${reason}`, { cause: options.cause });
    this.reason = reason;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** The embedded engine in processes of its own, asked over HTTP. */
export function createRemotePool({
  servers,
  token,
  onTrouble,
  totalMs = TOTAL_MS,
  silenceMs = SILENCE_MS,
}: {
  servers: readonly string[];
  token: string;
  /** Told of every server that gave no answer, also where another one did. */
  onTrouble: (server: string, reason: RemoteTrouble) => void;
  totalMs?: number;
  silenceMs?: number;
}) {
  const choice = createServerChoice({ addresses: servers });

  async function run<Draft>(
    task: RemoteTask,
    { request, toDraft }: { request: unknown; toDraft: (value: unknown) => Draft },
    work: Work,
  ): Promise<Draft> {
    const late = AbortSignal.timeout(totalMs);
    const end = AbortSignal.any([work.signal, late]);
    const asker = createHmac('sha256', token)
      .update(work.asker ?? '')
      .digest('base64url');
    const body = JSON.stringify({ asker, request });
    const told = new Set<string>();
    const onCards = (cards: Card[]) => {
      const fresh = cards.filter((card) => !told.has(JSON.stringify(card)));
      fresh.forEach((card) => told.add(JSON.stringify(card)));
      if (fresh.length > 0) {
        work.onCards?.(fresh);
      }
    };

    async function askOne(tried?: ReturnType<typeof choice.take>) {
      const server = choice.take(tried);
      try {
        const url = `${server.address}${AI_PATHS[task]}`;
        const draft = await ask(url, { token, body, end, silenceMs, onCards, toDraft });
        choice.noteAnswer(server);
        return { draft };
      } catch (error) {
        if (end.aborted || !(error instanceof ServerTrouble)) {
          throw error;
        }
        onTrouble(server.address, error.reason);
        if (error.reason === 'busy') {
          choice.noteAnswer(server);
        } else {
          choice.noteFailure(server);
        }
        return { trouble: error, server };
      } finally {
        choice.leave(server);
      }
    }

    try {
      const first = await askOne();
      // What an engine makes depends on nothing but the text, so it can be asked for twice.
      const last = 'draft' in first ? first : await askOne(first.server);
      if ('draft' in last) {
        return last.draft;
      }
      throw last.trouble;
    } catch (error) {
      throw toAppError(error, { isGone: work.signal.aborted, isLate: late.aborted });
    }
  }

  const engine: StudyEngine = {
    name: 'embedded',
    summarize: (request, work) => run('summarize', { request, toDraft: toSummaryDraft }, work),
    makeFlashcards: (request, work) =>
      run('makeFlashcards', { request, toDraft: toCardsDraft }, work),
  };

  return {
    engine,
    /** Calls under way. */
    get load() {
      return choice.underWay;
    },
    /** Which of them wait, the AI servers know. */
    get counts() {
      return { running: choice.underWay, waiting: 0 };
    },
    /** No AI server gave an answer the last time it was asked. */
    get isDown() {
      return choice.areAllDown;
    },
    close: async () => {},
  };
}

/** The draft of one server. */
async function ask<Draft>(
  url: string,
  {
    token,
    body,
    end,
    silenceMs,
    onCards,
    toDraft,
  }: {
    token: string;
    body: string;
    end: AbortSignal;
    silenceMs: number;
    onCards: (cards: Card[]) => void;
    toDraft: (value: unknown) => Draft;
  },
): Promise<Draft> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), silenceMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        // A connection kept for later may be closed by the server in the moment it is used again (measured: EPIPE).
        connection: 'close',
      },
      body,
      signal: AbortSignal.any([end, silence.signal]),
    }).catch((error: unknown) => {
      throw new ServerTrouble(silence.signal.aborted ? 'silent' : 'unreachable', { cause: error });
    });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new ServerTrouble(response.status === 503 ? 'unavailable' : 'refused');
    }
    return toDraft(await readDraft(response.body, { onSign: () => timer.refresh(), onCards }));
  } catch (error) {
    throw isOurs(error)
      ? error
      : new ServerTrouble(silence.signal.aborted ? 'silent' : 'broken', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

async function readDraft(
  body: ReadableStream<Uint8Array>,
  { onSign, onCards }: { onSign: () => void; onCards: (cards: Card[]) => void },
): Promise<unknown> {
  let draft: unknown;
  for await (const line of readRemoteLines(body, onSign)) {
    if ('cards' in line) {
      onCards(line.cards);
    } else if ('draft' in line) {
      // Read to its end, so that the server does not take us for gone.
      draft = line.draft;
    } else {
      const { code, retryAfterSeconds } = line.failure;
      throw code === 'unavailable'
        ? new ServerTrouble('busy', { retryAfterSeconds })
        : new AppError(code, MESSAGES.internal);
    }
  }
  if (draft === undefined) {
    throw new ServerTrouble('broken');
  }
  return draft;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ServerTrouble)) {
    return 'ai_late';
  }
  return error.reason === 'busy' ? 'ai_queue' : 'ai_servers';
}

function isOurs(error: unknown): boolean {
  return error instanceof ServerTrouble || error instanceof AppError;
}

function toAppError(error: unknown, { isGone, isLate }: { isGone: boolean; isLate: boolean }) {
  if (isGone) {
    // The client has gone, so the log must not show this as our fault.
    return new AppError('timeout', MESSAGES.timeout);
  }
  if (!isLate && !(error instanceof ServerTrouble)) {
    return error;
  }
  const asked = error instanceof ServerTrouble ? error.retryAfterSeconds : undefined;
  return new AppError('unavailable', MESSAGES.busy, {
    retryAfterSeconds: asked ?? RETRY_AFTER_SECONDS,
    cause: error,
    reason: reasonOf(error),
  });
}
