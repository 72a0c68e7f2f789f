import type { Today } from '@scholar/contract';
import Highlighter from 'lucide-react/icons/highlighter';
import Layers from 'lucide-react/icons/layers';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n';
import { ButtonLink } from '../../../ui/basics/button-link';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { hasNoCards } from '../line/has-no-cards';
import { todayTexts } from '../today.texts';
import styles from './empty-view.module.css';
import { sayNextTime } from './next-time';

export function EmptyView({ today, more }: { today: Today; more: ReactNode }) {
  const texts = useTexts(todayTexts);
  return (
    <div className={styles.empty}>
      {hasNoCards(today) ? (
        <EmptyState
          size="page"
          title={texts.empty.noCards}
          advice={texts.empty.noCardsAdvice}
          action={
            <div className={styles.ways}>
              <ButtonLink to="/flashcards" icon={<Highlighter />}>
                {texts.empty.makeCards}
              </ButtonLink>
              <ButtonLink to="/set-creator" variant="secondary" icon={<Layers />}>
                {texts.empty.makeSet}
              </ButtonLink>
            </div>
          }
        />
      ) : (
        <EmptyState
          size="page"
          title={texts.empty.title}
          advice={sayNextTime(today, texts)}
          action={more}
        />
      )}
    </div>
  );
}
