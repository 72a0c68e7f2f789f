import { useDocumentTitle } from '../../../lib/page/document-title';
import { useTexts } from '../../../lib/i18n';
import { useListAddress } from '../../../lib/address/use-list-address';
import { SetFilters } from '../../sets/public';
import { SetResults } from './set-results';
import styles from './sets-view.module.css';
import type { StudyKind } from '../study-kind';
import { studyTexts } from '../study.texts';

export function SetsView({ kind }: { kind: StudyKind }) {
  const title = useTexts(studyTexts).titles[kind];
  const address = useListAddress();
  useDocumentTitle(title);

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <SetFilters address={address} />
      <SetResults address={address} />
    </div>
  );
}
