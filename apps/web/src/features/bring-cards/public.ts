export { BRING_CARDS_PATH, bringsCards, handOver } from './given-cards';
