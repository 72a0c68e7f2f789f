import type { SetWithCards } from '@scholar/contract';
import Flag from 'lucide-react/icons/flag-triangle-right';
import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import type { Shortcut } from '../../../ui/shortcuts/shortcuts-dialog';
import { ShortcutsButton, useShortcuts } from '../../../ui/shortcuts/use-shortcuts';
import { CuesButton } from '../../cues/public';
import { StuckNotice } from '../../reviews/public';
import {
  findOtherAuthor,
  ReverseSwitch,
  SetHead,
  SetPage,
  useStudySession,
} from '../../study/public';
import { practiceTexts } from '../practice.texts';
import type { PracticeMode } from '../practice-mode';
import styles from './practice-desk.module.css';
import { usePracticeWays } from './use-practice-ways';

/** Where the cards of a set are answered: the way back, how far it is, and the card. */
export function PracticeDesk({
  mode,
  set,
  shortcuts: keys,
  reversing,
  onStop,
  children,
}: {
  mode: PracticeMode;
  set: SetWithCards;
  shortcuts: readonly Shortcut[];
  /** Left out where all cards ask the same way round anyway. */
  reversing?: ComponentProps<typeof ReverseSwitch> | undefined;
  /** To the end, before all cards are answered; left out where there is nothing to stop at. */
  onStop?: () => void;
  children: ReactNode;
}) {
  const texts = useTexts(practiceTexts);
  const { goBack } = usePracticeWays();
  const shortcuts = useShortcuts({ Escape: goBack }, [...keys, ...texts.shortcuts.rest]);
  useStudySession(set.quizId);

  return (
    <SetPage documentTitle={`${set.title} · ${texts.titles[mode]}`}>
      <SetHead
        note={texts.titles[mode]}
        title={set.title}
        sharedBy={findOtherAuthor(set)}
        onBack={goBack}
      >
        <ShortcutsButton onClick={shortcuts.open} />
        <CuesButton />
        {reversing && <ReverseSwitch {...reversing} />}
        {onStop && (
          <Button
            variant="quiet"
            className={styles.stop}
            title={texts.stop}
            icon={<Flag />}
            onClick={onStop}
          >
            {texts.stop}
          </Button>
        )}
      </SetHead>
      {children}
      <StuckNotice />
      {shortcuts.dialog}
    </SetPage>
  );
}
