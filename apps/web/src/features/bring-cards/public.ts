export { BRING_CARDS_PATH, bringsCards, handOver, handOverList } from './given-cards';
