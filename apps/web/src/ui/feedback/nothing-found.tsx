import { useTexts } from '../../lib/i18n';
import { Button } from '../basics/button';
import { EmptyState } from './empty-state';
import { nothingFoundTexts } from './nothing-found.texts';

/** The filters of a list leave nothing over, which is something else than nothing saved yet. */
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
