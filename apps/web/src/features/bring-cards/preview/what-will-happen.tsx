import type { ImportedSet } from '@scholar/contract';
import { useTexts } from '../../../lib/i18n';
import { bringCardsTexts } from '../bring-cards.texts';
import styles from '../bring-cards.module.css';
import type { LeftOut } from '../read/to-sets';
import { listMediaIds } from '../send/send-media';
import type { DryRun } from '../use-bring-cards';

/** '412 cards, 18 you have already, 3 left out', and why. */
export function WhatWillHappen({
  sets,
  run,
  leftOut,
}: {
  sets: readonly ImportedSet[];
  run: DryRun;
  leftOut: readonly LeftOut[];
}) {
  const texts = useTexts(bringCardsTexts);
  const skipped = leftOut.reduce((sum, { count }) => sum + count, 0);
  const media = listMediaIds(sets).length;
  return (
    <div className={styles.outcome}>
      <p role="status" className={styles.figures}>
        {run.state === 'asking' && texts.checking}
        {run.state === 'failed' && texts.notChecked}
        {run.state === 'known' &&
          texts.outcome({
            brought: run.result.cards,
            repeated: run.result.repeated,
            skipped,
          })}
      </p>
      {run.state === 'known' && run.result.reviews > 0 && (
        <p>{texts.reviews(run.result.reviews)}</p>
      )}
      {run.state === 'known' && run.result.overLimit > 0 && (
        <p className={styles.warning}>{texts.overLimit(run.result.overLimit)}</p>
      )}
      {leftOut.length > 0 && (
        <ul className={styles.reasons}>
          {leftOut.map(({ reason, count }) => (
            <li key={reason}>{texts.reasons[reason](count)}</li>
          ))}
        </ul>
      )}
      {media > 0 && <p>{texts.media(media)}</p>}
    </div>
  );
}
