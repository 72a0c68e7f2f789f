import { KEYWORD_MAX, type TeamRole } from '@scholar/contract';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { useListAddress } from '../../../lib/address/list-address';
import { Button } from '../../../ui/basics/button';
import { SearchField } from '../../../ui/inputs/search-field';
import { SharedSets } from './shared-sets';
import { ShareSetDialog } from './share-set-dialog';
import styles from './sets-view.module.css';
import { teamTexts } from '../team.texts';
import { UnpaidSheet } from '../unpaid-sheet';

export function SetsView({ role, isPaid }: { role: TeamRole; isPaid: boolean }) {
  const texts = useTexts(teamTexts).sets;
  const address = useListAddress();
  const [isSharing, setIsSharing] = useState(false);
  if (!isPaid) {
    return <UnpaidSheet title={texts.unpaid} advice={texts.unpaidAdvice} />;
  }

  return (
    <>
      <div className={styles.bar}>
        <div role="search" className={styles.search} aria-label={texts.filters}>
          <SearchField
            label={texts.search}
            value={address.list.keyword}
            maxLength={KEYWORD_MAX}
            onChange={(keyword) => address.narrow({ keyword })}
          />
        </div>
        <Button icon={<Share2 />} onClick={() => setIsSharing(true)}>
          {texts.share}
        </Button>
      </div>
      <SharedSets address={address} role={role} onShare={() => setIsSharing(true)} />
      <ShareSetDialog isOpen={isSharing} onClose={() => setIsSharing(false)} />
    </>
  );
}
