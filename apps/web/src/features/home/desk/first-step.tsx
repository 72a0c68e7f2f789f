import { useId } from 'react';
import { SAMPLE_PATH } from '../../../lib/address/paths';
import { useTexts } from '../../../lib/i18n';
import { ButtonLink } from '../../../ui/basics/button-link';
import { AddFiles } from '../../imports/public';
import { GenerateSketch } from '../tools/tool-sketches';
import { deskTexts } from './desk.texts';
import styles from './first-step.module.css';

/** The one thing for a student who has nothing yet. The page takes dropped files wherever they fall. */
export function FirstStep() {
  const id = useId();
  const texts = useTexts(deskTexts).first;
  return (
    <section className={styles.step} aria-labelledby={id}>
      <GenerateSketch />
      <h2 id={id} className={styles.heading}>
        <span className={styles.mouse}>{texts.drop}</span>
        <span className={styles.finger}>{texts.add}</span>
      </h2>
      <p className={styles.line}>{texts.line}</p>
      <div className={styles.ways}>
        <AddFiles label={texts.choose} variant="primary" />
        <ButtonLink to={SAMPLE_PATH} variant="secondary">
          {texts.sample}
        </ButtonLink>
      </div>
    </section>
  );
}
