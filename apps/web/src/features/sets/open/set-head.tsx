import type { ReactNode } from 'react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTexts } from '../../../lib/i18n';
import { IconLink } from '../../../ui/lists/icon-link';
import { Skeleton } from '../../../ui/feedback/skeleton';
import styles from '../set-creator.module.css';
import { setsTexts } from '../sets.texts';
import { useWayBack } from '../../lists/public';

/** The name of the open set and what can be done with it. The way back is for narrow screens. */
export function SetHead({
  title,
  note,
  sharing,
  children,
}: {
  /** Undefined while the set loads. */
  title: string | undefined;
  note?: string;
  /** Who shared the set, or that it is shared. */
  sharing?: string | undefined;
  children?: ReactNode;
}) {
  const texts = useTexts(setsTexts).creator;
  const { href, handleClick } = useWayBack('set');
  return (
    <div className={styles.head}>
      <div className={styles.back}>
        <IconLink to={href} label={texts.back} icon={<ArrowLeft />} onClick={handleClick} />
      </div>
      <div className={styles.naming}>
        {title === undefined ? (
          <Skeleton width={180} height={20} />
        ) : (
          <h2 className={styles.name} dir="auto">
            {title}
          </h2>
        )}
        {note && <span className={styles.note}>{note}</span>}
        {sharing && <span className={styles.sharing}>{sharing}</span>}
      </div>
      {children && <div className={styles.tools}>{children}</div>}
    </div>
  );
}
