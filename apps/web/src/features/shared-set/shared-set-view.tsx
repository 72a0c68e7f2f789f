import type { SharedSet } from '@scholar/contract';
import Flag from 'lucide-react/icons/flag';
import { lazy, Suspense, useId, useMemo, useState } from 'react';
import { useAddress } from '../../lib/address/use-address';
import { useTexts } from '../../lib/i18n';
import { Button } from '../../ui/basics/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ViewTabs } from '../../ui/layout/view-tabs';
import { TermList } from '../cards/public';
import { LinkTokenContext } from '../media/public';
import { CopySet } from './copy-set';
import { FlipThrough } from './flip-through';
import { toShownCards } from './shown-cards';
import styles from './shared-set.module.css';
import { sharedSetTexts } from './shared-set.texts';

const ReportDialog = lazy(async () => ({
  default: (await import('./report-dialog')).ReportDialog,
}));

export function SharedSetView({ token, set }: { token: string; set: SharedSet }) {
  const texts = useTexts(sharedSetTexts);
  const { title, author } = set;
  const count = texts.count(set.cards.length);
  return (
    <>
      <div className={styles.head}>
        <div className={styles.naming}>
          <h1 className={styles.title} dir="auto">
            {title}
          </h1>
          <p className={styles.about}>
            {author === null ? count : `${texts.by(author)} · ${count}`}
          </p>
        </div>
        <CopySet token={token} />
      </div>
      <LinkTokenContext value={token}>
        {set.cards.length > 0 ? <Cards set={set} /> : <EmptyState title={texts.noCards} />}
      </LinkTokenContext>
      <Report token={token} />
    </>
  );
}

/** As a list, or one after the other. */
function Cards({ set }: { set: SharedSet }) {
  const id = useId();
  const texts = useTexts(sharedSetTexts);
  const { query, hrefWith } = useAddress();
  const cards = useMemo(() => toShownCards(set), [set]);
  const view = query.get('view') === 'flip' ? 'flip' : 'list';
  return (
    <>
      <ViewTabs
        label={texts.views}
        current={view}
        views={[
          { view: 'list', label: texts.list, to: hrefWith({ view: null }) },
          { view: 'flip', label: texts.flip, to: hrefWith({ view: 'flip' }) },
        ]}
      />
      {view === 'flip' ? (
        <FlipThrough cards={cards} />
      ) : (
        <>
          <h2 id={id} className="visually-hidden">
            {texts.list}
          </h2>
          <TermList labelledBy={id} terms={cards} />
        </>
      )}
    </>
  );
}

function Report({ token }: { token: string }) {
  const texts = useTexts(sharedSetTexts);
  const [opening, setOpening] = useState({ count: 0, isOpen: false });
  return (
    <div className={styles.report}>
      <Button
        variant="quiet"
        icon={<Flag />}
        onClick={() => setOpening(({ count }) => ({ count: count + 1, isOpen: true }))}
      >
        {texts.report}
      </Button>
      {opening.count > 0 && (
        <Suspense>
          <ReportDialog
            key={opening.count}
            token={token}
            isOpen={opening.isOpen}
            onClose={() => setOpening({ ...opening, isOpen: false })}
          />
        </Suspense>
      )}
    </div>
  );
}
