import { useQuery } from '@tanstack/react-query';
import { PAGE_SIZE_MAX } from '@scholar/contract';
import { useApi } from '../../lib/api/api-context';
import type { SelectOption } from '../../ui/inputs/select';
import { documentQueries } from '../documents/public';

/** The titles to filter by, after the option for all of them. The chosen one is there at any rate. */
export function useTitleOptions({ all, chosen }: { all: string; chosen: string }): SelectOption[] {
  const titles = new Set(useDocuments().map(({ title }) => title));
  if (chosen !== '') {
    titles.add(chosen);
  }
  return [
    { value: '', label: all },
    ...Array.from(titles, (title) => ({ value: title, label: title })),
  ];
}

/** The documents that a new card can belong to, after the option for none of them. */
export function useDocumentOptions(none: string): SelectOption[] {
  return [
    { value: '', label: none },
    ...useDocuments().map(({ documentId, title }) => ({ value: String(documentId), label: title })),
  ];
}

function useDocuments() {
  const { data } = useQuery(documentQueries.list(useApi(), { page: 0, size: PAGE_SIZE_MAX }));
  return data?.documents ?? [];
}
