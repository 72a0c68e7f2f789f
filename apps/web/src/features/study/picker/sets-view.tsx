import { useDocumentTitle } from '../../../lib/page/document-title';
import { useTexts } from '../../../lib/i18n';
import { useListAddress } from '../../../lib/address/list-address';
import { SetFilters } from '../../sets/public';
import { SetResults } from './set-results';
import styles from '../../../ui/lists/list-page.module.css';
import type { StudyKind } from '../study-kind';
import { studyTexts } from '../study.texts';

export function SetsView({ kind }: { kind: StudyKind }) {
  const title = useTexts(studyTexts).titles[kind];
  const address = useListAddress();
  useDocumentTitle(title);

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{title}</h1>
      </div>
      <SetFilters address={address} />
      <SetResults address={address} />
    </div>
  );
}
