import { aiEndpoints } from '@scholar/contract';
import type { FastifyInstance } from 'fastify';
import type { StudyAssistant } from '../../adapters/ai/study-assistant';
import { route } from '../../http/route';

export function aiRoutes(app: FastifyInstance, { assistant }: { assistant: StudyAssistant }) {
  route(app, aiEndpoints.summarize, ({ body }, { signal, asker }) =>
    assistant.summarize(body, { signal, asker }),
  );
  route(app, aiEndpoints.flashcards, ({ body }, { signal, asker, tell }) =>
    assistant.makeFlashcards(body, { signal, asker, tell }),
  );
}
