import ChevronRight from 'lucide-react/icons/chevron-right';
import type { DragEvent, ReactNode } from 'react';
import { Link } from '../../lib/page/link';
import styles from './list-row.module.css';

/** A sheet of rows under their headings. `className` gives the grid that both share: `--columns`. */
export function RowList({
  label,
  className,
  headings,
  isBusy = false,
  children,
}: {
  label: string;
  className: string | undefined;
  headings: readonly string[];
  /** The rows are older than what is being asked for. */
  isBusy?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <div className={styles.frame}>
      <div className={`${styles.sheet} ${className}`}>
        <div className={styles.headings} aria-hidden="true">
          {headings.map((heading) => (
            <span key={heading}>{heading}</span>
          ))}
        </div>
        <ul className={styles.rows} aria-label={label} aria-busy={isBusy}>
          {children}
        </ul>
      </div>
    </div>
  );
}

/** A row leads somewhere or opens something. */
type RowTarget = { to: string; state?: unknown } | { onOpen: () => void };

/** Of a row that can be dragged away with the mouse. */
export type DraggedRow = {
  draggable: true;
  onDragStart: (event: DragEvent) => void;
  onDragEnd: () => void;
};

/** The whole row is the target; its checkbox and its buttons lie above that. */
export function ListRow({
  title,
  linkId,
  lead,
  note,
  children,
  actions,
  drag,
  ...target
}: {
  title: ReactNode;
  /** To find the link again, when the keyboard comes back to the list. */
  linkId?: string | undefined;
  /** Before the title: a checkbox. `--columns` then begins with its width. */
  lead?: ReactNode;
  /** Below the title, in every width. */
  note?: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  drag?: DraggedRow | undefined;
} & RowTarget) {
  return (
    <li className={styles.row} {...drag}>
      {lead && <div className={styles.lead}>{lead}</div>}
      <div className={styles.main}>
        {'to' in target ? (
          <Link id={linkId} to={target.to} state={target.state} className={styles.title} dir="auto">
            <span className={styles.words}>{title}</span>
          </Link>
        ) : (
          <button
            id={linkId}
            type="button"
            className={styles.title}
            dir="auto"
            onClick={target.onOpen}
          >
            <span className={styles.words}>{title}</span>
          </button>
        )}
        {note && <div className={styles.note}>{note}</div>}
      </div>
      <div className={styles.cells}>{children}</div>
      <div className={styles.end}>
        {actions && <div className={styles.actions}>{actions}</div>}
        <ChevronRight size={16} aria-hidden="true" />
      </div>
    </li>
  );
}

/** One cell of a row. Its label is read out, and seen where there is no heading above. */
export function RowCell({
  label,
  isLabelHidden = false,
  children,
}: {
  label: string;
  /** For what explains itself without its heading. */
  isLabelHidden?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <div className={styles.cell}>
      <span className={isLabelHidden ? 'visually-hidden' : styles.label}>{label}</span> {children}
    </div>
  );
}
