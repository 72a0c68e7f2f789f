import Settings from 'lucide-react/icons/settings-2';
import Undo from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { IconButton } from '../../../ui/forms/icon-button';
import { ShortcutsButton } from '../../../ui/shortcuts/use-shortcuts';
import { ListenButton } from '../../speech/public';
import { type CardActions, CardMenu } from '../card/card-menu';
import { PutAwayButton } from '../put-away/put-away-button';
import { SettingsDialog } from '../settings/settings-dialog';
import { todayTexts } from '../today.texts';

export function TodayTools({
  canUndo,
  onUndo,
  onShortcuts,
  listening,
  card,
}: {
  canUndo: boolean;
  onUndo: () => void;
  onShortcuts: () => void;
  listening: { isSpeaking: boolean; listen: () => void };
  /** Left out while none can be answered. */
  card: { actions: CardActions; isFlagged: boolean } | undefined;
}) {
  const texts = useTexts(todayTexts);
  return (
    <>
      <IconButton
        label={texts.undo}
        icon={<Undo />}
        aria-keyshortcuts="Z"
        disabled={!canUndo}
        onClick={onUndo}
      />
      {card && <ListenButton isSpeaking={listening.isSpeaking} onListen={listening.listen} />}
      <ShortcutsButton onClick={onShortcuts} />
      <PutAwayButton />
      <SettingsButton />
      {card && <CardMenu {...card} />}
    </>
  );
}

export function SettingsButton() {
  const texts = useTexts(todayTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        label={texts.settings}
        icon={<Settings />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      <SettingsDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
