export { quizQueries } from './sets.queries';
