import { folderEndpoints } from '@scholar/contract';
import type { FoldersService } from '@scholar/domain';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';

export function foldersRoutes(app: FastifyInstance, { folders }: { folders: FoldersService }) {
  route(app, folderEndpoints.list, (_, { owner }) => folders.list(owner));
  route(app, folderEndpoints.create, ({ body }, { owner, once }) =>
    folders.create(owner, body, once),
  );
  route(app, folderEndpoints.update, ({ params, body }, { owner }) =>
    folders.update(owner, params.folderId, body),
  );
  route(app, folderEndpoints.put, ({ body }, { owner, once }) => folders.put(owner, body, once));
  route(app, folderEndpoints.remove, ({ params }, { owner }) =>
    folders.remove(owner, params.folderId),
  );
}
