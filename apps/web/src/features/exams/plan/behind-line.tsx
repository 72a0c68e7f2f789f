import { EXAM_MINUTES_MAX, type ExamPlan } from '@scholar/contract';
import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { toast } from '../../../ui/feedback/toast';
import { toDraft, useSaveExam } from '../exams.queries';
import { examsTexts } from '../exams.texts';
import styles from './behind-line.module.css';

/** Cards that the minutes a day leave out, and one press that takes the minutes they need. */
export function BehindLine({ exam, behind }: Pick<ExamPlan, 'exam' | 'behind'>) {
  const texts = useTexts(examsTexts);
  const save = useSaveExam();
  const placeRef = useRef<HTMLDivElement>(null);
  const minutes = exam.minutesPerDay === null ? null : exam.minutesPerDay + behind.minutesMore;
  const canTake = minutes !== null && behind.minutesMore > 0 && minutes <= EXAM_MINUTES_MAX;

  function handleTake(minutesPerDay: number) {
    save.mutate(
      { ...toDraft(exam), minutesPerDay },
      {
        onSuccess: () => {
          toast({ message: texts.minutesTaken(minutesPerDay), tone: 'good' });
          // The button goes with what it has mended.
          placeRef.current?.focus();
        },
        onError: () => toast({ message: texts.minutesNotTaken, tone: 'bad' }),
      },
    );
  }

  return (
    <div ref={placeRef} tabIndex={-1} className={styles.place}>
      {behind.cards > 0 && (
        <div className={styles.behind}>
          <p className={styles.words}>
            {canTake
              ? texts.behind({ cards: behind.cards, minutes: behind.minutesMore })
              : texts.behindOnly(behind.cards)}
          </p>
          {canTake && (
            <Button
              variant="secondary"
              icon={<Plus />}
              isBusy={save.isPending}
              onClick={() => handleTake(minutes)}
            >
              {texts.takeMinutes(behind.minutesMore)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
