import { SECURITY_MESSAGES } from '../accounts/security';
import { OPERATOR_MESSAGES } from '../operators/operators';
import { SUPPORT_MESSAGES } from '../operators/support';
import { PAYMENT_MESSAGES } from '../payments/payments';
import { STUDY_MESSAGES } from '../study/study-messages';
import { USAGE_MESSAGES } from '../teams/team-usage';
import { TEAM_MESSAGES } from '../teams/teams';
import { MESSAGES } from './messages';

type Message = string | ((...numbers: number[]) => string);

const CATALOGUES: Record<string, Record<string, Message>> = {
  general: MESSAGES,
  study: STUDY_MESSAGES,
  team: TEAM_MESSAGES,
  usage: USAGE_MESSAGES,
  payment: PAYMENT_MESSAGES,
  support: SUPPORT_MESSAGES,
  operator: OPERATOR_MESSAGES,
  security: SECURITY_MESSAGES,
};

const plain = new Map<string, string>();
const withNumbers: { pattern: RegExp; id: string }[] = [];
for (const [catalogue, messages] of Object.entries(CATALOGUES)) {
  for (const [name, message] of Object.entries(messages)) {
    const id = `${catalogue}.${name}`;
    if (typeof message === 'string') {
      plain.set(message, plain.get(message) ?? id);
    } else {
      withNumbers.push({ pattern: patternOf(message), id });
    }
  }
}

/**
 * Which message of the contract a sentence is, by the name of its catalogue and its own: `study.cardLimit`.
 * Another language says the same under the same name.
 */
export function messageIdOf(sentence: string): string | undefined {
  return plain.get(sentence) ?? withNumbers.find(({ pattern }) => pattern.test(sentence))?.id;
}

/** Told with any number, the sentence shows where its numbers stand. */
function patternOf(message: (...numbers: number[]) => string): RegExp {
  const sentence = message(7, 7).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(
    `^${sentence.replaceAll(/7( MB)?/g, (_, unit = '') => `[\\d.,]+${unit && ' [MG]B'}`)}$`,
  );
}
