import { useEffect, useRef } from 'react';
import { ApiError } from '../../../lib/api/api';
import { useTexts } from '../../../lib/i18n';
import { TextField } from '../../../ui/forms/text-field';
import { secondFactorTexts } from './second-factor.texts';

/** Takes a recovery code as well, so it has no six boxes. */
export function SecondFactorField({
  value,
  onChange,
}: {
  value: string;
  onChange: (code: string) => void;
}) {
  const texts = useTexts(secondFactorTexts);
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => inputRef.current?.focus(), []);

  return (
    <TextField
      label={texts.label}
      hint={texts.hint}
      name="secondFactor"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      value={value}
      onChange={onChange}
      inputRef={inputRef}
    />
  );
}

/** The password was right and the account has a second factor. */
export function isSecondFactorNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.messageId === 'security.secondFactorNeeded';
}
