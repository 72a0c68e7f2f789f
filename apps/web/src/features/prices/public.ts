export { formatPrice } from './format-price';
export { PlanCards } from './plan-cards';
