export { documentQueries } from './documents.queries';
export { useFieldOptions } from './use-field-options';
