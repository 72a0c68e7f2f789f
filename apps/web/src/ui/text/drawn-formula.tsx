import 'katex/dist/katex.min.css';
import { useLayoutEffect, useRef } from 'react';
import { drawTex } from './draw-tex';
import styles from './rich-text.module.css';

/** Guards against formulas that grow without end or run out of the card. */
const LIMITS = { maxExpand: 200, maxSize: 10 };

export function DrawnFormula({ tex, isDisplayed }: { tex: string; isDisplayed: boolean }) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (ref.current) {
      // Into the element, never as HTML, so that the content security policy needs no exception.
      drawTex(tex, ref.current, {
        ...LIMITS,
        displayMode: isDisplayed,
        throwOnError: false,
        errorColor: 'currentColor',
        strict: 'ignore',
        trust: false,
      });
    }
  }, [tex, isDisplayed]);
  return <span ref={ref} className={styles.formula} />;
}
