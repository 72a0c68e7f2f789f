import type { SetWithCards } from '@scholar/contract';
import Link2 from 'lucide-react/icons/link-2';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import type { MenuItem } from '../../../ui/menus/menu-list';
import { accessOf } from './set-access';
import { shareLinkTexts } from './share-link.texts';

const ShareLinkDialog = lazy(async () => ({
  default: (await import('./share-link-dialog')).ShareLinkDialog,
}));

/** The unlisted link of an own set, as an entry of the set's menu. The dialog starts anew each time. */
export function useShareLink(set: SetWithCards): { items: MenuItem[]; dialog: ReactNode } {
  const texts = useTexts(shareLinkTexts);
  const [opening, setOpening] = useState({ count: 0, isOpen: false });
  const open = () => setOpening(({ count }) => ({ count: count + 1, isOpen: true }));
  return {
    items: accessOf(set) === 'own' ? [{ label: texts.title, icon: <Link2 />, onSelect: open }] : [],
    dialog: opening.count > 0 && (
      <Suspense>
        <ShareLinkDialog
          key={opening.count}
          setId={set.quizId}
          isOpen={opening.isOpen}
          onClose={() => setOpening({ ...opening, isOpen: false })}
        />
      </Suspense>
    ),
  };
}
