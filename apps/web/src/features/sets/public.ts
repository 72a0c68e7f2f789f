export { NoSetsFound } from './no-sets-found';
export { SetFilters } from './set-filters';
export { useCreateSet } from './set-changes.queries';
export { quizQueries } from './sets.queries';
export { setsTexts } from './sets.texts';
export { useSetPage } from './use-set-page';
