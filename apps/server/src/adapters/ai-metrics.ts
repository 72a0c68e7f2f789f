import { LlmFailure, type StudyEngine, type Work } from '@scholar/ai';
import { AppError } from '@scholar/domain';
import { Gauge, Histogram, type Registry } from 'prom-client';

type Load = { running: number; waiting: number };

/** What the engines cost: how long texts wait, how long they take, and what became of them. */
export function createAiMetrics(registry: Registry, findLoad: () => Load) {
  const registers = [registry];
  new Gauge({
    name: 'scholar_ai_load',
    help: 'Texts that the embedded engine reads, or that wait for it',
    registers,
    collect() {
      const { running, waiting } = findLoad();
      this.set(running + waiting);
    },
  });
  new Gauge({
    name: 'scholar_ai_queue',
    help: 'Texts that are read (running), and that wait for a thread (waiting)',
    labelNames: ['state'],
    registers,
    collect() {
      const { running, waiting } = findLoad();
      this.set({ state: 'running' }, running);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  const durations = new Histogram({
    name: 'scholar_ai_duration_seconds',
    help: 'Time from asking an engine to its answer, waiting included',
    labelNames: ['engine', 'task', 'outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 45, 60],
    registers,
  });

  /** The same engine, with every task counted and timed. */
  function watch(engine: StudyEngine): StudyEngine {
    async function time<Draft>(task: string, { signal }: Work, make: () => Promise<Draft>) {
      const end = durations.startTimer({ engine: engine.name, task });
      try {
        const draft = await make();
        end({ outcome: 'ok' });
        return draft;
      } catch (error) {
        end({ outcome: signal.aborted ? 'left' : outcomeOf(error) });
        throw error;
      }
    }
    return {
      name: engine.name,
      summarize: (request, work) => time('summarize', work, () => engine.summarize(request, work)),
      makeFlashcards: (request, work) =>
        time('flashcards', work, () => engine.makeFlashcards(request, work)),
    };
  }

  return { watch };
}

/** Fixed words only: the kinds of failures that there are. */
function outcomeOf(error: unknown): string {
  if (error instanceof LlmFailure) {
    return error.kind;
  }
  return error instanceof AppError ? error.code : 'bug';
}
