import type { Activity, Statistics } from '@scholar/contract';

/** The specification's sample: hours from Monday to Sunday. */
const SAMPLE_HOURS = [1, 2.5, 3.5, 2, 1.5, 4, 2.5];
const SAMPLE_SUBJECTS = [
  { subject: 'biology', count: 12 },
  { subject: 'math', count: 9 },
  { subject: 'history', count: 15 },
  { subject: 'physics', count: 7 },
  { subject: 'chemistry', count: 22 },
] as const;
export type SampleSubject = (typeof SAMPLE_SUBJECTS)[number]['subject'];

export type StudyWeek = { isSample: boolean; seconds: readonly number[] };
export type SubjectCounts = {
  isSample: boolean;
  subjects: readonly { name: string; count: number }[];
};

/**
 * The sample is only for those who have never studied: an empty week of others is shown as it is.
 * While the statistics are unknown, no sample is shown.
 */
export function toStudyWeek(activity: Activity, statistics: Statistics | undefined): StudyWeek {
  const hasStudied =
    statistics === undefined ||
    statistics.totalStudyTime > 0 ||
    activity.studySeconds.some((seconds) => seconds > 0);
  return hasStudied
    ? { isSample: false, seconds: activity.studySeconds }
    : { isSample: true, seconds: SAMPLE_HOURS.map((hours) => hours * 3600) };
}

/** Empty for a student whose cards belong to no document, because those have no subject. */
export function toSubjectCounts(
  activity: Activity,
  statistics: Statistics | undefined,
  sampleNames: Record<SampleSubject, string>,
): SubjectCounts {
  const hasCards =
    statistics === undefined ||
    statistics.flashcardsCreated > 0 ||
    activity.cardsByField.length > 0;
  return hasCards
    ? {
        isSample: false,
        subjects: activity.cardsByField.map(({ field, count }) => ({ name: field, count })),
      }
    : {
        isSample: true,
        subjects: SAMPLE_SUBJECTS.map(({ subject, count }) => ({
          name: sampleNames[subject],
          count,
        })),
      };
}
