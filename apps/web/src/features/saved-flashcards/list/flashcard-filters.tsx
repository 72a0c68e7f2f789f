import { useTexts } from '../../../lib/i18n';
import { Select } from '../../../ui/inputs/select';
import { ListFilters } from '../../../ui/lists/list-filters';
import type { ListAddress } from '../../lists/public';
import { TagFilter } from '../../tags/public';
import { savedFlashcardsTexts } from '../saved-flashcards.texts';
import { useTitleOptions } from '../use-document-options';
import { readFilters } from './flashcard-address';

export function FlashcardFilters({
  address,
  total,
}: {
  address: ListAddress;
  total: number | undefined;
}) {
  const texts = useTexts(savedFlashcardsTexts).list;
  const { documentTitle: title, tag } = readFilters(address);
  const options = useTitleOptions({ all: texts.allDocuments, chosen: title });

  return (
    <ListFilters address={address} texts={texts} total={total} chosen={[title, tag]}>
      <Select
        label={texts.document}
        isLabelHidden
        value={title}
        options={options}
        onChange={(chosen) => address.choose({ document: chosen })}
      />
      <TagFilter chosen={tag} onChange={(chosen) => address.choose({ tag: chosen })} />
    </ListFilters>
  );
}
