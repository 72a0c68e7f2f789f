import {
  MESSAGES,
  OPERATOR_MESSAGES,
  PAYMENT_MESSAGES,
  STUDY_MESSAGES,
  SUPPORT_MESSAGES,
  TEAM_MESSAGES,
} from '@scholar/contract';
import { describe, expect, it } from 'vitest';
import { speak } from '../../testing/speak';
import { sayMessage } from './say-message.texts';

const CATALOGUES = [
  MESSAGES,
  STUDY_MESSAGES,
  TEAM_MESSAGES,
  PAYMENT_MESSAGES,
  SUPPORT_MESSAGES,
  OPERATOR_MESSAGES,
];
/** 'pageIndex must be …': what a program gets wrong, which no screen asks for. */
const FOR_PROGRAMS =
  /\b(must (be|hold|name|count|not lie)|can only be|An id is|A date is|Idempotency|is made only)\b/;

describe('messages of the contract', () => {
  it.each(
    CATALOGUES.flatMap((catalogue) =>
      Object.values<string | ((...numbers: number[]) => string)>(catalogue),
    )
      .map((message) => (typeof message === 'string' ? message : message(1200, 3000)))
      .filter((message) => !FOR_PROGRAMS.test(message)),
  )('[D-62] %s is said in Vietnamese', (message) => {
    speak('vi');

    const said = sayMessage(message);

    expect(said).not.toBe(message);
    expect(said).not.toContain('undefined');
  });

  it('keep their numbers, written as Vietnamese readers do', () => {
    speak('vi');

    expect(sayMessage(STUDY_MESSAGES.mediaSpace(50, 1500))).toBe(
      'Gói Basic chứa tối đa 50 MB ảnh và âm thanh. Nâng cấp lên Pro để có tới 1,5 GB.',
    );
    expect(sayMessage(STUDY_MESSAGES.cardLimit(1000))).toContain('1.000 thẻ');
  });

  it('stay as they are in English, and where they are none of them', () => {
    expect(sayMessage(MESSAGES.loginFailed)).toBe(MESSAGES.loginFailed);
    speak('vi');
    expect(sayMessage('Invalid request. Check: body.')).toBe('Invalid request. Check: body.');
  });
});
