import type { JoinedCards, RepeatedCard } from '@scholar/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import CopyCheck from 'lucide-react/icons/copy-check';
import { useId, useState } from 'react';
import { useListAddress } from '../../lib/address/list-address';
import { useApi } from '../../lib/api/api-context';
import { useTexts } from '../../lib/i18n';
import { useDocumentTitle } from '../../lib/page/document-title';
import { Button } from '../../ui/basics/button';
import { ButtonLink } from '../../ui/basics/button-link';
import { Badge } from '../../ui/feedback/badge';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Skeleton } from '../../ui/feedback/skeleton';
import { toast } from '../../ui/feedback/toast';
import page from '../../ui/lists/list-page.module.css';
import { RichText } from '../../ui/text/rich-text';
import { AnswerText } from '../cards/public';
import { duplicateQueries, partCards, useJoinCards } from './duplicates.queries';
import styles from './duplicates.module.css';
import { duplicatesTexts } from './duplicates.texts';
import { haveSameAnswer, keepOf, keepOldest } from './groups';

/** Cards that ask the same, and what makes one of them. */
export function DuplicatesScreen() {
  const texts = useTexts(duplicatesTexts);
  const { list, pager } = useListAddress('duplicates');
  const query = useQuery(duplicateQueries.list(useApi(), list.page));
  const { join, isPending } = useJoin();
  useDocumentTitle(texts.title);
  const { data } = query;
  const clear = keepOldest(data?.groups ?? []);

  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1>{texts.title}</h1>
        <ButtonLink to="/created-flashcards" variant="quiet" icon={<ArrowLeft />}>
          {texts.back}
        </ButtonLink>
        {clear.length > 0 && (
          <div className={page.actions}>
            <Button
              variant="secondary"
              icon={<CopyCheck />}
              isBusy={isPending}
              onClick={() => join(clear)}
            >
              {texts.joinAll(clear.length)}
            </Button>
          </div>
        )}
      </div>
      {data && data.groups.length > 0 && <p className={styles.intro}>{texts.intro}</p>}
      {query.isError && !data && <LoadFailed onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton lines={6} />}
      {data?.groups.length === 0 && (
        <div className={page.sheet}>
          <EmptyState size="page" title={texts.none} advice={texts.noneAdvice} />
        </div>
      )}
      {data?.groups.map((cards) => (
        <Group key={cards[0]?.flashcardId} cards={cards} isBusy={isPending} onJoin={join} />
      ))}
      {data && data.totalPages > 1 && (
        <div className={styles.steps}>
          <Button
            variant="secondary"
            size="sm"
            disabled={list.page === 0}
            onClick={() => pager.onPage(list.page - 1)}
          >
            {texts.previous}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            disabled={list.page >= data.totalPages - 1}
            onClick={() => pager.onPage(list.page + 1)}
          >
            {texts.next}
          </Button>
        </div>
      )}
      <p role="status" className="visually-hidden">
        {data && texts.found(data.totalItems)}
      </p>
    </div>
  );
}

function Group({
  cards,
  isBusy,
  onJoin,
}: {
  cards: readonly RepeatedCard[];
  isBusy: boolean;
  onJoin: (groups: JoinedCards[]) => void;
}) {
  const id = useId();
  const texts = useTexts(duplicatesTexts);
  const [chosen, setChosen] = useState<number>();
  const [oldest] = cards;
  // The oldest is what is remembered longest.
  const kept = chosen ?? oldest?.flashcardId ?? 0;
  const isSame = haveSameAnswer(cards);

  return (
    <section className={styles.group} aria-labelledby={`${id}-question`}>
      <div className={styles.head}>
        <h2 id={`${id}-question`} className={styles.question} dir="auto">
          <RichText text={oldest?.question ?? ''} />
        </h2>
        <Badge tone={isSame ? 'grey' : 'brand-soft'}>
          {isSame ? texts.sameAnswer : texts.otherAnswers}
        </Badge>
      </div>
      <fieldset className={styles.cards}>
        <legend className="visually-hidden">{texts.stays}</legend>
        {cards.map((card) => (
          <div key={card.flashcardId} className={styles.card}>
            <input
              type="radio"
              name={id}
              id={`${id}-${card.flashcardId}`}
              className={styles.radio}
              checked={card.flashcardId === kept}
              onChange={() => setChosen(card.flashcardId)}
            />
            <span className={styles.words}>
              <label htmlFor={`${id}-${card.flashcardId}`} className={styles.answer} dir="auto">
                <AnswerText kind={card.kind} answer={card.answer} />
              </label>
              <span className={styles.facts}>
                {card.sets.length > 0
                  ? texts.inSets(card.sets.map(({ title }) => title).join(', '))
                  : texts.inNoSet}
              </span>
            </span>
          </div>
        ))}
      </fieldset>
      <div className={styles.foot}>
        <Button
          variant="secondary"
          size="sm"
          disabled={isBusy}
          onClick={() => onJoin([keepOf(cards, kept)])}
        >
          {texts.join}
        </Button>
      </div>
    </section>
  );
}

function useJoin() {
  const texts = useTexts(duplicatesTexts);
  const caller = { api: useApi(), queryClient: useQueryClient() };
  const joining = useJoinCards();

  async function undo(groups: JoinedCards[]) {
    try {
      await partCards(caller, groups);
    } catch {
      toast({ message: texts.undoFailed, tone: 'bad' });
    }
  }

  return {
    isPending: joining.isPending,
    join: (groups: JoinedCards[]) =>
      joining.mutate(groups, {
        onSuccess: () =>
          toast({
            message: texts.joined(groups.length),
            icon: <CopyCheck />,
            action: { label: texts.undo, onSelect: () => void undo(groups) },
          }),
        onError: () => toast({ message: texts.failed, tone: 'bad' }),
      }),
  };
}
