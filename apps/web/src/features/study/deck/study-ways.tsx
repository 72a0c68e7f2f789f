import GraduationCap from 'lucide-react/icons/graduation-cap';
import Puzzle from 'lucide-react/icons/puzzle';
import TextCursorInput from 'lucide-react/icons/text-cursor-input';
import { learnPath, matchPath, writePath } from '../../../lib/address/paths';
import { PHONE } from '../../../lib/device/media';
import { useTexts } from '../../../lib/i18n';
import { useMediaQuery } from '../../../lib/page/use-media-query';
import { ButtonLink } from '../../../ui/basics/button-link';
import { FROM_LIST } from '../../lists/public';
import { studyTexts } from '../study.texts';
import styles from './study-tools.module.css';

/** Other ways to study the set; on phones they wait behind More. */
export function StudyWays({ setId }: { setId: number }) {
  const texts = useTexts(studyTexts).study;
  const isPhone = useMediaQuery(PHONE);
  const ways = [
    { label: texts.learn, icon: <GraduationCap />, to: learnPath(setId) },
    { label: texts.write, icon: <TextCursorInput />, to: writePath(setId) },
    { label: texts.match, icon: <Puzzle />, to: matchPath(setId) },
  ];
  return (
    !isPhone &&
    ways.map(({ label, icon, to }) => (
      <ButtonLink
        key={to}
        to={to}
        state={FROM_LIST}
        variant="quiet"
        className={styles.way}
        title={label}
        icon={icon}
      >
        {label}
      </ButtonLink>
    ))
  );
}
