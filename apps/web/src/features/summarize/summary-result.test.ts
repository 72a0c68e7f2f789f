import { DEFAULT_SUMMARY, type Summary, TITLE_MAX } from '@scholar/contract';
import { describe, expect, it } from 'vitest';
import { edit, isSaved, markSaved, toResult } from './summary-result';

const READ = { text: 'Water moves.', emphasis: ['water'] };
const row = {
  documentId: 3,
  title: 'Osmosis',
  field: 'Biology' as const,
  uploadDate: '2026-01-01T00:00:00.000Z',
  updateDate: '2026-01-01T00:00:00.000Z',
};

function resultOf(summary: Partial<Summary>) {
  return toResult({ summarized_content: 'Water.', ...summary }, READ);
}

describe('a summary', () => {
  it('keeps the text it was made from and what stood out in it', () => {
    expect(resultOf({})).toMatchObject({
      content: 'Water.',
      sourceText: 'Water moves.',
      sourceEmphasis: ['water'],
      saved: null,
    });
  });

  it.each([undefined, '', '  '])('[D-30] is called as the specification says for %j', (name) => {
    expect(resultOf({ generated_document_name: name }).name).toBe(DEFAULT_SUMMARY.name);
  });

  it.each([undefined, '', '  '])('[D-30] has the default field for %j', (field) => {
    expect(resultOf({ field_of_document: field }).field).toBe(DEFAULT_SUMMARY.field);
  });

  it('[D-30] takes listed fields in any letter case and others for Other', () => {
    expect(resultOf({ field_of_document: 'biology' }).field).toBe('Biology');
    expect(resultOf({ field_of_document: 'Alchemy' }).field).toBe('Other');
  });

  it('has a name on one line, within the limit', () => {
    const name = `Cell\n transport ${'x'.repeat(300)}`;

    expect(resultOf({ generated_document_name: name }).name).toHaveLength(TITLE_MAX);
    expect(resultOf({ generated_document_name: name }).name).toMatch(/^Cell transport x/);
  });
});

describe('saving', () => {
  it('holds for the content that was sent', () => {
    const result = resultOf({});

    expect(isSaved(result)).toBe(false);
    expect(isSaved(markSaved(result, result.saveKey, row))).toBe(true);
  });

  it('no longer holds after an edit, which is another content with another key', () => {
    const saved = resultOf({});
    const edited = edit(markSaved(saved, saved.saveKey, row), { name: 'Transport' });

    expect(isSaved(edited)).toBe(false);
    expect(edited.saveKey).not.toBe(saved.saveKey);
    expect(edited.saved?.documentId).toBe(3);
  });

  it('does not cover what was typed while it ran', () => {
    const sent = resultOf({});
    const edited = edit(sent, { name: 'Typed meanwhile' });

    expect(isSaved(markSaved(edited, sent.saveKey, row))).toBe(false);
  });
});
