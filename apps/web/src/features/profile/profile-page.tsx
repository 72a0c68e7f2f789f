import { useIsMutating } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../lib/i18n';
import { useDocumentTitle } from '../../lib/page/document-title';
import { useDelay } from '../../lib/time/use-delay';
import { ButtonLink } from '../../ui/basics/button-link';
import { Overlay } from '../../ui/dialogs/overlay';
import { profileQueries } from './profile.queries';
import { profileTexts } from './profile.texts';
import styles from './profile-page.module.css';

const SHOWS_AFTER_MS = 150;

/** One column with a title and the way back. */
export function ProfilePage({
  title,
  back,
  children,
}: {
  title: string;
  back?: { to: string; label: string };
  children: ReactNode;
}) {
  useDocumentTitle(title);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{title}</h1>
        {back && (
          <ButtonLink
            variant="quiet"
            to={back.to}
            className={styles.back}
            icon={<ArrowLeft size={18} />}
          >
            {back.label}
          </ButtonLink>
        )}
      </div>
      {children}
    </div>
  );
}

/** A white sheet on the desk. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>;
}

/** Shown while the profile saves, instead of the app's overlay, which has no words for it. */
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
