export { findCardProblems, type CardProblems } from './card-problems';
