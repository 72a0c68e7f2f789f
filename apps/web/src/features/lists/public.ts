export { findNeighbour, useDeletion } from './use-deletion';
export { type ListAddress, ListEmpty, ListResults, useListPage } from './list-results';
export { FROM_LIST, isFromList, useGoBackTo, useWayBack } from './use-way-back';
export { RowCheckbox, type SelectionAction, SelectionBar, TotalBar } from './selection-bar';
export { type Selection, useSelection } from './use-selection';
