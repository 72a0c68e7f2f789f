import { aiEndpoints, documentEndpoints, isBlank, type DocumentRow } from '@scholar/contract';
import { type Api, saveSignal } from '../../../lib/api/api';
import { type SourceDocument, toTerms } from '../../import-document/public';
import { nameAndField } from '../../summarize/public';

/** The cards wait for the summary of their document, and are not saved until then. */
const LONGEST_NAMING_MS = 20_000;
const NAME_LETTERS = 60;

/** Saves the text that cards were made from, once: the same text again is the same document. */
export async function keepDocument(api: Api, source: SourceDocument): Promise<DocumentRow> {
  // Half a surrogate pair cannot be saved; its replacement is as long, so that passages stay right.
  const text = source.text.toWellFormed();
  const body = (await summarize(api, { ...source, text })) ?? {
    title: firstWords(source),
    field: 'Other',
    content: text,
  };
  return api(
    documentEndpoints.upload,
    { body: { ...body, reuse: true } },
    { signal: saveSignal() },
  );
}

/** Undefined where the AI has no answer. A document without a summary is better than none. */
async function summarize(api: Api, { text, emphasis, headings }: SourceDocument) {
  try {
    const summary = await api(
      aiEndpoints.summarize,
      { body: { document_text: text, emphasis, headings } },
      { isQuiet: true, signal: AbortSignal.timeout(LONGEST_NAMING_MS) },
    );
    const content = summary.summarized_content.trim();
    const { name, field } = nameAndField(summary);
    return isBlank(content)
      ? undefined
      : {
          title: name,
          field,
          content,
          sourceText: text,
          sourceEmphasis: toTerms([...headings, ...emphasis]),
        };
  } catch {
    return undefined;
  }
}

/** The first heading, or the first words of the text. */
function firstWords({ text, headings }: SourceDocument): string {
  const lines = [...headings, ...text.toWellFormed().split('\n')];
  const first = lines
    .map((line) => line.replace(/^#+\s/, '').trim())
    .find((line) => !isBlank(line));
  return [...(first ?? '')].slice(0, NAME_LETTERS).join('').trim();
}
