import { countUtf8Bytes, DOCUMENT_MAX_BYTES, isBlank } from '@scholar/contract';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { importDocumentTexts } from '../import-document.texts';

/** What keeps a text from being sent to the AI, in words for the text area. */
export function useTextProblem(emptyMessage: string) {
  const texts = useTexts(importDocumentTexts);
  const [message, setMessage] = useState<string>();

  function find(text: string, prefix: string): string | undefined {
    if (isBlank(text)) {
      return emptyMessage;
    }
    const bytes = countUtf8Bytes(prefix + text);
    return bytes > DOCUMENT_MAX_BYTES ? texts.tooLong(Math.ceil(bytes / 1024)) : undefined;
  }

  return {
    message,
    clear: () => setMessage(undefined),
    /** Answers whether the text can be sent, with what is put before it. */
    check(text: string, prefix = ''): boolean {
      const problem = find(text, prefix);
      setMessage(problem);
      return problem === undefined;
    },
  };
}
