export { useDeletion } from './use-deletion';
