import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api-context';
import type { SelectOption } from '../../ui/inputs/select';
import { documentQueries } from './documents.queries';

/** The fields to choose from, after the option for none. The chosen one is there at any rate. */
export function useFieldOptions({ none, chosen }: { none: string; chosen: string }) {
  const query = useQuery(documentQueries.fields(useApi()));
  const names: string[] = [...(query.data ?? [])];
  if (chosen !== '' && !names.includes(chosen)) {
    names.unshift(chosen);
  }
  const options: SelectOption[] = [
    { value: '', label: none },
    ...names.map((name) => ({ value: name, label: name })),
  ];
  return { options, query };
}
