import { OpenedPractice } from '../page/opened-practice';
import { WriteView } from './write-view';

/** /write: every card of a set, its answer typed. */
export function WriteScreen() {
  return <OpenedPractice mode="write">{(opened) => <WriteView {...opened} />}</OpenedPractice>;
}
