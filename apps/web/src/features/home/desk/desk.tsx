import { NextExam } from '../../exams/public';
import { TodayLine } from '../../today/public';
import { useDesk, useStatistics } from '../home.queries';
import { ContinueSection } from './continue-section';
import styles from './desk.module.css';
import { FirstStep } from './first-step';
import { WeekSection } from './week-section';

/** What to do now: the cards of today, the next exam, what lay open last, the week. One step for a newcomer. */
export function Desk() {
  const desk = useDesk();
  const { data: statistics } = useStatistics();
  const { sets, documents } = desk.data ?? {};
  const isNew =
    sets?.length === 0 && documents?.length === 0 && statistics?.flashcardsCreated === 0;
  return isNew ? (
    <FirstStep />
  ) : (
    <div className={styles.desk}>
      <TodayLine />
      <NextExam />
      <ContinueSection desk={desk} />
      <WeekSection desk={desk} />
    </div>
  );
}
