import { createTransport, type NodemailerError } from 'nodemailer';
import { composeMessage, parseSender } from './compose-message';
import { MailDeliveryError, type MailTransport } from './mail-transport';

export type SmtpTimeouts = { connectMs: number; replyMs: number };

const TIMEOUTS: SmtpTimeouts = { connectMs: 8_000, replyMs: 10_000 };

/** Sends by SMTP over a few connections that are kept open between mails. */
export function createSmtpTransport({
  url,
  from,
  maxConnections,
  timeouts = TIMEOUTS,
}: {
  url: string;
  from: string;
  maxConnections: number;
  timeouts?: SmtpTimeouts;
}): MailTransport {
  const sender = parseSender(from);
  let pool = openPool();

  function openPool() {
    return createTransport({
      pool: true,
      url,
      maxConnections,
      connectionTimeout: timeouts.connectMs,
      greetingTimeout: timeouts.connectMs,
      dnsTimeout: timeouts.connectMs,
      socketTimeout: timeouts.replyMs,
      // One silent try for a kept connection that the server had closed; every other retry is the queue's.
      maxRequeues: 1,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  return {
    async deliver(message, signal) {
      signal.throwIfAborted();
      const used = pool;
      function handleAbort() {
        // A server that trickles its replies never trips the idle limit; only a forced close ends that.
        // Mails on the pool's other connections fail with it and are tried again.
        used.close({ force: true });
        if (pool === used) {
          pool = openPool();
        }
      }
      signal.addEventListener('abort', handleAbort, { once: true });
      try {
        await used.sendMail({ ...composeMessage(message, sender), xMailer: false });
      } catch (error) {
        throw toDeliveryError(error);
      } finally {
        signal.removeEventListener('abort', handleAbort);
      }
    },

    close() {
      pool.close();
    },
  };
}

function toDeliveryError(error: unknown): MailDeliveryError {
  const {
    code = 'failed',
    responseCode,
    response,
    permanent,
  }: Partial<NodemailerError> = error instanceof Error ? error : {};
  const status = responseCode && [responseCode, enhancedStatus(response)].filter(Boolean).join(' ');
  // Only a refusal of this very message or recipient is final, by the server's 5xx or by nodemailer
  // itself, which gives no reply. A 5xx on connecting or logging in is about our settings: the operator
  // can correct them while the mail waits.
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return new MailDeliveryError(`smtp ${status || code}`, {
    isPermanent: isAboutMail && permanent !== false,
    cause: error,
  });
}

/** The '5.1.1' of '550 5.1.1 <somebody@example.org> unknown'; nothing else of a reply is kept. */
function enhancedStatus(response: string | undefined): string | undefined {
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
}
