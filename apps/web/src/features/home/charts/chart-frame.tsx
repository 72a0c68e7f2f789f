import ChartLine from 'lucide-react/icons/chart-line';
import Table from 'lucide-react/icons/table-2';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { Badge } from '../../../ui/feedback/badge';
import { IconButton } from '../../../ui/forms/icon-button';
import styles from './chart-frame.module.css';
import { homeTexts } from '../home.texts';

export type ChartTable = {
  headings: readonly [string, string];
  rows: readonly { name: string; value: string }[];
};

/** A chart that can also be read as a table. */
export function ChartFrame({
  title,
  unit,
  isSample,
  trend,
  table,
  children,
}: {
  title: string;
  unit: string;
  isSample: boolean;
  /** What the picture says, for whoever cannot see it. */
  trend: string;
  table: ChartTable;
  children: ReactNode;
}) {
  const texts = useTexts(homeTexts).charts;
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  return (
    <figure className={styles.frame} aria-labelledby={id}>
      <figcaption className={styles.head}>
        <div className={styles.words}>
          <h3 id={id}>{title}</h3>
          <p className={styles.unit}>{unit}</p>
        </div>
        {isSample && <Badge tone="dashed">{texts.sample}</Badge>}
        <IconButton
          size="sm"
          label={isTable ? texts.asChart(title) : texts.asTable(title)}
          icon={isTable ? <ChartLine /> : <Table />}
          onClick={() => setIsTable(!isTable)}
        />
      </figcaption>
      {isTable ? (
        <DataTable {...table} />
      ) : (
        <div role="img" className={styles.picture} aria-label={trend}>
          {children}
        </div>
      )}
    </figure>
  );
}

function DataTable({ headings, rows }: ChartTable) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
