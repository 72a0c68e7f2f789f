import { sharedEndpoints as shared, shareLinkEndpoints as links } from '@scholar/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../compose';
import { route } from '../../http/route';

export function shareLinksRoutes(
  app: FastifyInstance,
  { shareLinks }: Pick<Services, 'shareLinks'>,
) {
  const among = { among: Object.values(links) };
  route(
    app,
    links.open,
    ({ params, body }, { owner }) => shareLinks.open(owner, params.quizId, body.showsAuthor),
    among,
  );
  route(app, links.get, ({ params }, { owner }) => shareLinks.get(owner, params.quizId), among);
  route(app, links.close, ({ params }, { owner }) => shareLinks.close(owner, params.quizId), among);
}

/** For whoever has a link; apart, because guests are counted as those of the AI calls are. */
export function sharedRoutes(app: FastifyInstance, { shareLinks }: Pick<Services, 'shareLinks'>) {
  route(app, shared.read, ({ params }, { asker, caller }) =>
    shareLinks.read(params.token, asker, caller),
  );
  route(app, shared.copy, ({ params }, { owner, once }) =>
    shareLinks.copy(owner, params.token, once),
  );
  route(app, shared.report, ({ params, body }, { asker, caller }) =>
    shareLinks.report(params.token, body.reason, asker, caller),
  );
}
