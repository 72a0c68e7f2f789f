import { describe, expect, it } from 'vitest';
import { STUDY_MESSAGES } from '../study/study-messages';
import { messageIdOf } from './message-ids';
import { MESSAGES } from './messages';

describe('the id of a message [D-62]', () => {
  it.each([
    [MESSAGES.loginFailed, 'general.loginFailed'],
    [STUDY_MESSAGES.setNotFound, 'study.setNotFound'],
    [STUDY_MESSAGES.cardLimit(1000), 'study.cardLimit'],
    [STUDY_MESSAGES.importLimit(12, 1000), 'study.importLimit'],
    [STUDY_MESSAGES.mediaSpace(50, 2000), 'study.mediaSpace'],
    [STUDY_MESSAGES.paidDocumentSpace(1500), 'study.paidDocumentSpace'],
    [STUDY_MESSAGES.pageSize(100), 'study.pageSize'],
  ])('of "%s" is %s', (sentence, id) => {
    expect(messageIdOf(sentence)).toBe(id);
  });

  it('is missing where the sentence is none of the contract', () => {
    expect(messageIdOf('Invalid request. Check: body.')).toBeUndefined();
  });
});
