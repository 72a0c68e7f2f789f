import { randomBytes } from 'node:crypto';
import type { InvitationTokens } from '@scholar/domain';

const TOKEN_BYTES = 32;

export function createInvitationTokens({
  hash,
}: {
  hash: (text: string) => string;
}): InvitationTokens {
  return { make: () => randomBytes(TOKEN_BYTES).toString('base64url'), hash };
}
