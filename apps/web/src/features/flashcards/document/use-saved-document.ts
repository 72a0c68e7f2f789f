import { IdParamSchema, type StudyDocument } from '@scholar/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session/session';
import { useAddress } from '../../../lib/address/use-address';
import { documentQueries } from '../../documents/public';
import {
  NO_SOURCE,
  type SourceDocument,
  type useDocumentImport,
} from '../../import-document/public';
import { flashcardsTexts } from '../flashcards.texts';

/** Saved documents as the text to learn from: the one that the address names, or a picked one. */
export function useSavedDocument({
  source,
  onChange,
  documentImport,
  onGuest,
}: {
  source: SourceDocument;
  onChange: (source: SourceDocument) => void;
  documentImport: ReturnType<typeof useDocumentImport>;
  /** A guest has no documents and must log in first. */
  onGuest: () => void;
}) {
  const texts = useTexts(flashcardsTexts);
  const api = useApi();
  const queryClient = useQueryClient();
  const { token } = useSession();
  const { query, replace } = useAddress();
  const addressed = IdParamSchema.safeParse(query.get('document')).data;
  const { saved } = source;
  const detail = useQuery({
    ...documentQueries.detail(api, saved?.documentId ?? 0),
    enabled: saved !== null && token !== null,
    // Not fetched again: the text must not change while the student works with it.
    staleTime: Infinity,
  });

  function open({ documentId, title }: { documentId: number; title: string }) {
    documentImport.open(title, async (signal) => {
      const document = await queryClient.fetchQuery(documentQueries.detail(api, documentId));
      // The student has opened something else meanwhile, so the address stays as it is.
      signal.throwIfAborted();
      leaveAddress();
      return toSavedSource(document);
    });
  }

  /** The draft holds the text now, and a reload must not put the document over it. */
  function leaveAddress() {
    replace({ document: null });
  }

  const openAddressed = useEffectEvent((documentId: number) => {
    if (saved?.documentId === documentId) {
      leaveAddress();
    } else if (token === null) {
      onGuest();
    } else {
      open({ documentId, title: texts.yourDocument });
    }
  });

  useEffect(() => {
    if (addressed !== undefined) {
      openAddressed(addressed);
    }
  }, [addressed]);

  const document = detail.data;
  return {
    open,
    /** Which of its two texts shows; undefined where there is nothing to choose. */
    part: saved && document && document.sourceText !== null ? saved.part : undefined,
    showPart(part: DocumentPart) {
      if (!saved || !document) {
        return;
      }
      const wanted = toSavedSource(document, part);
      if (source.text === toSavedSource(document, saved.part).text) {
        onChange(wanted);
      } else {
        // Opened like an import, so that Undo brings the edited text back.
        documentImport.open(document.title, async () => wanted);
      }
    },
  };
}

type DocumentPart = NonNullable<SourceDocument['saved']>['part'];

/** The source text of a saved document if it was kept, because it has more to learn than the summary. */
function toSavedSource(
  { documentId, title, content, sourceText, sourceEmphasis }: StudyDocument,
  wanted: DocumentPart = 'source',
): SourceDocument {
  const part = sourceText === null ? 'summary' : wanted;
  const text = part === 'source' ? (sourceText ?? '') : content;
  return {
    ...NO_SOURCE,
    // A text area turns every line break into \n, and passages are counted in its text.
    text: text.replaceAll(/\r\n?/g, '\n'),
    saved: { documentId, title, part },
    emphasis: part === 'source' ? sourceEmphasis : [],
  };
}
