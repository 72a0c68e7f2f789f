import { useDocumentTitle } from '../../lib/page/document-title';
import { useTexts } from '../../lib/i18n';
import { useDraft } from '../../lib/drafts/use-draft';
import { SUMMARIZE_DRAFT, SummarizeDraftSchema } from './summarize-draft';
import { summarizeTexts } from './summarize.texts';
import { Summarizer } from './summarizer';

export function SummarizeScreen() {
  const draft = useDraft(SUMMARIZE_DRAFT, SummarizeDraftSchema);
  useDocumentTitle(useTexts(summarizeTexts).title);

  if (!draft.isLoaded) {
    return null;
  }
  return (
    <Summarizer key={draft.room} initial={draft.found} onKeep={draft.keep} onForget={draft.drop} />
  );
}
