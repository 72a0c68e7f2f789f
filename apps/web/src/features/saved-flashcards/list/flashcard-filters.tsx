import { useTexts } from '../../../lib/i18n';
import type { useListAddress } from '../../../lib/address/list-address';
import { ListFilters } from '../../../ui/lists/list-filters';
import { Select } from '../../../ui/inputs/select';
import { readFilters } from './flashcard-address';
import { savedFlashcardsTexts } from '../saved-flashcards.texts';
import { useTitleOptions } from '../use-document-options';

export function FlashcardFilters({ address }: { address: ReturnType<typeof useListAddress> }) {
  const texts = useTexts(savedFlashcardsTexts).list;
  const { documentTitle: title } = readFilters(address);
  const options = useTitleOptions({ all: texts.allDocuments, chosen: title });

  return (
    <ListFilters address={address} texts={texts} chosen={title}>
      <Select
        label={texts.document}
        isLabelHidden
        value={title}
        options={options}
        onChange={(chosen) => address.choose({ document: chosen })}
      />
    </ListFilters>
  );
}
