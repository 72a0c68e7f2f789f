import { useTexts } from '../../lib/i18n';
import { Button } from '../basics/button';
import { EmptyState } from './empty-state';
import { nothingFoundTexts } from './nothing-found.texts';

/** For filters that match nothing; a list without any entry has texts of its own. */
export function NothingFound({
  title,
  keyword,
  onClear,
  size,
}: {
  title: string;
  keyword: string;
  onClear: () => void;
  size?: 'panel' | 'page' | undefined;
}) {
  const texts = useTexts(nothingFoundTexts);
  return (
    <EmptyState
      size={size}
      title={title}
      advice={keyword === '' ? texts.noMatch : texts.noMatchFor(keyword)}
      action={
        <Button variant="secondary" onClick={onClear}>
          {texts.clear}
        </Button>
      }
    />
  );
}
