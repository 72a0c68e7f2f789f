import type { ImportedSet } from '@scholar/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { setPath, studyPath } from '../../lib/address/paths';
import { isCode, serverMessage } from '../../lib/api/api';
import { useTexts } from '../../lib/i18n';
import { toast } from '../../ui/feedback/toast';
import { type BroughtSet, useBringSets } from '../sets/public';
import { cardRowsTexts } from './card-rows.texts';

type Trouble = { kind: 'failed' | 'full'; message: string };

/** One call writes the set with all its cards, or nothing. */
export function useSaveRows({ onSaved }: { onSaved: () => void }) {
  const texts = useTexts(cardRowsTexts);
  const navigate = useNavigate();
  const bringing = useBringSets();
  const [trouble, setTrouble] = useState<Trouble>();

  function handleSaved([saved]: readonly BroughtSet[], isToStudy: boolean) {
    if (!saved?.quizId) {
      toast({ message: texts.nothingNew });
      return;
    }
    onSaved();
    toast({ tone: 'good', message: texts.saved(saved.cards) });
    void navigate(isToStudy ? studyPath(saved.quizId) : setPath(saved.quizId));
  }

  return {
    isSaving: bringing.isPending,
    trouble,
    closeTrouble: () => setTrouble(undefined),
    save(set: ImportedSet, { isToStudy, hasRepeats }: { isToStudy: boolean; hasRepeats: boolean }) {
      setTrouble(undefined);
      bringing.mutate(
        { sets: [set], hasRepeats },
        {
          onSuccess: (brought) => handleSaved(brought, isToStudy),
          onError: (error) =>
            setTrouble({
              kind: isCode(error, 'plan_limit') ? 'full' : 'failed',
              message: serverMessage(error) ?? texts.failed,
            }),
        },
      );
    },
  };
}
