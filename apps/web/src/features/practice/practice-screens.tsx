import { LearnView } from './learn/learn-view';
import { OpenedPractice } from './page/opened-practice';
import { WriteView } from './write/write-view';

/** /learn: a set in rounds of seven, until every answer was typed right. */
export function LearnScreen() {
  return <OpenedPractice mode="learn">{(opened) => <LearnView {...opened} />}</OpenedPractice>;
}

/** /write: every card of a set, its answer typed. */
export function WriteScreen() {
  return <OpenedPractice mode="write">{(opened) => <WriteView {...opened} />}</OpenedPractice>;
}
