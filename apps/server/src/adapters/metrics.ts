import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { createAiMetrics } from './ai-metrics';

export type Metrics = ReturnType<typeof createMetrics>;

/** Labels are route templates and fixed words only, so that the number of series stays bounded. */
export function createMetrics({
  hashLoad,
  databaseLoad,
  aiCounts,
  findFreeBytes,
  isRedisUp,
  isModelReady,
  findLastBackup,
}: {
  hashLoad: () => number;
  databaseLoad: () => { busy: number; waiting: number };
  /** Texts that the engine of this process reads, and those that wait for it. */
  aiCounts: () => { running: number; waiting: number };
  findFreeBytes: () => Promise<number>;
  /** Only where there is one. */
  isRedisUp?: (() => boolean) | undefined;
  /** Only of a model server that can be asked for nothing. */
  isModelReady?: (() => Promise<boolean>) | undefined;
  /** Only where this server makes backups by itself. */
  findLastBackup?: (() => Promise<Date | undefined>) | undefined;
}) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'scholar_password_hash_load',
    help: 'Password hashes running or waiting',
    registers,
    collect() {
      this.set(hashLoad());
    },
  });
  new Gauge({
    name: 'scholar_database_connections',
    help: 'Database connections at work, and calls waiting for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { busy, waiting } = databaseLoad();
      this.set({ state: 'busy' }, busy);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  new Gauge({
    name: 'scholar_disk_free_bytes',
    help: 'Room on the disk of the data folder',
    registers,
    async collect() {
      this.set(await findFreeBytes());
    },
  });
  if (isRedisUp) {
    new Gauge({
      name: 'scholar_redis_up',
      help: '1 while Redis is connected; without it each server counts calls for itself',
      registers,
      collect() {
        this.set(Number(isRedisUp()));
      },
    });
  }
  if (isModelReady) {
    new Gauge({
      name: 'scholar_ai_model_ready',
      help: '1 while the Ollama server is there and has the model',
      registers,
      async collect() {
        this.set(Number(await isModelReady()));
      },
    });
  }
  if (findLastBackup) {
    new Gauge({
      name: 'scholar_last_backup_timestamp_seconds',
      help: 'When the newest whole nightly backup was made; 0 before the first',
      registers,
      async collect() {
        this.set(((await findLastBackup())?.getTime() ?? 0) / 1_000);
      },
    });
  }
  return {
    registry,
    ai: createAiMetrics(registry, aiCounts),
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer a request',
      labelNames: ['route', 'method', 'status'],
      // A document of a book's length keeps the engine busy for most of a minute.
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
      registers,
    }),
    refusals: new Counter({
      name: 'scholar_refusals_total',
      help: 'Calls that were turned away with 429 or 503, by which limit it was',
      labelNames: ['status', 'reason'],
      registers,
    }),
    databaseWaits: new Histogram({
      name: 'scholar_database_wait_seconds',
      help: 'Time that calls waited for a database connection, also where they got none',
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1],
      registers,
    }),
    accountEvents: new Counter({
      name: 'scholar_account_events_total',
      help: 'Sign-ins, codes, registrations and other account events by outcome',
      labelNames: ['event', 'outcome'],
      registers,
    }),
    aiFallbacks: new Counter({
      name: 'scholar_ai_fallbacks_total',
      help: 'Answers of the embedded engine in place of the AI provider, by reason',
      labelNames: ['reason'],
      registers,
    }),
    aiServerTroubles: new Counter({
      name: 'scholar_ai_server_troubles_total',
      help: 'Calls that an AI server gave no answer to, by server and reason; another one is asked then',
      labelNames: ['server', 'reason'],
      registers,
    }),
    mails: new Counter({
      name: 'scholar_mails_total',
      help: 'Mails by what became of them',
      labelNames: ['outcome'],
      registers,
    }),
    pushes: new Counter({
      name: 'scholar_pushes_total',
      help: 'Reminders handed to push services, by what became of them',
      labelNames: ['outcome'],
      registers,
    }),
    mailsWaiting: new Gauge({
      name: 'scholar_mails_waiting',
      help: 'Mails in the queue at the last look',
      registers,
    }),
    oldestMailSeconds: new Gauge({
      name: 'scholar_oldest_mail_seconds',
      help: 'How long the oldest mail in the queue has waited',
      registers,
    }),
    cspReports: new Counter({
      name: 'scholar_csp_reports_total',
      help: 'Content security policy reports from browsers',
      registers,
    }),
  };
}
