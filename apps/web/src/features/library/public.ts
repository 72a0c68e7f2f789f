export { useAddToSetAction } from './use-add-to-set-action';
