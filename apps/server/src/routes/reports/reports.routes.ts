import { reportEndpoints } from '@scholar/contract';
import type { ReportsService } from '@scholar/domain';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';

export function reportsRoutes(app: FastifyInstance, { reports }: { reports: ReportsService }) {
  route(app, reportEndpoints.statistics, (_, { owner }) => reports.readStatistics(owner));
  route(app, reportEndpoints.studySession, ({ body }, { owner }) =>
    reports.addSession(owner, body),
  );
  route(app, reportEndpoints.activity, ({ query }, { owner }) =>
    reports.readActivity(owner, query),
  );
  route(app, reportEndpoints.desk, ({ query }, { owner }) => reports.readDesk(owner, query));
}
