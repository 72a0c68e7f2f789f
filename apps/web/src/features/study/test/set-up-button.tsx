import type { SetWithCards } from '@scholar/contract';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { IconButton } from '../../../ui/forms/icon-button';
import { studyTexts } from '../study.texts';
import { isTogether } from '../together/together-set';
import { SetUpDialog } from './set-up-dialog';
import type { TestSetup } from './test-setup';

/** Opens what a test asks, and how. */
export function SetUpButton(props: {
  set: SetWithCards;
  setup: TestSetup;
  onStart: (setup: TestSetup) => void;
}) {
  const texts = useTexts(studyTexts).setUp;
  const [isOpen, setIsOpen] = useState(false);
  // What is weak or due is known of one set at a time.
  if (isTogether(props.set)) {
    return null;
  }
  return (
    <>
      <IconButton
        label={texts.title}
        icon={<SlidersHorizontal />}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <SetUpDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
