import { OpenedPractice } from '../page/opened-practice';
import { LearnView } from './learn-view';

/** /learn: a set in rounds of seven, until every answer was typed right. */
export function LearnScreen() {
  return <OpenedPractice mode="learn">{(opened) => <LearnView {...opened} />}</OpenedPractice>;
}
