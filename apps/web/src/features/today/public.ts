export { TodayLine } from './line/today-line';
