export { NoSetsFound } from './list/no-sets-found';
export { SetFilters } from './list/set-filters';
export { useCreateSet } from './set-changes.queries';
export { quizQueries } from './sets.queries';
export { setsTexts } from './sets.texts';
export { useSetPage } from './list/use-set-page';
