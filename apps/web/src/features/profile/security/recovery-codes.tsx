import Download from 'lucide-react/icons/download';
import { useEffect, useRef } from 'react';
import { saveFile } from '../../../lib/device/save-file';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { Notice } from '../../../ui/forms/notice';
import { CopyButton } from './copy-button';
import { securityTexts } from './security.texts';
import styles from './recovery-codes.module.css';

export function RecoveryCodes({
  recoveryCodes,
  news,
}: {
  recoveryCodes: string[];
  /** What has just happened. */
  news: string | undefined;
}) {
  const texts = useTexts(securityTexts).codes;
  const listRef = useRef<HTMLUListElement>(null);
  const text = `${recoveryCodes.join('\n')}\n`;

  // The field that had the focus is gone, and whoever listens has to hear the codes.
  useEffect(() => listRef.current?.focus(), []);

  return (
    <div className={styles.codes}>
      {news && <Notice tone="good">{news}</Notice>}
      <p>{texts.lead}</p>
      <ul ref={listRef} tabIndex={-1} aria-label={texts.title} className={styles.list}>
        {recoveryCodes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <CopyButton text={text} />
        <Button
          variant="secondary"
          icon={<Download />}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), texts.file)}
        >
          {texts.save}
        </Button>
      </div>
    </div>
  );
}
