export { findNeighbour } from './find-neighbour';
export { ListEmpty, ListResults } from './list-results';
export { useDeletion } from './use-deletion';
export { type ListAddress, useListPage } from './use-list-page';
export { FROM_LIST, useGoBackTo, useWayBack } from './use-way-back';
