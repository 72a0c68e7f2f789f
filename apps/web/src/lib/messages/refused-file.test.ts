import { EXTRACTION_MESSAGES } from '@scholar/extract';
import { expect, it } from 'vitest';
import { refusedFileTexts } from './refused-file.texts';

it.each(['en', 'vi'] as const)('names documents, decks and tables: %s', (language) => {
  expect(refusedFileTexts[language].anywhere).toMatch(
    /\.txt, \.doc, .*\.pptx, .*\.heic.*\.csv, \.tsv, \.apkg, \.colpkg\.$/,
  );
  expect(refusedFileTexts[language].onlyDocuments).not.toContain('.apkg');
});

it('begins in English with the sentence of the specification', () => {
  expect(EXTRACTION_MESSAGES.unsupported).toMatch(
    /^Unsupported file type\. Please upload \.txt, \.doc, \.docx, or \.pdf files\. /,
  );
});
