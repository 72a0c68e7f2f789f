import { IdParamSchema } from '@scholar/contract';

/** The exam that is open, from the address. */
export function readExamId(query: URLSearchParams): number | undefined {
  const id = IdParamSchema.safeParse(query.get('exam'));
  return id.success ? id.data : undefined;
}

/** The element id of the link in an exam's row. */
export function rowIdOf(examId: number): string {
  return `exam-${examId}`;
}
