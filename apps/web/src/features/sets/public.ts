export { NoSetsFound } from './list/find-sets';
export { SetFilters } from './list/find-sets';
export { useCreateSet } from './set-changes.queries';
export { quizQueries } from './sets.queries';
export { setsTexts } from './sets.texts';
export { useSetPage } from './list/find-sets';
