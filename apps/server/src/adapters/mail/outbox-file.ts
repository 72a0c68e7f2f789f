import type { MailJob } from '@scholar/domain';

const OUTBOX_FILE = /^\d{8}T\d{9}Z-\d{12,16}\.eml$/;

/** Sorts newest last, and a retried job gets its own name again. */
export function toOutboxFile({ id, queuedAt }: Pick<MailJob, 'id' | 'queuedAt'>): string {
  const time = queuedAt.toISOString().replaceAll(/[-:.]/g, '');
  return `${time}-${String(id).padStart(12, '0')}.eml`;
}

export function isOutboxFile(name: string): boolean {
  return OUTBOX_FILE.test(name);
}
