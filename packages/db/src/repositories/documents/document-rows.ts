import type { DocumentRow, Field } from '@scholar/contract';
import { documents } from '../../tables/documents.table';

/** What lists show of a document. */
export const documentRow = {
  id: documents.id,
  title: documents.title,
  field: documents.field,
  uploadDate: documents.uploadDate,
  updateDate: documents.updateDate,
  folderId: documents.folderId,
};

export function toDocumentRow(stored: {
  id: number;
  title: string;
  field: string;
  uploadDate: Date;
  updateDate: Date;
  folderId: number | null;
}): DocumentRow {
  return {
    documentId: stored.id,
    title: stored.title,
    // The table's check constraint allows nothing but fields.
    field: stored.field as Field,
    uploadDate: stored.uploadDate.toISOString(),
    updateDate: stored.updateDate.toISOString(),
    ...(stored.folderId !== null && { folderId: stored.folderId }),
  };
}
