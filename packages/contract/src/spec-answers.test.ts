import { describe, expect, it } from 'vitest';
import { accountEndpoints } from './accounts/accounts';
import { aiEndpoints } from './cards/ai';
import { documentEndpoints } from './cards/documents';
import type { Endpoint } from './wire/endpoint';
import { flashcardEndpoints } from './cards/flashcards';
import { paymentEndpoints } from './payments/payments';
import { setEndpoints } from './cards/sets';
import { reportEndpoints } from './cards/reports';

const user = {
  userId: 7,
  name: 'Minh Anh',
  email: 'minh.anh@example.edu',
  phoneNumber: null,
  profilePicture: null,
  createdDate: '2026-11-01T08:00:00.000Z',
  userRoles: [{ role: { roleName: 'User' } }],
};
const dates = { uploadDate: '2026-11-02T08:00:00.000Z', updateDate: '2026-11-03T08:00:00.000Z' };
const row = { documentId: 3, title: 'Notes', field: 'Biology', ...dates };
const card = { flashcardId: 1, question: 'Osmosis', answer: 'Water moves.' };
const listed = {
  ...card,
  createDate: dates.uploadDate,
  document: { title: 'Notes', field: 'Biology' },
};
const set = { quizId: 12, title: 'Cells', createdDate: dates.uploadDate };
const none = { document: null, source: null, note: null, tags: [] };
const cardRead = { ...card, kind: 'definition', createDate: '', ...none };
const nothingRead = { ...cardRead, flashcardId: 0, question: '', answer: '' };
const setRead = { ...set, flashcardCount: 0 };

/** Every call of the specification with an answer that holds what it lists and nothing else. */
const ANSWERS: [string, Endpoint, unknown, unknown][] = [
  ['login', accountEndpoints.login, { token: 't' }, { token: 't' }],
  ['me', accountEndpoints.me, user, { ...user, userName: null, language: 'en' }],
  ['send-verification', accountEndpoints.sendVerification, undefined, null],
  [
    'register',
    accountEndpoints.register,
    { jwtToken: 't', user: { name: 'Minh Anh', email: 'm@example.edu' } },
    { jwtToken: 't', user: { name: 'Minh Anh', email: 'm@example.edu' } },
  ],
  ['send-reset-password-code', accountEndpoints.sendResetPasswordCode, undefined, null],
  ['change-password-no-token', accountEndpoints.changePasswordNoToken, {}, null],
  ['update/profile', accountEndpoints.updateProfile, 'Updated', null],
  ['update/username', accountEndpoints.updateUsername, undefined, null],
  ['update/profile-picture', accountEndpoints.updateProfilePicture, undefined, null],
  ['deactivate-account', accountEndpoints.deactivateAccount, undefined, null],
  ['invalidate-me', accountEndpoints.invalidateMe, undefined, null],
  ['check-payment-plan', paymentEndpoints.checkPlan, { response: 'Pro' }, { response: 'Pro' }],
  ['order', paymentEndpoints.order, { response: 'https://x' }, { response: 'https://x' }],
  [
    'statistics',
    reportEndpoints.statistics,
    {},
    { documentsSummarized: 0, flashcardsCreated: 0, quizzesTaken: 0, totalStudyTime: 0 },
  ],
  [
    'summarize',
    aiEndpoints.summarize,
    { summarized_content: 'S', generated_document_name: 'N', field_of_document: 'Biology' },
    { summarized_content: 'S', generated_document_name: 'N', field_of_document: 'Biology' },
  ],
  [
    'flashcards',
    aiEndpoints.flashcards,
    { flashcards: { keywords: [{ term: 'T', definition: 'D' }] } },
    { flashcards: { keywords: [{ term: 'T', definition: 'D' }] } },
  ],
  [
    'document upload',
    documentEndpoints.upload,
    undefined,
    { documentId: 0, title: '', field: 'Other', uploadDate: '', updateDate: '' },
  ],
  ['document fields', documentEndpoints.fields, ['Biology'], ['Biology']],
  [
    'document list',
    documentEndpoints.list,
    { documents: [row, row], totalPages: 1 },
    { documents: [row, row], totalPages: 1, totalItems: 2 },
  ],
  [
    'document list without totalPages',
    documentEndpoints.list,
    { documents: [row] },
    { documents: [row], totalPages: 1, totalItems: 1 },
  ],
  [
    'document',
    documentEndpoints.get,
    { title: 'Notes', field: 'Biology', content: 'Text', ...dates },
    {
      documentId: 0,
      title: 'Notes',
      field: 'Biology',
      content: 'Text',
      ...dates,
      sourceText: null,
      sourceEmphasis: [],
      summarySources: [],
    },
  ],
  [
    'document update',
    documentEndpoints.update,
    null,
    { documentId: 0, title: '', field: 'Other', uploadDate: '', updateDate: '' },
  ],
  [
    'add-bulk',
    flashcardEndpoints.addBulk,
    { flashcardList: [card] },
    { flashcardList: [cardRead] },
  ],
  [
    'card list',
    flashcardEndpoints.list,
    { items: [listed, card] },
    {
      items: [
        {
          ...listed,
          kind: 'definition',
          document: { documentId: 0, ...listed.document },
          source: null,
          note: null,
          tags: [],
        },
        cardRead,
      ],
      currentPage: 0,
      pageSize: 5,
      totalPages: 1,
      totalItems: 2,
    },
  ],
  ['card edit', flashcardEndpoints.edit, undefined, nothingRead],
  ['post-quiz', setEndpoints.create, set, setRead],
  [
    'set list',
    setEndpoints.list,
    { quizzes: [{ ...set, flashcardCount: 4 }] },
    { quizzes: [{ ...set, flashcardCount: 4 }], totalPages: 1, totalItems: 1 },
  ],
  [
    'cards of a set',
    setEndpoints.get,
    { flashcards: [card] },
    { quizId: 0, title: '', createdDate: '', flashcardCount: 0, flashcards: [cardRead] },
  ],
  ['card edit in a set', setEndpoints.editCard, undefined, nothingRead],
  ['card out of a set', setEndpoints.removeCard, undefined, null],
  [
    'cards into a set',
    setEndpoints.addCards,
    undefined,
    { added: 0, addedIds: [], flashcardCount: 0 },
  ],
  ['set delete', setEndpoints.remove, undefined, null],
];

describe('an answer that holds only what the specification lists', () => {
  it.each(ANSWERS)(
    'of %s is read, with a default for what we added',
    (_, { data }, answer, read) => {
      expect(data.safeParse(answer)).toEqual({ success: true, data: read });
    },
  );
});
