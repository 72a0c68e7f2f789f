import { type RemoteLine, RemoteLineSchema } from './remote-messages';

/** The longest answer: fifty cards and as many doubtful ones, each with the sentence it comes from. */
const ANSWER_MAX = 32_000_000;

/** Each line as soon as it is there. `onSign` hears of everything that comes, also of empty lines. */
export async function* readRemoteLines(
  body: ReadableStream<Uint8Array>,
  onSign: () => void,
): AsyncGenerator<RemoteLine> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for await (const bytes of body) {
    onSign();
    length += bytes.length;
    if (length > ANSWER_MAX) {
      throw new Error('The answer of an AI server does not end.');
    }
    const lines = (text + decoder.decode(bytes, { stream: true })).split('\n');
    text = lines.pop() ?? '';
    yield* lines.filter((line) => line !== '').map(toLine);
  }
}

function toLine(line: string): RemoteLine {
  return RemoteLineSchema.parse(JSON.parse(line));
}
