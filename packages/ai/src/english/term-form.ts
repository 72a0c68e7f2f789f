import type { Candidate } from './terms/candidates';
import type { ReadDocument } from '../reading/read-document';
import { tidy } from '../reading/tidy';

/** How the text itself writes a term most often; not with the capital of a sentence's start. */
export function writeTerm(
  { plain: text, tokens }: ReadDocument,
  { places, size }: Candidate,
): string {
  const forms = new Map<string, number>();
  for (const at of places) {
    const written = tidy(text.slice(tokens.starts[at], tokens.ends[at + size - 1]));
    forms.set(written, (forms.get(written) ?? 0) + 1);
  }
  for (const [written, count] of forms) {
    const small = written.charAt(0).toLowerCase() + written.slice(1);
    const same = forms.get(small);
    if (small !== written && same !== undefined) {
      forms.set(small, same + count);
      forms.delete(written);
    }
  }
  const [best] = [...forms].toSorted(([, a], [, b]) => b - a);
  return best?.[0] ?? '';
}
