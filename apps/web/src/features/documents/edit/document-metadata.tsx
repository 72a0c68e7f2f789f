import type { StudyDocument } from '@scholar/contract';
import { formatDateTime } from '../../../lib/time/dates';
import { useTexts } from '../../../lib/i18n';
import styles from './document-metadata.module.css';
import { documentsTexts } from '../documents.texts';

export function DocumentMetadata({ document }: { document: StudyDocument }) {
  const texts = useTexts(documentsTexts).form;
  return (
    <section className={styles.metadata} aria-labelledby="metadata">
      <h2 id="metadata" className={styles.heading}>
        {texts.metadata}
      </h2>
      <dl className={styles.times}>
        <dt>{texts.uploaded}</dt>
        <dd>
          <time dateTime={document.uploadDate}>{formatDateTime(document.uploadDate)}</time>
        </dd>
        <dt>{texts.updated}</dt>
        <dd>
          <time dateTime={document.updateDate}>{formatDateTime(document.updateDate)}</time>
        </dd>
      </dl>
    </section>
  );
}
