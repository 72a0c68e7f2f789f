import Highlighter from 'lucide-react/icons/highlighter';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Pencil from 'lucide-react/icons/pencil';
import Save from 'lucide-react/icons/save';
import Shuffle from 'lucide-react/icons/shuffle';
import type { ReactNode } from 'react';
import { Button } from '../ui/basics/button';
import { ButtonLink } from '../ui/basics/button-link';
import { IconButton } from '../ui/forms/icon-button';
import { TextLink } from '../ui/basics/text-link';
import styles from './gallery.module.css';
import { Panel } from './panel';

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-fill' | 'link';

const VARIANTS: { variant: Variant; label: string; icon?: ReactNode }[] = [
  { variant: 'primary', label: 'Verify' },
  { variant: 'secondary', label: 'Cancel' },
  { variant: 'quiet', label: 'Shuffle', icon: <Shuffle /> },
  { variant: 'danger', label: 'Delete' },
  { variant: 'danger-fill', label: 'Save', icon: <Save /> },
  { variant: 'link', label: 'Resend' },
];
const FORCED = ['rest', 'hover', 'active', 'focus-visible'];

export function ButtonSamples() {
  return (
    <Panel title="Buttons" span={7}>
      <div className={styles.scroll}>
        <table className={styles.states}>
          <thead>
            <tr>
              <th scope="col">Variant</th>
              {[...FORCED, 'busy', 'disabled'].map((state) => (
                <th key={state} scope="col">
                  {state}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {VARIANTS.map((sample) => (
              <StateRow key={sample.variant} {...sample} />
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.row}>
        <Button size="sm">Small</Button>
        <Button>Middle</Button>
        <Button size="lg">Large</Button>
        <Button icon={<Highlighter />}>AI Generate</Button>
        <IconButton label="Rename" icon={<Pencil />} variant="outlined" />
        <IconButton label="Rename quietly" icon={<Pencil />} size="sm" />
        <ButtonLink to="/home" variant="secondary">
          Back to Home
        </ButtonLink>
        <TextLink to="/register">Sign up</TextLink>
      </div>
      <div className={`${styles.banner} ${styles.row}`}>
        <Button variant="on-banner" size="lg" iconAfter={<ArrowRight />}>
          Continue studying
        </Button>
      </div>
    </Panel>
  );
}

function StateRow({ variant, label, icon }: (typeof VARIANTS)[number]) {
  return (
    <tr>
      <th scope="row">{variant}</th>
      {FORCED.map((state) => (
        <td key={state} data-force={state}>
          <Button variant={variant} icon={icon}>
            {label}
          </Button>
        </td>
      ))}
      <td>
        <Button variant={variant} icon={icon} isBusy>
          {label}
        </Button>
      </td>
      <td>
        <Button variant={variant} icon={icon} disabled>
          {label}
        </Button>
      </td>
    </tr>
  );
}
