import type { AccountsStore } from '@scholar/domain';
import type { Connection, Database } from './database';
import { isRetryable } from './database-errors';
import { createAccountsRepository } from './repositories/accounts.repository';
import { createCodesRepository } from './repositories/codes.repository';
import { createLimitsRepository } from './repositories/limits.repository';
import { createMailJobsRepository } from './repositories/mail-jobs.repository';
import { createSessionsRepository } from './repositories/sessions.repository';

const MAX_ATTEMPTS = 3;

export function createStore({ database }: Pick<Connection, 'database'>): AccountsStore {
  return {
    ...createRepositories(database),
    async transaction(work) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await database.transaction((tx) => work(createRepositories(tx)));
        } catch (error) {
          if (attempt === MAX_ATTEMPTS || !isRetryable(error)) {
            throw error;
          }
        }
      }
    },
  };
}

function createRepositories(db: Database): Omit<AccountsStore, 'transaction'> {
  return {
    accounts: createAccountsRepository(db),
    sessions: createSessionsRepository(db),
    codes: createCodesRepository(db),
    limits: createLimitsRepository(db),
    mailJobs: createMailJobsRepository(db),
  };
}
