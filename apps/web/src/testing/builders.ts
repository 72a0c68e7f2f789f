import type { Billing, User } from '@scholar/contract';

export function aUser(changes: Partial<User> = {}): User {
  return {
    userId: 7,
    name: 'Minh Anh',
    email: 'minh.anh@example.edu',
    phoneNumber: null,
    profilePicture: null,
    createdDate: '2025-09-01T08:00:00.000Z',
    userRoles: [{ role: { roleName: 'Student' } }],
    userName: null,
    language: 'en',
    ...changes,
  };
}

export function aBilling(changes: Partial<Billing> = {}): Billing {
  return {
    plan: 'Basic',
    paidUntil: { pro: null, team: null },
    canOrder: true,
    payments: [],
    ...changes,
  };
}
