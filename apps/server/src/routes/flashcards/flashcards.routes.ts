import { flashcardEndpoints } from '@scholar/contract';
import type { FlashcardsService } from '@scholar/domain';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';

export function flashcardsRoutes(
  app: FastifyInstance,
  { flashcards }: { flashcards: FlashcardsService },
) {
  route(app, flashcardEndpoints.addBulk, ({ body }, { owner, once }) =>
    flashcards.save(owner, body, once),
  );
  route(app, flashcardEndpoints.list, ({ query, body }, { owner }) =>
    flashcards.list(owner, body, { index: query.pageNumber, size: query.pageSize }),
  );
  route(app, flashcardEndpoints.edit, ({ params, body }, { owner }) =>
    flashcards.edit(owner, params.flashcardId, body),
  );
  route(app, flashcardEndpoints.remove, ({ body }, { owner, once }) =>
    flashcards.remove(owner, body.flashcardIds, once),
  );
  route(app, flashcardEndpoints.tags, (_, { owner }) => flashcards.listTags(owner));
  route(app, flashcardEndpoints.changeTags, ({ body }, { owner, once }) =>
    flashcards.changeTags(owner, body, once),
  );
  route(app, flashcardEndpoints.restore, ({ body }, { owner, once }) =>
    flashcards.restore(owner, body.flashcardIds, once),
  );
}
