import { CALENDAR_KEPT_SECONDS, type Exam, type ExamDay, type Language } from '@scholar/contract';
import type { CalendarWriter } from '@scholar/domain';
import { type CalendarEvent, writeCalendar } from './write-calendar';

/** In the evening of the day before. */
const ALARM_HOURS = 6;

/** Counts and names only: calendars are shown to others and lie on the servers of others. */
export function createExamCalendar(productUrl: string): CalendarWriter {
  const { host } = new URL(productUrl);

  function describe(exam: Exam, language: Language) {
    const url = new URL('/exams', productUrl);
    url.searchParams.set('exam', String(exam.examId));
    const sets = TEXTS[language].sets(exam.sets.map(({ title }) => title).join(', '));
    return { url: url.href, sets };
  }

  function toStudyDay(exam: Exam, day: ExamDay, language: Language): CalendarEvent {
    const { url, sets } = describe(exam, language);
    const { studyDay, work } = TEXTS[language];
    return {
      uid: `exam-${exam.examId}-${day.date}@${host}`,
      date: day.date,
      title: studyDay({ cards: day.reviews + day.new, minutes: day.minutes, title: exam.title }),
      description: `${work(day)}\n${sets}`,
      url,
      isFree: true,
    };
  }

  function toExamDay(exam: Exam, language: Language): CalendarEvent {
    const { url, sets } = describe(exam, language);
    const { examDay, goal } = TEXTS[language];
    return {
      uid: `exam-${exam.examId}@${host}`,
      date: exam.date,
      title: examDay(exam.title),
      description: `${goal(exam.goal)}\n${sets}`,
      url,
      isFree: false,
      alarmHours: ALARM_HOURS,
    };
  }

  return {
    write: (plans, { language, today, name }) =>
      writeCalendar({
        name: name ?? TEXTS[language].name,
        language,
        asOf: today,
        refreshSeconds: CALENDAR_KEPT_SECONDS,
        events: plans.flatMap(({ exam, days }) => [
          ...days
            .filter((day) => day.reviews + day.new > 0)
            .map((day) => toStudyDay(exam, day, language)),
          toExamDay(exam, language),
        ]),
      }),
  };
}

type StudyDay = { cards: number; minutes: number; title: string };
type Texts = {
  name: string;
  studyDay: (day: StudyDay) => string;
  examDay: (title: string) => string;
  work: (day: ExamDay) => string;
  goal: (percent: number) => string;
  sets: (titles: string) => string;
};

const TEXTS: Record<Language, Texts> = {
  en: {
    name: 'Scholar: exams',
    studyDay: ({ cards, minutes, title }) =>
      `${cards === 1 ? '1 card' : `${cards} cards`} · about ${minutes} min: ${title}`,
    examDay: (title) => `Exam: ${title}`,
    work: ({ reviews, new: fresh }) =>
      `${reviews === 1 ? '1 review' : `${reviews} reviews`}, ${fresh} new`,
    goal: (percent) => `Goal: ${percent} % remembered`,
    sets: (titles) => `Sets: ${titles}`,
  },
  vi: {
    name: 'Scholar: kỳ thi',
    studyDay: ({ cards, minutes, title }) => `${cards} thẻ · khoảng ${minutes} phút: ${title}`,
    examDay: (title) => `Thi: ${title}`,
    work: ({ reviews, new: fresh }) => `${reviews} thẻ ôn, ${fresh} thẻ mới`,
    goal: (percent) => `Mục tiêu: nhớ ${percent}%`,
    sets: (titles) => `Bộ thẻ: ${titles}`,
  },
};
