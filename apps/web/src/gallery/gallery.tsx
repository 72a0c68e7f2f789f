import { useTheme } from '../lib/session/theme';
import { Logo } from '../ui/basics/logo';
import { Segmented } from '../ui/inputs/segmented';
import { Toaster } from '../ui/feedback/toast';
import { BadgeSamples } from './badge-samples';
import { ButtonSamples } from './button-samples';
import { ChoiceSamples } from './choice-samples';
import { CodeSamples } from './code-samples';
import { ColourSamples } from './colour-samples';
import { DialogSamples } from './dialog-samples';
import { FieldSamples } from './field-samples';
import styles from './gallery.module.css';
import { ListSamples } from './list-samples';
import { MenuSamples } from './menu-samples';
import { NoticeSamples } from './notice-samples';
import { RowSamples } from './row-samples';
import { TypeSamples } from './type-samples';

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const;

/** Every component in every state, for the eye. Served by the dev server, not part of the build. */
export function Gallery() {
  const { theme, setTheme } = useTheme();
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <Logo height={38} />
        <h1 className="visually-hidden">Component gallery</h1>
        <Segmented label="Theme" value={theme} options={THEMES} onChange={setTheme} />
      </header>
      <div className={styles.grid}>
        <ColourSamples />
        <TypeSamples />
        <ButtonSamples />
        <FieldSamples />
        <CodeSamples />
        <ChoiceSamples />
        <BadgeSamples />
        <MenuSamples />
        <DialogSamples />
        <NoticeSamples />
        <ListSamples />
        <RowSamples />
      </div>
      <Toaster />
    </main>
  );
}
