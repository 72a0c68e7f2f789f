import type { SetWithCards } from '@scholar/contract';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Headphones from 'lucide-react/icons/headphones';
import ListChecks from 'lucide-react/icons/list-checks';
import TextCursorInput from 'lucide-react/icons/text-cursor-input';
import Puzzle from 'lucide-react/icons/puzzle';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Shuffle from 'lucide-react/icons/shuffle';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { useMediaQuery } from '../../../lib/page/use-media-query';
import { learnPath, matchPath, writePath } from '../../../lib/address/paths';
import { Button } from '../../../ui/basics/button';
import { IconButton } from '../../../ui/forms/icon-button';
import { Menu } from '../../../ui/menus/menu';
import { PHONE } from '../../../lib/device/media';
import { ShortcutsButton } from '../../../ui/shortcuts/use-shortcuts';
import { canSpeak, ListenButton, speechTexts } from '../../speech/public';
import { ReverseSwitch } from './reverse-switch';
import styles from './study-tools.module.css';
import { studyTexts } from '../study.texts';
import { isTogether } from '../together/together-set';
import { forgetRun } from '../test/kept-run';
import { SetUpDialog } from '../test/set-up-dialog';
import { recallSetup, rememberSetup, type TestSetup } from '../test/test-setup';

type StudyToolsProps = {
  set: SetWithCards;
  userId: number;
  /** Whether the answer comes first. */
  isReversed: boolean;
  onReverse: (isReversed: boolean) => void;
  onShuffle: () => void;
  onTest: () => void;
  onDeleteStudied: () => void;
  onShortcuts: () => void;
  listening: { isSpeaking: boolean; listen: () => void };
  handsFree: { isOn: boolean; toggle: () => void };
};

export function StudyTools({
  set,
  userId,
  isReversed,
  onReverse,
  onShuffle,
  onTest,
  onDeleteStudied,
  onShortcuts,
  listening,
  handsFree,
}: StudyToolsProps) {
  const texts = useTexts(studyTexts).study;
  const speech = useTexts(speechTexts);
  const handsFreeLabel = handsFree.isOn ? speech.stopHandsFree : speech.handsFree;
  const isPhone = useMediaQuery(PHONE);
  const { quizId: setId } = set;
  const isAlone = !isTogether(set);
  const [isSettingUp, setIsSettingUp] = useState(false);
  const owner = { userId, setId };
  const dialog = isSettingUp && (
    <SetUpDialog
      set={set}
      setup={recallSetup(owner)}
      onClose={() => setIsSettingUp(false)}
      onStart={handleStart}
    />
  );

  function handleStart(setup: TestSetup): void {
    rememberSetup(owner, setup);
    forgetRun(owner);
    onTest();
  }

  if (isPhone) {
    return (
      <>
        {handsFree.isOn ? (
          <IconButton label={handsFreeLabel} icon={<Headphones />} onClick={handsFree.toggle} />
        ) : (
          <ListenButton isSpeaking={listening.isSpeaking} onListen={listening.listen} />
        )}
        <IconButton label={texts.shuffle} icon={<Shuffle />} onClick={onShuffle} />
        <Menu
          trigger={<Ellipsis size={18} />}
          triggerLabel={texts.more}
          items={[
            { label: texts.test, icon: <ListChecks />, onSelect: onTest },
            {
              label: isReversed ? texts.questionFirst : texts.answerFirst,
              icon: <ArrowLeftRight />,
              onSelect: () => onReverse(!isReversed),
            },
            ...(canSpeak()
              ? [{ label: handsFreeLabel, icon: <Headphones />, onSelect: handsFree.toggle }]
              : []),
            ...(isAlone
              ? [
                  {
                    label: texts.setUp,
                    icon: <SlidersHorizontal />,
                    onSelect: () => setIsSettingUp(true),
                  },
                  { label: texts.learn, icon: <GraduationCap />, to: learnPath(setId) },
                  { label: texts.write, icon: <TextCursorInput />, to: writePath(setId) },
                  { label: texts.match, icon: <Puzzle />, to: matchPath(setId) },
                ]
              : []),
            { label: texts.deleteStudied, icon: <RotateCcw />, onSelect: onDeleteStudied },
          ]}
        />
        {dialog}
      </>
    );
  }
  return (
    <>
      <ShortcutsButton onClick={onShortcuts} />
      <ListenButton isSpeaking={listening.isSpeaking} onListen={listening.listen} />
      {canSpeak() && (
        <IconButton
          label={handsFreeLabel}
          icon={<Headphones />}
          variant={handsFree.isOn ? 'outlined' : 'quiet'}
          aria-keyshortcuts="H"
          onClick={handsFree.toggle}
        />
      )}
      <Button
        variant="quiet"
        className={styles.tool}
        title={texts.shuffle}
        icon={<Shuffle />}
        onClick={onShuffle}
      >
        {texts.shuffle}
      </Button>
      <Button
        variant="quiet"
        className={styles.tool}
        title={texts.deleteStudied}
        icon={<RotateCcw />}
        onClick={onDeleteStudied}
      >
        {texts.deleteStudied}
      </Button>
      <ReverseSwitch isReversed={isReversed} onReverse={onReverse} />
      <Button variant="secondary" icon={<ListChecks />} onClick={onTest}>
        {texts.test}
      </Button>
      {isAlone && (
        <IconButton
          label={texts.setUp}
          icon={<SlidersHorizontal />}
          onClick={() => setIsSettingUp(true)}
        />
      )}
      {dialog}
    </>
  );
}
