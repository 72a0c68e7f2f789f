export { type BroughtSet, toGroups } from './bring/bring-sets';
export { NoSetsFound } from './list/find-sets';
export { SetFilters } from './list/find-sets';
export { useCreateSet } from './set-changes.queries';
export { useBringSets } from './bring/use-bring-sets';
export { setQueries } from './sets.queries';
export { moveTo } from './reorder/card-order';
export { setsTexts } from './sets.texts';
export { useSetPage } from './list/find-sets';
