export { findNeighbour, useDeletion } from './use-deletion';
export { type ListAddress, ListEmpty, ListResults, useListPage } from './list-results';
export { FROM_LIST, useGoBackTo, useWayBack } from './use-way-back';
