import { aiEndpoints } from '@scholar/contract';
import type { FastifyInstance } from 'fastify';
import type { StudyAssistant } from '../../adapters/ai/study-assistant';
import { route } from '../../http/route';

export function aiRoutes(app: FastifyInstance, { assistant }: { assistant: StudyAssistant }) {
  route(app, aiEndpoints.summarize, ({ body }, { signal, caller }) =>
    assistant.summarize(body, { signal, address: caller.address }),
  );
  route(app, aiEndpoints.flashcards, ({ body }, { signal, caller }) =>
    assistant.makeFlashcards(body, { signal, address: caller.address }),
  );
}
