import { useTexts } from '../../lib/i18n';
import { Switch } from '../../ui/inputs/switch';
import { browserModelTexts } from './browser-model.texts';
import styles from './browser-model-switch.module.css';
import type { BrowserModel } from './use-browser-model';

/** Nothing at all where the browser has no model. */
export function BrowserModelSwitch({
  model,
  isDisabled,
}: {
  model: BrowserModel;
  isDisabled: boolean;
}) {
  const texts = useTexts(browserModelTexts);
  if (!model.isOffered) {
    return null;
  }
  const { progress } = model;
  const isFetching = progress?.step === 'fetching';
  return (
    <div className={styles.choice}>
      <Switch label={texts.use} isOn={model.isOn} isDisabled={isDisabled} onChange={model.choose} />
      <span className={styles.state} role="status">
        {isFetching && texts.fetching(Math.floor(progress.share * 100))}
        {model.hasFailedToFetch && texts.fetchFailed}
      </span>
    </div>
  );
}
