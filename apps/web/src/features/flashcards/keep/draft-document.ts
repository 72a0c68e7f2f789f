import {
  aiEndpoints,
  type DocumentDraft,
  isBlank,
  TITLE_MAX,
  toKeptSources,
} from '@scholar/contract';
import type { Api } from '../../../lib/api/api';
import { type SourceDocument, toTerms } from '../../import-document/public';
import { nameAndField } from '../../summarize/public';

const NAME_LETTERS = 60;

/** A text as the document that it becomes: its summary, and the text itself. Undefined where the AI has none. */
export async function summarizeDocument(
  api: Api,
  { text, emphasis, headings }: SourceDocument,
  signal: AbortSignal,
): Promise<DocumentDraft | undefined> {
  // Half a surrogate pair cannot be saved; its replacement is as long, so that passages stay right.
  const sourceText = text.toWellFormed();
  const summary = await api(
    aiEndpoints.summarize,
    { body: { document_text: sourceText, emphasis, headings } },
    { isQuiet: true, signal },
  );
  const content = summary.summarized_content.trim();
  const { name, field } = nameAndField(summary);
  return isBlank(content)
    ? undefined
    : {
        title: name,
        field,
        content,
        sourceText,
        sourceEmphasis: toTerms([...headings, ...emphasis]),
        summarySources: toKeptSources(summary.sources ?? []),
      };
}

/** A document without a summary is better than none. */
export function toPlainDocument({ text, headings }: SourceDocument): DocumentDraft {
  const content = text.toWellFormed();
  const lines = [...headings, ...content.split('\n')];
  const first = lines
    .map((line) => line.replace(/^#+\s/, '').trim())
    .find((line) => !isBlank(line));
  const title = [...(first ?? '')].slice(0, NAME_LETTERS).join('').trim();
  return { title, field: 'Other', content };
}

/** What a file's document is called: its name without the ending. */
export function toTitle(fileName: string): string {
  const name = fileName
    .toWellFormed()
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[\s_]+/g, ' ')
    .trim();
  return [...(isBlank(name) ? fileName.trim() : name)].slice(0, TITLE_MAX).join('');
}
