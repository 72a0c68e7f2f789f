import { IdParamSchema } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { newCardsPath } from '../../lib/address/paths';
import { useAddress } from '../../lib/address/use-address';
import { useApi } from '../../lib/api/api-context';
import { useDraft } from '../../lib/drafts/use-draft';
import { useTexts } from '../../lib/i18n';
import { useDocumentTitle } from '../../lib/page/document-title';
import { rememberReturnTo } from '../../lib/page/return-to';
import { useSession } from '../../lib/session/session';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { setQueries } from '../sets/public';
import { CardRows } from './card-rows';
import styles from './card-rows.module.css';
import { cardRowsTexts } from './card-rows.texts';
import { CardRowsDraftSchema } from './use-card-rows';

/** Cards written by hand, like rows of a spreadsheet, into a new set or the one that the address names. */
export function CardRowsScreen() {
  const texts = useTexts(cardRowsTexts);
  const { token } = useSession();
  const { query } = useAddress();
  const setId = IdParamSchema.safeParse(query.get('set')).data;
  useDocumentTitle(texts.title);

  if (token === null) {
    rememberReturnTo(newCardsPath(setId));
    return <Navigate to="/login" replace />;
  }
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{texts.title}</h1>
      {setId === undefined ? <NewSetRows /> : <RowsOfSet key={setId} setId={setId} />}
    </div>
  );
}

function NewSetRows() {
  const draft = useDraft('card-rows', CardRowsDraftSchema);
  return draft.isLoaded && <CardRows key={draft.room} draft={draft} set={undefined} />;
}

function RowsOfSet({ setId }: { setId: number }) {
  const draft = useDraft(`card-rows.${setId}`, CardRowsDraftSchema);
  const set = useQuery(setQueries.get(useApi(), setId));

  if (set.isError) {
    return <LoadFailed onRetry={() => void set.refetch()} />;
  }
  if (set.isPending || !draft.isLoaded) {
    return null;
  }
  return <CardRows key={draft.room} draft={draft} set={{ quizId: setId, title: set.data.title }} />;
}
