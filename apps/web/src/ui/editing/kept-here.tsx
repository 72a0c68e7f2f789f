import { useTexts } from '../../lib/i18n';
import { Notice } from '../forms/notice';
import { keptHereTexts } from './kept-here.texts';

/** In place of a failure where nothing but the network was missing: the draft is kept, and sent later. */
export function KeptHere() {
  return <Notice tone="info">{useTexts(keptHereTexts).kept}</Notice>;
}
