import Camera from 'lucide-react/icons/camera';
import Upload from 'lucide-react/icons/upload';
import { type ChangeEvent, useRef } from 'react';
import { toCarried, useTakeFiles } from '../../../lib/device/carried-files';
import { useTexts } from '../../../lib/i18n';
import { Button, type ButtonProps } from '../../../ui/basics/button';
import { ACCEPTED_ANYWHERE } from '../../import-document/public';
import { importsTexts } from '../imports.texts';
import styles from './add-files.module.css';

/** Choose files, or take a photo where the device is held in a hand. */
export function AddFiles({ label, variant }: { label: string; variant: ButtonProps['variant'] }) {
  const texts = useTexts(importsTexts);
  const takeFiles = useTakeFiles();
  const filesRef = useRef<HTMLInputElement>(null);
  const photoRef = useRef<HTMLInputElement>(null);

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    takeFiles?.(toCarried(target.files ?? []));
    // Without this, choosing the same file again would raise no change event.
    target.value = '';
  }

  return (
    <div className={styles.ways}>
      <Button variant={variant} icon={<Upload />} onClick={() => filesRef.current?.click()}>
        {label}
      </Button>
      <input
        ref={filesRef}
        type="file"
        hidden
        multiple
        accept={ACCEPTED_ANYWHERE}
        aria-label={label}
        onChange={handleChange}
      />
      <Button
        className={styles.photo}
        variant="secondary"
        icon={<Camera />}
        onClick={() => photoRef.current?.click()}
      >
        {texts.photo}
      </Button>
      <input
        ref={photoRef}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={texts.photo}
        onChange={handleChange}
      />
    </div>
  );
}
