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
  return ({ event, outcome, reason, owner, address, requestId }) => {
    metrics.accountEvents.inc({ event, outcome });
    logger.info(
      { event, outcome, reason, user: owner, from: addressPrefix(address), reqId: requestId },
      'account event',
    );
  };
}
