import type { StudyStatistics } from '@scholar/contract';
import { useId } from 'react';
import { documentPath } from '../../../lib/address/paths';
import { useTexts } from '../../../lib/i18n';
import { TextLink } from '../../../ui/basics/text-link';
import { DataTable } from '../../../ui/charts/data-table';
import { statisticsTexts } from '../statistics.texts';
import styles from './weak-sections.module.css';

/** The sections of which least is remembered, each with the way to its document. */
export function WeakSections({
  sections,
  wished,
}: {
  sections: StudyStatistics['weakSections'];
  wished: number;
}) {
  const id = useId();
  const { count, share, weak: texts } = useTexts(statisticsTexts);
  return (
    <section className={styles.sheet} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {texts.title}
      </h2>
      <p className={styles.unit}>
        {sections.length === 0 ? texts.nothing : texts.unit(share(wished))}
      </p>
      {sections.length > 0 && (
        <DataTable
          isWhole
          label={texts.title}
          headings={[texts.heading, texts.cards, texts.recall]}
          rows={sections.map(({ documentId, documentTitle, heading, cards, recall }, place) => ({
            key: String(place),
            name: (
              <>
                <TextLink to={documentPath(documentId)} className={styles.name}>
                  <span dir="auto">{heading ?? texts.beginning}</span>
                </TextLink>
                <span className={styles.document} dir="auto">
                  {documentTitle}
                </span>
              </>
            ),
            values: [
              count(cards),
              <span key="recall" className={styles.recall}>
                <span className={styles.track} aria-hidden="true">
                  <span className={styles.bar} style={{ width: `${recall}%` }} />
                </span>
                <span className={styles.share}>{share(recall)}</span>
              </span>,
            ],
          }))}
        />
      )}
    </section>
  );
}
