import type { Quiz } from '@scholar/contract';
import Check from 'lucide-react/icons/check';
import { useRef } from 'react';
import { serverMessage } from '../../../lib/api/api';
import { useTexts } from '../../../lib/i18n';
import { Badge } from '../../../ui/feedback/badge';
import { Button } from '../../../ui/basics/button';
import { toast } from '../../../ui/feedback/toast';
import styles from './share-set-dialog.module.css';
import { useShareSet } from './team-sets.queries';
import { teamTexts } from '../team.texts';

export function OwnSetRow({ set, isShared }: { set: Quiz; isShared: boolean }) {
  const { share: texts, sets } = useTexts(teamTexts);
  const share = useShareSet();
  const markRef = useRef<HTMLSpanElement>(null);

  function handleShare() {
    share.mutate(set.quizId, {
      onSuccess() {
        // The button that was pressed is gone.
        markRef.current?.focus();
        toast({ message: texts.done(set.title), tone: 'good' });
      },
      onError: (error) => toast({ message: serverMessage(error) ?? texts.failed, tone: 'bad' }),
    });
  }

  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.title} dir="auto">
          {set.title}
        </p>
        <p className={styles.count}>{sets.cards(set.flashcardCount)}</p>
      </div>
      <span ref={markRef} className={styles.shared} tabIndex={-1}>
        {isShared ? (
          <Badge tone="good" icon={<Check />}>
            {texts.isShared}
          </Badge>
        ) : (
          <Button
            variant="secondary"
            isBusy={share.isPending}
            aria-label={texts.actionLabel(set.title)}
            onClick={handleShare}
          >
            {texts.action}
          </Button>
        )}
      </span>
    </li>
  );
}
