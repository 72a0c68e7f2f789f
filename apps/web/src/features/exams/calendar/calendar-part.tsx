import type { Exam } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Download from 'lucide-react/icons/download';
import { lazy, Suspense, useId, useState } from 'react';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { toast } from '../../../ui/feedback/toast';
import sheet from '../plan/exam-page.module.css';
import styles from './calendar-part.module.css';
import { feedQuery, useCalendarDownload } from './calendar.queries';
import { calendarTexts } from './calendar.texts';

const SubscribeDialog = lazy(async () => ({
  default: (await import('./subscribe-dialog')).SubscribeDialog,
}));

/** The plan in the student's own calendar: once as a file, or always by a secret address. */
export function CalendarPart({ exam }: { exam: Exam }) {
  const id = useId();
  const texts = useTexts(calendarTexts);
  const feed = useQuery(feedQuery(useApi()));
  const download = useCalendarDownload(exam);
  const [opening, setOpening] = useState({ count: 0, isOpen: false });
  const isSubscribed = typeof feed.data?.since === 'string';

  function handleDownload() {
    download.mutate(undefined, {
      onError: () => toast({ message: texts.downloadFailed, tone: 'bad' }),
    });
  }

  /** Only with what the server knows: to make an address ends the one that is there. */
  async function handleSubscribe() {
    const { data } = feed.data ? feed : await feed.refetch();
    if (data) {
      setOpening(({ count }) => ({ count: count + 1, isOpen: true }));
    } else {
      toast({ message: texts.failed, tone: 'bad' });
    }
  }

  return (
    <section className={sheet.sheet} aria-labelledby={id}>
      <h2 id={id} className={sheet.heading}>
        {texts.title}
      </h2>
      <p className={styles.lead}>{texts.lead}</p>
      <div className={styles.ways}>
        <Button
          variant="secondary"
          icon={<Download />}
          isBusy={download.isPending}
          onClick={handleDownload}
        >
          {texts.download}
        </Button>
        <Button
          variant="secondary"
          icon={isSubscribed ? <CalendarCheck /> : <CalendarPlus />}
          onClick={() => void handleSubscribe()}
        >
          {isSubscribed ? texts.subscribed : texts.subscribe}
        </Button>
      </div>
      {opening.count > 0 && (
        <Suspense>
          <SubscribeDialog
            key={opening.count}
            isOpen={opening.isOpen}
            since={feed.data?.since ?? null}
            onClose={() => setOpening({ ...opening, isOpen: false })}
          />
        </Suspense>
      )}
    </section>
  );
}
