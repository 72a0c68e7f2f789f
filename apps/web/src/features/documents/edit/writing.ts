import { DocumentDraftSchema, type StudyDocument } from '@scholar/contract';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { isCode } from '../../../lib/api/api';

/** What the form holds. */
export type Writing = { title: string; field: string; content: string };
/** A sentence for each part that the server would refuse. */
export type WritingProblems = Partial<Record<keyof Writing, string>>;

export const BLANK: Writing = { title: '', field: '', content: '' };

const writing = { title: z.string(), field: z.string(), content: z.string() };
/** Sent with every attempt to save the same text, so that a repeated one makes no second document. */
const saveKey = z.optional(z.string());
export const NewWritingSchema = z.object({ ...writing, saveKey });
export type NewWriting = z.output<typeof NewWritingSchema>;
/** Edits that are not saved yet, and the copy they were made on. */
export const EditsSchema = z.object({ ...writing, saveKey, updateDate: z.string() });
export type Edits = z.output<typeof EditsSchema>;

export function toWriting({ title, field, content }: Writing | StudyDocument): Writing {
  return { title, field, content };
}

export function isSameWriting(one: Writing, other: Writing): boolean {
  return one.title === other.title && one.field === other.field && one.content === other.content;
}

/** What the server refuses, found with the schema that it uses itself. */
export function findProblems(sent: Writing): WritingProblems {
  const result = DocumentDraftSchema.safeParse(sent);
  const problems: WritingProblems = {};
  for (const { path, message } of result.error?.issues ?? []) {
    const [part] = path;
    if (part === 'title' || part === 'field' || part === 'content') {
      problems[part] ??= message;
    }
  }
  return problems;
}

const NO_PROBLEMS: WritingProblems = {};

/** What was wrong with a text that the server refused. The same object until the next answer. */
export function useProblems(error: unknown, sent: Writing | undefined): WritingProblems {
  return useMemo(
    () => (sent && isCode(error, 'invalid_input') ? findProblems(sent) : NO_PROBLEMS),
    [error, sent],
  );
}
