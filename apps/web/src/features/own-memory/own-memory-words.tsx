import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api-context';
import { useTexts } from '../../lib/i18n';
import { describeFit } from './describe-fit';
import styles from './own-memory.module.css';
import { ownMemoryQueries } from './own-memory.queries';
import { ownMemoryTexts } from './own-memory.texts';
import { sayFit } from './say-fit';

/** The same in one sentence, among other things; nothing while it is not known. */
export function OwnMemoryWords() {
  const texts = useTexts(ownMemoryTexts);
  const { data } = useQuery(ownMemoryQueries.parameters(useApi()));
  return data ? (
    <p className={styles.aside}>
      <strong>{texts.title}</strong>
      <span>{sayFit(texts, describeFit(data))}</span>
    </p>
  ) : null;
}
