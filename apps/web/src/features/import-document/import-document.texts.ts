import { EXTRACTION_MESSAGES } from '@scholar/extract';
import { STUDY_MESSAGES } from '@scholar/contract';
import { defineTexts } from '../../lib/i18n';

export const importDocumentTexts = defineTexts({
  en: {
    title: 'Original Document',
    importFile: 'Import file',
    placeholder: 'Paste or type your text here, or import a file.',
    dropHint: 'Drop a document, slides or a photo anywhere here',
    dropHere: 'Drop the file to import it',
    fold: 'Hide the document',
    unfold: 'Show the document',
    words: (count: number) => (count === 1 ? '1 word' : `${count.toLocaleString('en-US')} words`),
    pages: (count: number) => (count === 1 ? '1 page' : `${count.toLocaleString('en-US')} pages`),

    slides: (count: number) =>
      count === 1 ? '1 slide' : `${count.toLocaleString('en-US')} slides`,

    opening: (name: string) => `Opening ${name}`,
    reading: ({ page, pages }: { page: number; pages: number }) =>
      `Reading page ${page} of ${pages}`,
    recognising: ({ page, pages }: { page: number; pages: number }) =>
      `Recognising page ${page} of ${pages}`,
    stillWorking: 'Still working. Scans and long files take a while.',
    cancel: 'Cancel',
    dismiss: 'Dismiss',
    undo: 'Undo',
    tryAgain: 'Try again',

    importing: (name: string) => `Importing ${name}.`,
    imported: (name: string) => `${name} was imported.`,
    replaced: (name: string) => `Your text was replaced by ${name}.`,
    wroteOver: 'All parts of your text were replaced.',
    onlyFirst: (name: string) => `Only the first file was taken: ${name}.`,
    cut: 'The file holds more text than fits. Only its beginning was taken, about 1 MB.',
    cancelled: 'The import was cancelled.',

    tooLong: (kilobytes: number) =>
      `This text is too long: ${kilobytes.toLocaleString('en-US')} kB. Up to 1,024 kB can be read at once.`,

    paragraph: (number: number) => `Paragraph ${number} of your document`,
    passageGone: 'No longer in your document',

    pdfFailed: STUDY_MESSAGES.pdfFailed,
    faults: EXTRACTION_MESSAGES,
    stopped: 'The import stopped. Please try again.',
  },
});
