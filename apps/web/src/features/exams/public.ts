export { SetExamLine } from './line/set-exam-line';
