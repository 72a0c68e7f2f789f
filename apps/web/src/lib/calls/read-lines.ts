import { LINES_TYPE } from '@scholar/contract';

/** What the client accepts that wants to hear news: errors and older servers answer with one body. */
export const ACCEPT_LINES = `${LINES_TYPE}, application/json;q=0.9`;

export function isInLines({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith(LINES_TYPE) ?? false;
}

/** Tells each line as soon as it is there. */
export async function readLines(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onLine: (line: string) => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) {
      break;
    }
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  }
  if (rest !== '') {
    onLine(rest);
  }
}
