import { useTexts } from '../../../lib/i18n';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { SetHead } from './set-head';
import { SetPage } from './set-page';
import styles from './set-skeleton.module.css';
import type { StudyKind } from '../study-kind';
import { studyTexts } from '../study.texts';
import { useStudyWays } from '../use-study-ways';

/** The card to come, in its place. */
export function SetSkeleton({ kind }: { kind: StudyKind }) {
  const { titles } = useTexts(studyTexts);
  const { goToList } = useStudyWays();
  return (
    <SetPage documentTitle={titles[kind]}>
      <SetHead title={titles[kind]} onBack={goToList} />
      <div className={styles.card} aria-busy="true">
        <Skeleton width="40%" height={40} />
        <Skeleton width="60%" height={18} />
      </div>
    </SetPage>
  );
}
