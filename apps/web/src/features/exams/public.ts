export { SetExamLine } from './line/set-exam-line';
export { NextExam } from './next/next-exam';
