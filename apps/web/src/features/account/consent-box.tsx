import type { RefObject } from 'react';
import { useTexts } from '../../lib/i18n';
import { Checkbox } from '../../ui/checkbox';
import { TextLink } from '../../ui/text-link';
import { accountTexts } from './account.texts';

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
  const { consent, consentMissing } = useTexts(accountTexts).register;
  return (
    <Checkbox
      name="consent"
      isChecked={isChecked}
      onChange={onChange}
      error={isMissing ? consentMissing : undefined}
      inputRef={inputRef}
      label={
        <>
          {consent.before}
          {/* In a tab of their own: reading them must not cost what was typed here. */}
          <TextLink to="/terms" target="_blank">
            {consent.terms}
          </TextLink>
          {consent.and}
          <TextLink to="/privacy" target="_blank">
            {consent.privacy}
          </TextLink>
        </>
      }
    />
  );
}
