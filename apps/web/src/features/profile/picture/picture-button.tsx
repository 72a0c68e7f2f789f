import Camera from 'lucide-react/icons/camera';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { IconButton } from '../../../ui/forms/icon-button';
import { MessageDialog } from '../../../ui/dialogs/message-dialog';
import styles from './picture-button.module.css';
import { PictureDialog } from './picture-dialog';
import { closePicture, openPicture, PICTURE_TYPES, type OpenedPicture } from './picture-file';
import { profileTexts } from '../profile.texts';
import { useDialog } from '../rows/setting-row';

/** The camera on the picture: chooses a file, then opens the dialog around it. */
export function PictureButton() {
  const texts = useTexts(profileTexts);
  const inputRef = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<OpenedPicture>();
  const [refusal, setRefusal] = useState<string>();
  const dialog = useDialog();

  useEffect(() => picture && (() => closePicture(picture)), [picture]);

  async function handleFile(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target;
    const file = input.files?.[0];
    if (!file) {
      return;
    }
    const result = await openPicture(file);
    // Emptied, so that choosing the same file again is a change again.
    input.value = '';
    if (result.isOk) {
      setPicture(result.picture);
      dialog.open();
    } else {
      setRefusal(result.message);
    }
  }

  return (
    <>
      <IconButton
        className={styles.camera}
        label={texts.picture.change}
        icon={<Camera />}
        onClick={() => inputRef.current?.click()}
      />
      <input
        ref={inputRef}
        type="file"
        hidden
        accept={PICTURE_TYPES.join(',')}
        onChange={(event) => void handleFile(event)}
      />
      {picture && (
        <PictureDialog
          key={dialog.key}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
          picture={picture}
        />
      )}
      <MessageDialog
        isOpen={refusal !== undefined}
        onClose={() => setRefusal(undefined)}
        title={texts.picture.title}
        message={refusal ?? ''}
      />
    </>
  );
}
