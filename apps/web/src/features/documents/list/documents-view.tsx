import FilePlus from 'lucide-react/icons/file-plus';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { useDocumentTitle } from '../../../lib/page/document-title';
import { useTexts } from '../../../lib/i18n';
import { useListAddress } from '../../../lib/address/use-list-address';
import { ButtonLink } from '../../../ui/basics/button-link';
import { DocumentFilters } from './document-filters';
import { FROM_LIST } from '../../lists/public';
import { DocumentResults } from './document-results';
import styles from '../../../ui/lists/list-page.module.css';
import { documentsTexts } from '../documents.texts';

export function DocumentsView() {
  const texts = useTexts(documentsTexts).list;
  const address = useListAddress();
  useDocumentTitle(texts.title);

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{texts.title}</h1>
        <div className={styles.actions}>
          <ButtonLink
            to={address.hrefWith({ document: 'new' })}
            state={FROM_LIST}
            variant="secondary"
            icon={<NotebookPen />}
          >
            {texts.newDocument}
          </ButtonLink>
          <ButtonLink to="/summarize" icon={<FilePlus />}>
            {texts.summarize}
          </ButtonLink>
        </div>
      </div>
      <DocumentFilters address={address} />
      <DocumentResults address={address} />
    </div>
  );
}
