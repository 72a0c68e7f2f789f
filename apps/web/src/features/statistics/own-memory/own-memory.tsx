import type { MemoryParameters } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Track } from '../../../ui/feedback/track';
import { describeFit } from './describe-fit';
import { LossTable } from './loss-table';
import styles from './own-memory.module.css';
import { ownMemoryQueries } from './own-memory.queries';
import { ownMemoryTexts } from './own-memory.texts';
import { sayFit } from './say-fit';

/** Whether the schedule follows how this student forgets, and how much better that predicts. */
export function OwnMemory() {
  const texts = useTexts(ownMemoryTexts);
  const titleId = useId();
  const { data, isError, refetch } = useQuery(ownMemoryQueries.parameters(useApi()));
  return (
    <section className={styles.memory} aria-labelledby={titleId} aria-busy={!data && !isError}>
      <h2 id={titleId} className={styles.title}>
        {texts.title}
      </h2>
      {data && <Known parameters={data} />}
      {!data && !isError && <Skeleton lines={1} />}
      {!data && isError && <LoadFailed onRetry={() => void refetch()} />}
    </section>
  );
}

function Known({ parameters }: { parameters: MemoryParameters }) {
  const texts = useTexts(ownMemoryTexts);
  const story = describeFit(parameters);
  return (
    <>
      <p className={styles.words}>{sayFit(texts, story)}</p>
      {story.kind === 'counting' && (
        <Track share={story.reviews / story.needed} label={texts.progress} />
      )}
      {parameters.fitted && <LossTable fitted={parameters.fitted} />}
    </>
  );
}
