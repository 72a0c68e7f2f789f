import { accountEndpoints as account } from '@scholar/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../compose';
import { route } from '../../http/route';

export function accountsRoutes(app: FastifyInstance, services: Services) {
  const { codes, registration, sessions, password, profile, deactivation } = services;

  route(app, account.login, async ({ body }, { caller, giveDevice }) => {
    const { device, ...data } = await sessions.login(body, caller);
    giveDevice(device);
    return data;
  });
  route(app, account.logout, (_, { claims, caller }) => sessions.logout(claims, caller));
  route(app, account.invalidateMe, (_, { claims, caller }) =>
    sessions.logoutEverywhere(claims, caller),
  );
  route(app, account.me, async (_, { claims }) => claims.user, {
    authenticate: sessions.authenticateUser,
  });

  route(app, account.sendVerification, ({ params }, { caller }) =>
    codes.sendVerification(params.email, caller),
  );
  route(app, account.sendResetPasswordCode, ({ params }, { caller }) =>
    codes.sendReset(params.email, caller),
  );
  route(app, account.register, async ({ params, body }, { caller, giveDevice }) => {
    const { device, ...data } = await registration.register(params.code, body, caller);
    giveDevice(device);
    return data;
  });
  route(app, account.changePasswordNoToken, ({ params, body }, { caller }) =>
    password.changeWithCode(params.email, params.code, body.newPassword, caller),
  );
  route(app, account.deactivateAccount, ({ params, query }, { owner, caller }) =>
    deactivation.deactivate(owner, params.code, { isFinal: query.everything === 'true' }, caller),
  );

  route(app, account.updateProfile, ({ body }, { owner }) => profile.update(owner, body));
  route(app, account.updateUsername, ({ body }, { owner }) =>
    profile.setUsername(owner, body.userName),
  );
  route(app, account.updateSettings, ({ body }, { owner }) =>
    profile.setLanguage(owner, body.language),
  );
  route(app, account.updateProfilePicture, (_, { owner, file }) => profile.setPicture(owner, file));
}
