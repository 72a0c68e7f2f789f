import { LearnView } from './learn/learn-view';
import { MatchView } from './match/match-view';
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

/** /match: six pairs of a set, against the clock. */
export function MatchScreen() {
  return <OpenedPractice mode="match">{(opened) => <MatchView {...opened} />}</OpenedPractice>;
}
