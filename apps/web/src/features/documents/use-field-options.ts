import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api-context';
import { sayField } from '../../lib/i18n/field-names.texts';
import type { SelectOption } from '../../ui/inputs/select';
import { documentQueries } from './documents.queries';

/** The option for none, then all fields; the chosen one is listed even before they have loaded. */
export function useFieldOptions({ none, chosen }: { none: string; chosen: string }) {
  const query = useQuery(documentQueries.fields(useApi()));
  const names: string[] = [...(query.data ?? [])];
  if (chosen !== '' && !names.includes(chosen)) {
    names.unshift(chosen);
  }
  const options: SelectOption[] = [
    { value: '', label: none },
    ...names.map((name) => ({ value: name, label: sayField(name) })),
  ];
  return { options, query };
}
