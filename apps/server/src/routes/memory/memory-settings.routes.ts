import { memorySettingsEndpoints as settings } from '@scholar/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../compose';
import { route } from '../../http/route';

export function memorySettingsRoutes(
  app: FastifyInstance,
  { memorySettings, studyReminders }: Pick<Services, 'memorySettings' | 'studyReminders'>,
) {
  const among = { among: Object.values(settings) };
  route(app, settings.get, (_, { owner }) => memorySettings.read(owner), among);
  route(app, settings.change, ({ body }, { owner }) => memorySettings.change(owner, body), among);
  route(app, settings.unsubscribe, ({ params }) => studyReminders.unsubscribe(params.token), among);
}
