import * as z from 'zod/mini';
import { STUDY_MESSAGES } from '../study/study-messages';
import { boundedText } from './text';

/** Every field a document can have, in the order in which they are offered. */
export const FIELDS = [
  'Computer Science',
  'Biology',
  'History',
  'Physics',
  'Chemistry',
  'Mathematics',
  'Geography',
  'Literature',
  'Economics',
  'Psychology',
  'Political Science',
  'Civics',
  'Law',
  'Sociology',
  'Philosophy',
  'Astronomy',
  'Medicine',
  'Engineering',
  'Languages',
  'Arts',
  'Other',
] as const;
export type Field = (typeof FIELDS)[number];

/** Longer than any of them, with some space around it. */
const FIELD_MAX = 50;

/** The listed field of that name in any letter case. */
export function findField(name: string): Field | undefined {
  const wanted = name.trim().toLowerCase();
  return FIELDS.find((field) => field.toLowerCase() === wanted);
}

export const FieldSchema = z.pipe(
  boundedText({ max: FIELD_MAX, message: STUDY_MESSAGES.field }).check(
    z.overwrite((name) => findField(name) ?? name),
    z.refine((name) => findField(name) !== undefined, STUDY_MESSAGES.field),
  ),
  z.enum(FIELDS),
);
