import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n';
import { useDelay } from '../../lib/time/use-delay';
import { Overlay } from '../../ui/dialogs/overlay';
import { profileQueries } from './profile.queries';
import { profileTexts } from './profile.texts';

const SHOWS_AFTER_MS = 150;

/** Up while the profile's own requests run: they stay out of the app's overlay, which says less. */
export function UpdatingOverlay() {
  const isUpdating = useIsMutating({ mutationKey: profileQueries.all }) > 0;
  return isUpdating ? <Updating /> : null;
}

function Updating() {
  const texts = useTexts(profileTexts);
  const [isShown, setIsShown] = useState(false);
  useDelay(true, SHOWS_AFTER_MS, () => setIsShown(true));
  return isShown ? <Overlay label={texts.updating} /> : null;
}
