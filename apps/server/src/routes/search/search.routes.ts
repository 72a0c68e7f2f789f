import { searchEndpoints } from '@scholar/contract';
import type { SearchService } from '@scholar/domain';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';

export function searchRoutes(app: FastifyInstance, { search }: { search: SearchService }) {
  route(app, searchEndpoints.find, ({ query }, { owner }) => search.find(owner, query.keyword));
}
