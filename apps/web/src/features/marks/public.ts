export { splitByMark, type MarkStep, type Studied } from './marks';
export { dropMarksFromBefore } from './marks-from-before';
export { markQueries } from './marks.queries';
export { useMarks, useMarksKeeper, useMarksTogether, type Marks } from './use-marks';
