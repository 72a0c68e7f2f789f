import type { Endpoint } from '@scholar/contract';

/** Undefined for calls that answer with JSON. Each picture and sound names its own. */
export function fileTypeOf({ answer }: Endpoint): string | undefined {
  return {
    envelope: undefined,
    bare: undefined,
    media: '*/*',
    zip: 'application/zip',
    csv: 'text/csv; charset=utf-8',
    ics: 'text/calendar; charset=utf-8',
  }[answer];
}
