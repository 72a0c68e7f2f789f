import type { MemoryParameters } from '@scholar/contract';
import { useTexts } from '../../../lib/i18n';
import { Badge } from '../../../ui/feedback/badge';
import styles from './own-memory.module.css';
import { ownMemoryTexts } from './own-memory.texts';

/** Both figures beside each other; nothing where the answers could not judge. */
export function LossTable({ fitted }: { fitted: NonNullable<MemoryParameters['fitted']> }) {
  const texts = useTexts(ownMemoryTexts);
  const { at, isUsed, lossDefault, lossOwn } = fitted;
  if (lossDefault === null || lossOwn === null) {
    return null;
  }
  const rows = [
    { name: texts.own, loss: lossOwn, isInUse: isUsed },
    { name: texts.default, loss: lossDefault, isInUse: !isUsed },
  ];
  const date = new Date(at).toLocaleDateString(texts.locale, { dateStyle: 'long' });
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {texts.caption}
          <span className={styles.hint}>{texts.captionHint}</span>
        </caption>
        <tbody>
          {rows.map(({ name, loss, isInUse }) => (
            <tr key={name}>
              <th scope="row" className={styles.name}>
                {name}
                {isInUse && <Badge tone="brand-soft">{texts.inUse}</Badge>}
              </th>
              <td className={styles.loss}>{toFigure(loss, texts.locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.hint}>{texts.fittedAt({ date })}</p>
    </>
  );
}

function toFigure(loss: number, locale: string): string {
  return loss.toLocaleString(locale, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
}
