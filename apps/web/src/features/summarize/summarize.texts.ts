import { STUDY_MESSAGES } from '@scholar/contract';
import { defineTexts } from '../../lib/i18n';

export const summarizeTexts = defineTexts({
  en: {
    title: 'Document Summarization',
    generate: 'AI Generate',
    working: ['Analyzing document', 'Summarizing content', 'Refining summary', 'Almost done'],
    generating: 'Generating the summary.',
    usually: 'Usually a few seconds',
    ready: 'The summary is ready.',
    cancelled: 'Cancelled.',

    noText: STUDY_MESSAGES.summaryText,
    failed: STUDY_MESSAGES.summaryFailed,

    summaryTitle: 'Generated Summary',
    empty: 'No summary yet.',
    emptyAdvice: 'Paste or import a document, then press AI Generate.',
    words: (count: number) => (count === 1 ? '1 word' : `${count.toLocaleString('en-US')} words`),
    name: 'Name',
    field: 'Field',
    fieldBadge: (field: string) => `Field: ${field}`,
    fallback: 'The AI service did not answer, so the built-in engine wrote this.',
    partMissing:
      'The AI service did not answer for a part of your text, so this summary leaves it out. Generate again to try once more.',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Select the summary and copy it by hand, please.',
    print: 'Print',

    source: (number: number) => `Source ${number}`,

    replaced: 'Your other summary was not saved.',
    bringBack: 'Bring it back',

    save: 'Save',
    saving: 'Saving…',
    saved: 'Saved',
    hint: "Don't forget to save your document!",
    nameMissing: STUDY_MESSAGES.title,
    nameTooLong: STUDY_MESSAGES.titleTooLong,
    savedTitle: 'Document Saved!',
    ok: 'OK',
    signInTitle: 'Log in to save',
    signIn: STUDY_MESSAGES.signInToSave,
    signInKept: 'Your text and summary are kept.',
    notSaved: 'Not saved yet. Your text is kept.',
    retry: 'Retry',
    leave: 'Your summary is not saved yet. It stays in this tab until you close it or log out.',
  },
});
