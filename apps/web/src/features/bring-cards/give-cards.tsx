import Upload from 'lucide-react/icons/upload';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTexts } from '../../lib/i18n';
import { Button } from '../../ui/basics/button';
import { PanelNotice } from '../../ui/feedback/panel-notice';
import { TextArea } from '../../ui/editing/text-area';
import { bringCardsTexts } from './bring-cards.texts';
import styles from './bring-cards.module.css';
import type { CardsGiven } from './read/card-port';

/** Where a student gives cards: a file, or a list that was copied. */
export function GiveCards({
  fault,
  onGive,
}: {
  fault: string | undefined;
  onGive: (given: CardsGiven, name: string) => void;
}) {
  const texts = useTexts(bringCardsTexts);
  const inputRef = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState('');

  function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // Without this, choosing the same file again would raise no change event.
    target.value = '';
    if (file) {
      onGive({ file }, file.name);
    }
  }

  return (
    <div className={styles.sheet}>
      <p className={styles.lead}>{texts.lead}</p>
      {fault !== undefined && <PanelNotice tone="bad" message={fault} />}
      <div className={styles.file}>
        <Button icon={<Upload />} onClick={() => inputRef.current?.click()}>
          {texts.choose}
        </Button>
        <input
          ref={inputRef}
          type="file"
          hidden
          accept=".csv,.tsv,.apkg,.colpkg,.txt"
          aria-label={texts.choose}
          onChange={handleFile}
        />
        <span className={styles.hint}>{texts.fileHint}</span>
      </div>
      <form
        className={styles.pasting}
        onSubmit={(event) => {
          event.preventDefault();
          onGive({ text: pasted }, texts.pasted);
        }}
      >
        <TextArea
          label={texts.paste}
          name="list"
          hint={texts.pasteHint}
          value={pasted}
          onChange={setPasted}
          className={styles.list}
        />
        <Button type="submit" variant="secondary" disabled={pasted.trim() === ''}>
          {texts.show}
        </Button>
      </form>
    </div>
  );
}
