import { useMemo } from 'react';
import { isCode } from '../../../lib/api/is-code';
import { findProblems, type Writing, type WritingProblems } from './writing';

const NONE: WritingProblems = {};

/** What was wrong with a writing that the server refused. The same object until the next answer. */
export function useProblems(error: unknown, sent: Writing | undefined): WritingProblems {
  return useMemo(
    () => (sent && isCode(error, 'invalid_input') ? findProblems(sent) : NONE),
    [error, sent],
  );
}
