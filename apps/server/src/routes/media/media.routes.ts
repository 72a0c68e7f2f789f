import { mediaEndpoints as media, sharedEndpoints } from '@scholar/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../compose';
import { route } from '../../http/route';

export function mediaRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'media' | 'shareLinks'>,
) {
  route(app, media.upload, (_, { owner, file }) => services.media.upload(owner, file));
  route(app, media.read, ({ params }, { owner }) => services.media.read(owner, params.mediaId));
  // Not counted with the other calls of guests: a set may have more pictures than those allow in a minute.
  route(app, sharedEndpoints.media, ({ params }) =>
    services.shareLinks.readMedia(params.token, params.mediaId),
  );
}
