import type { QuizCards } from '@scholar/contract';

/** Who shared the set, if that was somebody else. */
export function findOtherAuthor({ shared }: QuizCards): string | undefined {
  return shared && !shared.isMine ? shared.author.name : undefined;
}
