import type { ExamPlan } from '@scholar/contract';
import BookOpen from 'lucide-react/icons/book-open';
import PencilLine from 'lucide-react/icons/pencil-line';
import Trash2 from 'lucide-react/icons/trash-2';
import { setPath } from '../../../lib/address/paths';
import { useTexts } from '../../../lib/i18n';
import { ButtonLink } from '../../../ui/basics/button-link';
import { Button } from '../../../ui/basics/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { IconButton } from '../../../ui/forms/icon-button';
import { HowDidItGo } from '../after/how-did-it-go';
import { CalendarPart } from '../calendar/calendar-part';
import { useExamDialog } from '../edit/use-exam-dialog';
import { examsTexts } from '../exams.texts';
import { BehindLine } from './behind-line';
import { ExamHead } from './exam-head';
import styles from './exam-page.module.css';
import { ExamSets } from './exam-sets';
import { PlanChart } from './plan-chart';
import { Readiness } from './readiness';
import { useDeleteExam } from './use-delete-exam';

/** How ready the student is, what is to be done until the day, and after it how it went. */
export function ExamPage({ plan, onGone }: { plan: ExamPlan; onGone: () => void }) {
  const texts = useTexts(examsTexts);
  const { exam } = plan;
  const form = useExamDialog({ exam });
  const deletion = useDeleteExam(exam, onGone);
  const isPast = exam.daysLeft < 0;

  return (
    <>
      <ExamHead exam={exam}>
        {!isPast && plan.cards.total > 0 && (
          <ButtonLink to="/today" icon={<BookOpen />} className={styles.study}>
            {texts.study}
          </ButtonLink>
        )}
        {!isPast && (
          <Button variant="secondary" icon={<PencilLine />} onClick={form.open}>
            {texts.change}
          </Button>
        )}
        <IconButton label={texts.remove} icon={<Trash2 />} onClick={deletion.ask} />
      </ExamHead>
      {exam.daysLeft === 0 && <p className={styles.today}>{texts.isToday}</p>}
      {!isPast && <Plan plan={plan} onChooseSets={form.open} />}
      {exam.daysLeft <= 0 && <HowDidItGo exam={exam} />}
      {exam.sets.length > 0 && <ExamSets plan={plan} />}
      {!isPast && <CalendarPart exam={exam} />}
      {form.dialog}
      {deletion.dialog}
    </>
  );
}

function Plan({ plan, onChooseSets }: { plan: ExamPlan; onChooseSets: () => void }) {
  const texts = useTexts(examsTexts);
  const { exam, cards, readiness, behind, days } = plan;
  const [firstSet] = exam.sets;
  if (!firstSet) {
    return (
      <div className={styles.nothing}>
        <EmptyState
          title={texts.noSets}
          advice={texts.noSetsAdvice}
          action={
            <Button variant="secondary" onClick={onChooseSets}>
              {texts.chooseSets}
            </Button>
          }
        />
      </div>
    );
  }
  if (!readiness) {
    return (
      <div className={styles.nothing}>
        <EmptyState
          title={cards.leftOut > 0 ? texts.allLeftOut : texts.noCards}
          advice={cards.leftOut > 0 ? texts.allLeftOutAdvice : texts.noCardsAdvice}
          action={
            <ButtonLink to={setPath(firstSet.quizId)} variant="secondary">
              {texts.openSet}
            </ButtonLink>
          }
        />
      </div>
    );
  }
  return (
    <>
      <Readiness shares={readiness} goal={exam.goal} leftOut={cards.leftOut} />
      <BehindLine exam={exam} behind={behind} />
      {days.length > 0 && <PlanChart days={days} />}
    </>
  );
}
