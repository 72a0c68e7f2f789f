import { useTexts } from '../../../lib/i18n';
import type { useListAddress } from '../../../lib/address/use-list-address';
import { ListFilters } from '../../../ui/lists/list-filters';
import { Select } from '../../../ui/inputs/select';
import { readField } from './document-address';
import { documentsTexts } from '../documents.texts';
import { useFieldOptions } from '../use-field-options';

export function DocumentFilters({ address }: { address: ReturnType<typeof useListAddress> }) {
  const texts = useTexts(documentsTexts).list;
  const field = readField(address.query);
  const { options } = useFieldOptions({ none: texts.allFields, chosen: field });

  return (
    <ListFilters address={address} texts={texts} chosen={field}>
      <Select
        label={texts.field}
        isLabelHidden
        value={field}
        options={options}
        onChange={(chosen) => address.choose({ field: chosen })}
      />
    </ListFilters>
  );
}
