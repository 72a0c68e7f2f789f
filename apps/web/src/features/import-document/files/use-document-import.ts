import {
  ExtractionError,
  type ExtractionFault,
  type ExtractionProgress,
  findDeckEnding,
} from '@scholar/extract';
import { useEffect, useRef, useState } from 'react';
import { serverMessage } from '../../../lib/api/api';
import { toCarried, useTakeFiles } from '../../../lib/device/carried-files';
import { useTexts } from '../../../lib/i18n';
import { refusedFileTexts } from '../../../lib/messages/refused-file.texts';
import { chooseFile, isPdf } from './choose-file';
import { importDocumentTexts } from '../import-document.texts';
import type { ImportedFile, ImportOptions } from './import-port';
import { useImporter } from './importer-context';
import { NO_SOURCE, type SourceDocument } from '../text/source-document';

export type RunningImport = { fileName: string; progress: ExtractionProgress | null };

/** The notice after an import. */
export type ImportNotice = {
  tone: 'bad' | 'info';
  message: string;
  /** The text that was replaced. */
  previous: SourceDocument | null;
  retry?: () => void;
};

/** What becomes the document. */
type ReadText = Pick<ImportedFile, 'source' | 'isCut'>;

/** Something that can be read into the document: a file, or what the student has saved. */
type Reading = {
  name: string;
  /** Files that came along and are not read. */
  others?: number;
  read: (options: ImportOptions) => Promise<ReadText>;
  toFailure: (error: unknown) => Pick<ImportNotice, 'message' | 'retry'>;
};

export type DocumentImport = ReturnType<typeof useDocumentImport>;

/** Puts the text of files into the caller's document. A new import cancels the one before. */
export function useDocumentImport({
  source,
  onChange,
}: {
  source: SourceDocument;
  onChange: (source: SourceDocument) => void;
}) {
  const texts = useTexts(importDocumentTexts);
  const refused = useTexts(refusedFileTexts);
  const importFile = useImporter();
  const takeFiles = useTakeFiles();
  const [running, setRunning] = useState<RunningImport | null>(null);
  const [notice, setNotice] = useState<ImportNotice | null>(null);
  const [status, setStatus] = useState('');
  const [hasPdfFailed, setHasPdfFailed] = useState(false);
  const controller = useRef<AbortController | null>(null);

  useEffect(() => () => controller.current?.abort(), []);

  // An import that ends needs the document of that moment, not of when it began.
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  }, [source]);

  function handleImported({ name, others = 0 }: Reading, imported: ReadText) {
    const previous = latest.current.text === '' ? null : latest.current;
    const messages = [
      others > 0 && texts.onlyFirst(name),
      previous && texts.replaced(name),
      imported.isCut && texts.cut,
    ].filter((message) => typeof message === 'string');
    onChange(imported.source);
    setStatus(texts.imported(name));
    setNotice(messages.length > 0 ? { tone: 'info', message: messages.join(' '), previous } : null);
  }

  function toFileReading(file: File, others: number): Reading {
    return {
      name: file.name,
      others,
      read: (options) => importFile(file, options),
      toFailure(error) {
        const hasReason = error instanceof ExtractionError && error.message !== '';
        const reason = hasReason ? sayFault(error.code) : texts.stopped;
        setHasPdfFailed(isPdf(file));
        return { message: isPdf(file) ? `${texts.pdfFailed} ${reason}` : reason };
      },
    };
  }

  async function run(reading: Reading) {
    const { name, read, toFailure } = reading;
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setHasPdfFailed(false);
    setNotice(null);
    setStatus(texts.importing(name));
    setRunning({ fileName: name, progress: null });
    try {
      const imported = await read({
        signal: own.signal,
        onProgress: (progress) => setRunning({ fileName: name, progress }),
      });
      own.signal.throwIfAborted();
      handleImported(reading, imported);
    } catch (error) {
      if (!own.signal.aborted) {
        setStatus('');
        setNotice({ tone: 'bad', previous: null, ...toFailure(error) });
      }
    } finally {
      if (controller.current === own) {
        setRunning(null);
      }
    }
  }

  /** Guests have no place for decks and tables, so that nobody offers to take theirs. */
  function sayFault(fault: ExtractionFault): string {
    return fault === 'unsupported' && !takeFiles ? refused.onlyDocuments : texts.faults[fault];
  }

  function refuse(fault: ExtractionFault) {
    setNotice({ tone: 'bad', message: sayFault(fault), previous: null });
  }

  return {
    running,
    notice,
    /** For screen readers, in the one status region of the panel. */
    status,
    /** The specification puts a sentence into the empty text area, which is not part of the document. */
    isSentenceShown: hasPdfFailed && source.text === '',
    hideSentence: () => setHasPdfFailed(false),

    /**
     * `undefined` is a folder. Several files become a document each, and a deck or a table its cards, where there is a
     * place for that.
     */
    take(files: readonly File[] | undefined) {
      const belongsElsewhere = files?.some((file, at) => at > 0 || findDeckEnding(file.name));
      if (takeFiles && files && belongsElsewhere) {
        takeFiles(toCarried(files));
        return;
      }
      const chosen = files === undefined ? { kind: 'unsupported' as const } : chooseFile(files);
      if (chosen.kind === 'file') {
        void run(toFileReading(chosen.file, chosen.others));
      } else if (chosen.kind !== 'none') {
        refuse(chosen.kind);
      }
    },

    /** A document from elsewhere than a file. */
    open(name: string, read: (signal: AbortSignal) => Promise<SourceDocument>) {
      const reading: Reading = {
        name,
        read: async ({ signal }) => ({ source: await read(signal), isCut: false }),
        toFailure: (error) => ({
          message: serverMessage(error) ?? texts.stopped,
          retry: () => void run(reading),
        }),
      };
      void run(reading);
    },

    cancel() {
      controller.current?.abort();
      setRunning(null);
      setStatus(texts.cancelled);
    },

    /** After the whole text was replaced by typing or pasting. */
    offerBack(previous: SourceDocument) {
      setNotice({ tone: 'info', message: texts.wroteOver, previous });
    },

    undo() {
      onChange(notice?.previous ?? NO_SOURCE);
      setNotice(null);
    },

    dismiss: () => setNotice(null),
  };
}
