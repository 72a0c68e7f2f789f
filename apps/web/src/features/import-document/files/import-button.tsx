import Upload from 'lucide-react/icons/upload';
import { type ChangeEvent, useRef } from 'react';
import { useTakeFiles } from '../../../lib/device/carried-files';
import { useTexts } from '../../../lib/i18n';
import { Button, type ButtonProps } from '../../../ui/basics/button';
import { ACCEPTED, ACCEPTED_ANYWHERE } from './choose-file';
import styles from './import-button.module.css';
import { importDocumentTexts } from '../import-document.texts';
import type { DocumentImport } from './use-document-import';

export function ImportButton({
  documentImport,
  ...look
}: Pick<ButtonProps, 'variant' | 'size' | 'className'> & { documentImport: DocumentImport }) {
  const texts = useTexts(importDocumentTexts);
  const takesSeveral = useTakeFiles() !== null;
  const inputRef = useRef<HTMLInputElement>(null);

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    documentImport.take([...(target.files ?? [])]);
    // Without this, choosing the same file again would raise no change event.
    target.value = '';
  }

  return (
    <>
      <Button
        variant="secondary"
        {...look}
        icon={<Upload />}
        title={texts.importFile}
        onClick={() => inputRef.current?.click()}
      >
        <span className={styles.label}>{texts.importFile}</span>
      </Button>
      <input
        ref={inputRef}
        type="file"
        hidden
        multiple={takesSeveral}
        accept={takesSeveral ? ACCEPTED_ANYWHERE : ACCEPTED}
        aria-label={texts.importFile}
        onChange={handleChange}
      />
    </>
  );
}
