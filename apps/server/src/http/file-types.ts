import type { Endpoint } from '@scholar/contract';

/** Undefined for calls that answer with JSON. */
export function fileTypeOf({ answer }: Endpoint): string | undefined {
  return {
    envelope: undefined,
    bare: undefined,
    zip: 'application/zip',
    csv: 'text/csv; charset=utf-8',
    ics: 'text/calendar; charset=utf-8',
  }[answer];
}
