import type { Logger } from 'pino';
import { createAnswerCache } from './adapters/ai/answer-cache';
import { answerAlone, answerWithFallback } from './adapters/ai/answering-engine';
import { createCircuitBreaker } from './adapters/ai/circuit-breaker';
import { createLlmPool } from './adapters/ai/llm-pool';
import { rememberDrafts } from './adapters/ai/remembering-engine';
import { createRemotePool } from './adapters/ai/remote/remote-pool';
import { createStudyPool, type StudyPoolOptions } from './adapters/ai/study-pool';
import type { Metrics } from './adapters/metrics';
import type { Config } from './config';

/** In threads of this process, or in processes of its own. */
export function openStudyPool(
  { aiServers, aiToken, aiThreads }: Config,
  {
    replaced,
    onTrouble,
  }: {
    replaced: StudyPoolOptions | undefined;
    onTrouble: (server: string, reason: string) => void;
  },
) {
  return aiServers.length === 0
    ? createStudyPool({ ...aiThreads, ...replaced })
    : createRemotePool({ servers: aiServers, token: aiToken, onTrouble });
}

/** Who makes summaries and cards: a language model where one is configured, and the embedded engine behind it. */
export function composeEngine({
  llm,
  studyPool,
  metrics,
  logger,
}: {
  llm: Config['llm'];
  studyPool: ReturnType<typeof openStudyPool>;
  metrics: Metrics;
  logger: Logger;
}) {
  const llmPool = llm && createLlmPool({ settings: llm });
  const answers = createAnswerCache();
  const ownEngine = metrics.ai.watch(studyPool.engine);
  const engine = llmPool
    ? answerWithFallback({
        first: metrics.ai.watch(llmPool.engine),
        second: rememberDrafts(ownEngine, answers),
        breaker: createCircuitBreaker(),
        onFallback: (reason, status) => {
          metrics.aiFallbacks.inc({ reason });
          logger.warn({ provider: llm?.provider, reason, status }, 'AI provider gave no answer');
        },
        onBug: (error) => logger.error({ err: error }, 'AI engine failed'),
      })
    : answerAlone(ownEngine);
  return { engine, answers, llmPool };
}
