import type { RefObject } from 'react';
import { useTexts } from '../../../lib/i18n';
import { Checkbox } from '../../../ui/forms/checkbox';
import { TextLink } from '../../../ui/basics/text-link';
import { accountTexts } from '../page/account.texts';
import styles from './consent-box.module.css';

export function ConsentBox({
  isChecked,
  onChange,
  isMissing,
  inputRef,
}: {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isMissing: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
}) {
  const texts = useTexts(accountTexts).register;
  return (
    <div>
      <Checkbox
        name="consent"
        label={texts.consent}
        isRequired
        isChecked={isChecked}
        onChange={onChange}
        error={isMissing ? texts.consentMissing : undefined}
        inputRef={inputRef}
      />
      {/* In tabs of their own: reading must not cost what was typed. Not in the label, where a click means yes. */}
      <p className={styles.read}>
        {texts.read.before}
        <TextLink to="/terms" target="_blank">
          {texts.read.terms}
        </TextLink>
        {texts.read.and}
        <TextLink to="/privacy" target="_blank">
          {texts.read.privacy}
        </TextLink>
        {texts.read.after}
      </p>
    </div>
  );
}
