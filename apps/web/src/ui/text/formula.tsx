import { lazy, Suspense } from 'react';
import styles from './rich-text.module.css';

type FormulaProps = { tex: string; isDisplayed: boolean };

/** Loaded where a formula is, and only there: what draws it is larger than most screens. */
const DrawnFormula = lazy(async () => {
  try {
    return { default: (await import('./drawn-formula')).DrawnFormula };
  } catch {
    // Without a network a card must still be read: then its formula is shown as it is typed.
    return { default: TypedFormula };
  }
});

export function Formula(formula: FormulaProps) {
  return (
    <Suspense fallback={<TypedFormula {...formula} />}>
      <DrawnFormula {...formula} />
    </Suspense>
  );
}

function TypedFormula({ tex }: FormulaProps) {
  return <code className={styles.code}>{tex}</code>;
}
