export { type BroughtSet, toGroups } from './bring/bring-sets';
export { NoSetsFound, SetFilters, type SetListAddress, useSetPage } from './list/find-sets';
export { useCreateSet } from './set-changes.queries';
export { useBringSets } from './bring/use-bring-sets';
export { setQueries } from './sets.queries';
export { moveTo } from './reorder/card-order';
export { setsTexts } from './sets.texts';
