import { securityEndpoints as security } from '@scholar/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../compose';
import { route } from '../../http/route';

export function securityRoutes(
  app: FastifyInstance,
  { ownSessions, secondFactor, sessions }: Services,
) {
  route(app, security.listSessions, (_, { claims, caller }) => ownSessions.list(claims, caller));
  route(app, security.endSession, ({ params }, { claims, caller }) =>
    ownSessions.end(claims, params.sessionId, caller),
  );
  route(app, security.endOtherSessions, (_, { claims, caller }) =>
    ownSessions.endOthers(claims, caller),
  );

  route(app, security.confirmPassword, ({ body }, { claims, caller }) =>
    sessions.confirmPassword(claims, body.password, caller),
  );

  route(app, security.readSecondFactor, (_, { owner }) => secondFactor.read(owner));
  route(app, security.beginSecondFactor, ({ body }, { owner, caller }) =>
    secondFactor.begin(owner, body.password, caller),
  );
  route(app, security.turnOnSecondFactor, ({ body }, { claims, caller }) =>
    secondFactor.turnOn(claims, body.code, caller),
  );
  route(app, security.renewRecoveryCodes, ({ body }, { owner, caller }) =>
    secondFactor.renewRecoveryCodes(owner, body, caller),
  );
  route(app, security.turnOffSecondFactor, ({ body }, { owner, caller }) =>
    secondFactor.turnOff(owner, body, caller),
  );
}
