import { readWordList } from '../vietnamese/word-lists';

const ENGLISH =
  'a about above after again against all also although am among an and another any are as at be because been before being below between both but by can cannot could did do does doing down during each either few for from further had has have having he hence her here hers herself him himself his how however i if in into is it its itself just least less let like many may me might more most much must my myself near neither no nor not now of off often on once one only or other others our ours ourselves out over own per rather same she should since so some such than that the their theirs them themselves then there therefore these they this those though through thus to too toward two under until up upon us use used using very via was we well were what when where whether which while who whom whose why will with within without would yet you your yours yourself';

export const STOP_WORDS: ReadonlySet<string> = new Set([
  ...ENGLISH.split(' '),
  ...readWordList('stop-words'),
]);
