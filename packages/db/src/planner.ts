/**
 * How much more it costs to read any page than the next one. PostgreSQL's own 4 is that of a spinning disk,
 * and makes the planner read a whole table where a walk through an index would do.
 */
export const RANDOM_PAGE_COST = 1.1;
