import type { Language } from '@scholar/contract';
import type { RefObject } from 'react';
import { SampleCards } from './sample-cards';
import styles from './sample-stage.module.css';
import { SampleText } from './sample-text';
import { SampleThreads } from './sample-threads';
import type { CardFrame } from './sample-timeline';
import type { Sample } from './samples';
import { useThreads } from './use-threads';

/** Text, cards and what ties them together, at one moment of the play. */
export function SampleStage({
  sample,
  language,
  frames,
  stage,
}: {
  sample: Sample;
  language: Language;
  frames: readonly CardFrame[];
  stage: RefObject<HTMLDivElement | null>;
}) {
  const threads = useThreads(stage);
  return (
    <div className={styles.stage} ref={stage} lang={language}>
      <SampleText sample={sample} frames={frames} />
      <SampleCards passages={sample.passages} frames={frames} />
      <SampleThreads threads={threads} frames={frames} />
    </div>
  );
}
