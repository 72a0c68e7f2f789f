export { nameAndField } from './summary-result';
