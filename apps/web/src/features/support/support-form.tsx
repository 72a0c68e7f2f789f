import { SUPPORT_PAGE_MAX, SupportRequestSchema } from '@scholar/contract';
import Send from 'lucide-react/icons/send';
import { type FormEvent, useRef, useState } from 'react';
import { serverMessage } from '../../lib/api/api';
import { useTexts } from '../../lib/i18n';
import { sayIssue } from '../../lib/messages/say-message.texts';
import { Button } from '../../ui/basics/button';
import { Notice } from '../../ui/forms/notice';
import { TextArea } from '../../ui/editing/text-area';
import { TextField } from '../../ui/forms/text-field';
import styles from './support-screen.module.css';
import { useSendMessage } from './support.queries';
import { supportTexts } from './support.texts';

export type Letter = { message: string; page: string };

export function SupportForm({
  start,
  onChange,
  onSent,
}: {
  start: Letter;
  onChange: (letter: Letter) => void;
  onSent: () => void;
}) {
  const texts = useTexts(supportTexts);
  const [letter, setLetter] = useState(start);
  const [isTried, setIsTried] = useState(false);
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const pageRef = useRef<HTMLInputElement>(null);
  const sending = useSendMessage();
  const checked = SupportRequestSchema.safeParse(letter);
  const found = findProblems(checked);

  function change(part: Partial<Letter>) {
    const changed = { ...letter, ...part };
    setLetter(changed);
    onChange(changed);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (checked.success) {
      sending.mutate(checked.data, { onSuccess: onSent });
    } else {
      (found.message ? areaRef : pageRef).current?.focus();
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <TextArea
        label={texts.message}
        name="message"
        className={styles.message}
        value={letter.message}
        hint={texts.messageHint}
        error={isTried ? found.message : undefined}
        areaRef={areaRef}
        onChange={(message) => change({ message })}
      />
      <TextField
        label={texts.page}
        name="page"
        value={letter.page}
        hint={texts.pageHint}
        error={isTried ? found.page : undefined}
        inputRef={pageRef}
        maxLength={SUPPORT_PAGE_MAX}
        autoComplete="off"
        spellCheck={false}
        onChange={(page) => change({ page })}
      />
      {sending.isError && (
        <Notice tone="bad">{serverMessage(sending.error) ?? texts.failed}</Notice>
      )}
      <div>
        <Button type="submit" icon={<Send />} isBusy={sending.isPending}>
          {texts.send}
        </Button>
      </div>
    </form>
  );
}

/** What is wrong with each field, in the words of the server. */
function findProblems(checked: ReturnType<typeof SupportRequestSchema.safeParse>) {
  const issues = checked.error?.issues ?? [];
  const find = (name: keyof Letter) =>
    sayIssue({ issues: issues.filter(({ path }) => path[0] === name) });
  return { message: find('message'), page: find('page') };
}
