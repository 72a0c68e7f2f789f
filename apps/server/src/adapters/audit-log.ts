import type { AuditLog } from '@scholar/domain';
import type { Logger } from 'pino';
import { addressPrefix } from '../network-address';
import type { Metrics } from './metrics';

/** Security events as log lines and counts, with the request they belong to. */
export function createAuditLog({
  logger,
  metrics,
}: {
  logger: Logger;
  metrics: Metrics;
}): AuditLog {
  return ({ event, outcome, reason, payment, owner, member, address, requestId }) => {
    metrics.accountEvents.inc({ event, outcome });
    logger.info(
      {
        event,
        outcome,
        reason,
        ...payment,
        user: owner,
        member,
        from: addressPrefix(address),
        reqId: requestId,
      },
      'account event',
    );
  };
}
