import Ellipsis from 'lucide-react/icons/ellipsis';
import ListChecks from 'lucide-react/icons/list-checks';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Shuffle from 'lucide-react/icons/shuffle';
import { useTexts } from '../../../lib/i18n';
import { useMediaQuery } from '../../../lib/page/use-media-query';
import { Button } from '../../../ui/basics/button';
import { IconButton } from '../../../ui/forms/icon-button';
import { Menu } from '../../../ui/dialogs/menu';
import { PHONE } from '../../../lib/device/media';
import { ShortcutsButton } from '../../../ui/shortcuts/use-shortcuts';
import styles from './study-tools.module.css';
import { studyTexts } from '../study.texts';

type StudyToolsProps = {
  onShuffle: () => void;
  onTest: () => void;
  onDeleteStudied: () => void;
  onShortcuts: () => void;
};

export function StudyTools({ onShuffle, onTest, onDeleteStudied, onShortcuts }: StudyToolsProps) {
  const texts = useTexts(studyTexts).study;
  const isPhone = useMediaQuery(PHONE);
  if (isPhone) {
    return (
      <>
        <IconButton label={texts.shuffle} icon={<Shuffle />} onClick={onShuffle} />
        <Menu
          trigger={<Ellipsis size={18} />}
          triggerLabel={texts.more}
          items={[
            { label: texts.test, icon: <ListChecks />, onSelect: onTest },
            { label: texts.deleteStudied, icon: <RotateCcw />, onSelect: onDeleteStudied },
          ]}
        />
      </>
    );
  }
  return (
    <>
      <ShortcutsButton onClick={onShortcuts} />
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
      <Button variant="secondary" icon={<ListChecks />} onClick={onTest}>
        {texts.test}
      </Button>
    </>
  );
}
