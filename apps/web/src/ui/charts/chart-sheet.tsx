import ChartColumn from 'lucide-react/icons/chart-column';
import Table from 'lucide-react/icons/table-2';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../lib/i18n';
import { Button } from '../basics/button';
import styles from './chart-sheet.module.css';
import { chartsTexts } from './charts.texts';

/** A sheet with a picture of numbers, which can also be read as a table; or a word on why there are none. */
export function ChartSheet({
  title,
  unit,
  words,
  picture,
  table,
  nothing,
}: {
  title: string;
  /** What is counted. */
  unit: ReactNode;
  /** What the picture says, for whoever cannot see it. */
  words: string;
  picture: ReactNode;
  table: ReactNode;
  nothing?: string | undefined;
}) {
  const id = useId();
  const texts = useTexts(chartsTexts);
  const [isTable, setIsTable] = useState(false);
  return (
    <figure className={styles.sheet} aria-labelledby={id}>
      <figcaption className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {nothing === undefined && (
          <Button
            variant="quiet"
            size="sm"
            className={styles.switch}
            icon={isTable ? <ChartColumn /> : <Table />}
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? texts.asChart : texts.asTable}
          </Button>
        )}
        <p className={styles.unit}>{unit}</p>
      </figcaption>
      {nothing !== undefined && <p className={styles.nothing}>{nothing}</p>}
      {nothing === undefined && isTable && table}
      {nothing === undefined && !isTable && (
        <div role="img" className={styles.picture} aria-label={words}>
          {picture}
        </div>
      )}
    </figure>
  );
}
