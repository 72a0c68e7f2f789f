import {
  DECK_ENDINGS,
  EXTRACTION_MESSAGES,
  FILE_ENDINGS,
  NO_DOCUMENT_MESSAGE,
} from '@scholar/extract';
import { defineTexts } from '../i18n';

/** What is said of a file that cannot be read, with all those that can be. */
export const refusedFileTexts = defineTexts({
  en: { anywhere: EXTRACTION_MESSAGES.unsupported, onlyDocuments: NO_DOCUMENT_MESSAGE },
  vi: {
    anywhere: `${refuseDocument()} Bộ thẻ và bảng có sẵn thẻ: ${list(DECK_ENDINGS)}.`,
    onlyDocuments: refuseDocument(),
  },
});

function refuseDocument(): string {
  return `Không đọc được loại tệp này. Hãy dùng ${list(FILE_ENDINGS)}.`;
}

function list(endings: readonly string[]): string {
  return endings.map((ending) => `.${ending}`).join(', ');
}
