import { EventEmitter, once } from 'node:events';
import {
  MailDeliveryError,
  type MailMessage,
  type MailTransport,
} from '../adapters/mail/mail-transport';

/** The worker looks every two seconds at most, on a machine that may have much else to do. */
const PATIENCE_MS = 60_000;

/** Where the mails of a test arrive, rendered as they would be sent. */
export function createMailbox() {
  let received: MailMessage[] = [];
  let isOutOfOrder = false;
  const postman = new EventEmitter();

  const transport: MailTransport = {
    async deliver(message) {
      if (isOutOfOrder) {
        throw new MailDeliveryError('451', { isPermanent: false });
      }
      received.push(message);
      postman.emit('mail');
    },
    close() {},
  };

  const to = (email: string) => received.filter((message) => message.to === email);

  return {
    transport,
    to,
    all: () => received,
    empty() {
      received = [];
      isOutOfOrder = false;
    },
    /** From now on every mail is refused, as by a mail server in trouble; they wait in the queue. */
    breakDown() {
      isOutOfOrder = true;
    },
    repair() {
      isOutOfOrder = false;
    },

    /** Waits for the mail number `count` to an address. */
    async wait(email: string, count = 1): Promise<MailMessage> {
      const late = AbortSignal.timeout(PATIENCE_MS);
      for (;;) {
        const message = to(email)[count - 1];
        if (message) {
          return message;
        }
        try {
          await once(postman, 'mail', { signal: late });
        } catch {
          throw new Error(`Mail ${count} to ${email} did not arrive.`);
        }
      }
    },
  };
}

/** The six digits that stand on a line of their own. */
export function findCode({ text }: MailMessage): string | undefined {
  return /^\d{6}$/m.exec(text)?.[0];
}

export function codeIn(message: MailMessage): string {
  const code = findCode(message);
  if (!code) {
    throw new Error('This mail holds no code.');
  }
  return code;
}
