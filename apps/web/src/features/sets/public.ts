export { NoSetsFound } from './no-sets-found';
export { SetFilters } from './set-filters';
export { quizQueries, useCreateSet } from './sets.queries';
export { setsTexts } from './sets.texts';
export { useSetPage } from './use-set-page';
