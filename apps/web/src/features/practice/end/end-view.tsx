import type { Flashcard, SetWithCards } from '@scholar/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n';
import { useShortcut } from '../../../lib/keyboard/use-keys';
import { Button } from '../../../ui/basics/button';
import { EndList, EndSheet } from '../../questions/public';
import { StuckNotice } from '../../reviews/public';
import { findOtherAuthor, SetHead, SetPage } from '../../study/public';
import { usePracticeWays } from '../page/use-practice-ways';
import type { PracticeMode } from '../practice-mode';
import { practiceTexts } from '../practice.texts';

/** What was good, what is left, and the ways on from here. */
export function EndView({
  mode,
  set,
  title,
  sum,
  note,
  actions,
  children,
  lists,
}: {
  mode: PracticeMode;
  set: SetWithCards;
  title: string;
  sum: string;
  note?: string;
  /** Before the way back. */
  actions: ReactNode;
  /** The figures. */
  children?: ReactNode;
  lists: readonly { heading: string; cards: readonly Flashcard[] }[];
}) {
  const texts = useTexts(practiceTexts);
  const { goBack } = usePracticeWays();
  useShortcut('Escape', goBack);

  return (
    <SetPage documentTitle={`${title} · ${set.title} · ${texts.titles[mode]}`}>
      <SetHead
        note={texts.titles[mode]}
        title={set.title}
        sharedBy={findOtherAuthor(set)}
        onBack={goBack}
      />
      <EndSheet
        level={2}
        title={title}
        verdict={sum}
        {...(note !== undefined && { note })}
        actions={
          <>
            {actions}
            <Button size="lg" variant="secondary" onClick={goBack}>
              {texts.end.back}
            </Button>
          </>
        }
      >
        {children}
      </EndSheet>
      <StuckNotice />
      {lists.map((list) => (
        <EndList key={list.heading} {...list} />
      ))}
    </SetPage>
  );
}
