export { formatDong, formatVnd } from './format-vnd';
export { PlanCards } from './plan-cards';
