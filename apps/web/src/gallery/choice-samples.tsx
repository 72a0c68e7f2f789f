import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useState } from 'react';
import { Checkbox } from '../ui/forms/checkbox';
import { Segmented } from '../ui/inputs/segmented';
import { Slider } from '../ui/inputs/slider';
import { Switch } from '../ui/inputs/switch';
import { TextLink } from '../ui/basics/text-link';
import styles from './gallery.module.css';
import { Panel } from './panel';

const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'vi', label: 'Tiếng Việt' },
] as const;

export function ChoiceSamples() {
  const [isRemembered, setIsRemembered] = useState(true);
  const [hasAgreed, setHasAgreed] = useState(false);
  const [isVietnamese, setIsVietnamese] = useState(true);
  const [language, setLanguage] = useState<'en' | 'vi'>('en');
  const [zoom, setZoom] = useState(1.46);
  return (
    <Panel title="Choices" span={7}>
      <div className={styles.row}>
        <Checkbox label="Remember me" isChecked={isRemembered} onChange={setIsRemembered} />
        <Checkbox
          label="Not now"
          isChecked={!isRemembered}
          onChange={() => setIsRemembered(false)}
        />
        <Checkbox label="Disabled" isChecked onChange={setIsRemembered} isDisabled />
      </div>
      <Checkbox
        label={
          <>
            I agree to the <TextLink to="/terms">terms</TextLink> and the{' '}
            <TextLink to="/privacy">privacy page</TextLink>.
          </>
        }
        isChecked={hasAgreed}
        onChange={setHasAgreed}
        error={hasAgreed ? undefined : 'Please agree to continue.'}
      />
      <div className={styles.row}>
        <Switch label="Create in Vietnamese" isOn={isVietnamese} onChange={setIsVietnamese} />
        <Switch label="Sound" isOn={false} onChange={setIsVietnamese} />
        <Switch label="Disabled" isOn onChange={setIsVietnamese} isDisabled />
      </div>
      <div>
        <Segmented label="Language" value={language} options={LANGUAGES} onChange={setLanguage} />
      </div>
      <Slider
        label="Zoom"
        value={zoom}
        min={1}
        max={2}
        step={0.01}
        valueText={zoom.toFixed(2)}
        iconBefore={<ZoomOut size={18} />}
        iconAfter={<ZoomIn size={18} />}
        onChange={setZoom}
      />
    </Panel>
  );
}
