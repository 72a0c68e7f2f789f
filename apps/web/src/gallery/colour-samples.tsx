import { Logo } from '../ui/basics/logo';
import styles from './gallery.module.css';
import { Panel } from './panel';

const COLOURS = [
  'paper',
  'surface',
  'sunken',
  'ink',
  'ink-muted',
  'control-line',
  'brand',
  'brand-soft',
  'marker',
  'good-fill',
  'bad-fill',
  'info-fill',
];

export function ColourSamples() {
  return (
    <Panel title="Logo and colours" span={5}>
      <div className={styles.row}>
        <Logo height={38} />
        <Logo variant="mark" />
        <Logo variant="mark" height={18} />
      </div>
      <div className={styles.swatches}>
        {COLOURS.map((colour) => (
          <div key={colour}>
            <div className={styles.swatch} style={{ background: `var(--${colour})` }} />
            {colour}
          </div>
        ))}
      </div>
    </Panel>
  );
}
