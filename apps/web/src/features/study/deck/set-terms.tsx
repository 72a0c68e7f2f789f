import type { Flashcard } from '@scholar/contract';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { memo, useId, useMemo, useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { useMediaQuery } from '../../../lib/page/use-media-query';
import { PHONE } from '../../../lib/device/media';
import { TermList } from '../../cards/public';
import styles from './set-terms.module.css';
import { splitByMark, type Studied } from '../../marks/public';
import { studyTexts } from '../study.texts';

// Always the same elements, so that rows which did not change are not drawn again.
const STUDYING = <Circle size={18} />;
const STUDIED = <CircleCheck size={18} />;

type SetTermsProps = { cards: readonly Flashcard[]; studied: Studied };

/** All terms below the card. On phones only their counts, until somebody wants to see them. */
export const SetTerms = memo(function SetTerms({ cards, studied: marked }: SetTermsProps) {
  const id = useId();
  const texts = useTexts(studyTexts).study;
  const isPhone = useMediaQuery(PHONE);
  const [isOpen, setIsOpen] = useState(false);
  const { studied, studying } = useMemo(() => splitByMark(cards, marked), [cards, marked]);

  return (
    <section className={styles.terms} aria-labelledby={`${id}-title`}>
      {isPhone && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={`${id}-lists`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles.count} data-tone="good">
            {STUDIED}
            <span aria-hidden="true">{texts.studiedShort(studied.length)}</span>
            <span className="visually-hidden">{texts.studied(studied.length)}</span>
          </span>
          <span className={styles.count}>
            {STUDYING}
            <span aria-hidden="true">{texts.studyingShort(studying.length)}</span>
            <span className="visually-hidden">{texts.studying(studying.length)}</span>
          </span>
          <ChevronDown size={18} className={styles.chevron} />
        </button>
      )}
      <div id={`${id}-lists`} className={styles.lists} data-open={isOpen || !isPhone}>
        <h2 id={`${id}-title`}>{texts.terms(cards.length)}</h2>
        <h3 id={`${id}-studying`} className={styles.heading}>
          {texts.studying(studying.length)}
        </h3>
        <TermList
          labelledBy={`${id}-studying`}
          terms={studying}
          mark={{ icon: STUDYING, label: texts.isStudying }}
        />
        <h3 id={`${id}-studied`} className={styles.heading}>
          {texts.studied(studied.length)}
        </h3>
        <TermList
          labelledBy={`${id}-studied`}
          terms={studied}
          mark={{ icon: STUDIED, label: texts.isStudied, tone: 'good' }}
        />
      </div>
    </section>
  );
});
