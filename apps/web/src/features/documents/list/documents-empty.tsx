import FilePlus from 'lucide-react/icons/file-plus';
import { useTexts } from '../../../lib/i18n';
import { ButtonLink } from '../../../ui/basics/button-link';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { NothingFound } from '../../../ui/feedback/nothing-found';
import { documentsTexts } from '../documents.texts';

/** Nothing saved yet is told apart from nothing found. */
export function DocumentsEmpty({
  keyword,
  isFiltered,
  onClear,
}: {
  keyword: string;
  isFiltered: boolean;
  onClear: () => void;
}) {
  const { empty: texts, list } = useTexts(documentsTexts);
  if (!isFiltered) {
    return (
      <EmptyState
        size="page"
        title={texts.title}
        advice={texts.firstTime}
        action={
          <ButtonLink to="/summarize" variant="secondary" icon={<FilePlus />}>
            {list.summarize}
          </ButtonLink>
        }
      />
    );
  }
  return <NothingFound size="page" title={texts.title} keyword={keyword} onClear={onClear} />;
}
