import { CHOICE_ENGINES, SHOWN_AS } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../../lib/address/use-address';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Segmented } from '../../../ui/inputs/segmented';
import page from '../../../ui/lists/list-page.module.css';
import { useRefusal } from '../guarded-list';
import { operatorQueries } from '../operators.queries';
import { ChoicesTable } from './choices-table';
import { choicesTexts } from './choices.texts';
import styles from './choices-view.module.css';

const TABLE_HEIGHT = 320;

/** The product's own measure of its cards: what students keep of them. */
export function ChoicesView() {
  const texts = useTexts(choicesTexts);
  const { query, replace } = useAddress();
  const choices = useQuery(operatorQueries.choices(useApi()));
  useRefusal(choices.error);

  if (choices.isPending) {
    return (
      <div aria-busy="true">
        <Skeleton height={TABLE_HEIGHT} />
      </div>
    );
  }
  if (choices.isError) {
    return (
      <div className={page.sheet}>
        <LoadFailed onRetry={() => void choices.refetch()} />
      </div>
    );
  }
  const { days, totals } = choices.data;
  if (totals.length === 0) {
    return (
      <div className={page.sheet}>
        <EmptyState title={texts.none} advice={texts.noneAdvice(days)} />
      </div>
    );
  }
  const engines = CHOICE_ENGINES.filter((known) => totals.some(({ engine }) => engine === known));
  const chosen = engines.find((known) => known === query.get('engine')) ?? 'all';
  const shown = totals.filter(({ engine }) => chosen === 'all' || engine === chosen);
  return (
    <>
      <div className={styles.about}>
        <p>{texts.about(days)}</p>
        <p className={styles.counted}>{texts.counted}</p>
      </div>
      {engines.length > 1 && (
        <div>
          <Segmented
            label={texts.engine}
            value={chosen}
            options={(['all', ...engines] as const).map((value) => ({
              value,
              label: texts.engines[value],
            }))}
            onChange={(engine) => replace({ engine: engine === 'all' ? null : engine })}
          />
        </div>
      )}
      {SHOWN_AS.filter((known) => shown.some(({ shownAs }) => shownAs === known)).map((shownAs) => (
        <ChoicesTable key={shownAs} totals={shown} shownAs={shownAs} />
      ))}
    </>
  );
}
