import { useTexts } from '../../lib/i18n';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { setsTexts } from './sets.texts';

/** The filters leave nothing over. */
export function NoSetsFound({
  keyword,
  onClear,
  size,
}: {
  keyword: string;
  onClear: () => void;
  size?: 'panel' | 'page';
}) {
  const texts = useTexts(setsTexts).list;
  return (
    <EmptyState
      size={size}
      title={texts.noneFound}
      advice={keyword === '' ? texts.noMatch : texts.noMatchFor(keyword)}
      action={
        <Button variant="secondary" onClick={onClear}>
          {texts.clear}
        </Button>
      }
    />
  );
}
