import { aiEndpoints } from '@scholar/contract';
import type { FastifyInstance } from 'fastify';
import type { StudyAssistant } from '../adapters/ai/study-assistant';
import { route } from '../http/route';

export function aiRoutes(app: FastifyInstance, { assistant }: { assistant: StudyAssistant }) {
  route(app, aiEndpoints.summarize, ({ body }, { signal }) => assistant.summarize(body, signal));
  route(app, aiEndpoints.flashcards, ({ body }, { signal }) =>
    assistant.makeFlashcards(body, signal),
  );
}
