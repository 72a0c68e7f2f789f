import { useTexts } from '../../lib/i18n';
import { PanelNotice } from '../../ui/feedback/panel-notice';
import { browserModelTexts } from './browser-model.texts';
import type { DeviceModelError } from './make-cards-on-device';

/** What was promised to stay here is sent only by whoever says so. */
export function DeviceFailed({
  error,
  onWithoutIt,
}: {
  error: DeviceModelError;
  onWithoutIt: () => void;
}) {
  const texts = useTexts(browserModelTexts);
  return (
    <PanelNotice
      tone="bad"
      message={texts.failed[error.reason]}
      detail={texts.notSent}
      action={{ label: texts.withoutIt, onSelect: onWithoutIt }}
    />
  );
}
