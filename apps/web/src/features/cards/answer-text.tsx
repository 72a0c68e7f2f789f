import { kindOf } from '@scholar/contract';
import { BlankText } from '../../ui/text/blank-text';
import { RichText } from '../../ui/text/rich-text';

/** The answer of a card as it is read: in a cloze its blank is a line. */
export function AnswerText({ kind, answer }: Parameters<typeof kindOf>[0]) {
  return kindOf({ kind, answer }) === 'cloze' ? (
    <BlankText text={answer} />
  ) : (
    <RichText text={answer} />
  );
}
