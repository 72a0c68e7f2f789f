import * as z from 'zod/mini';
import { emailSchema } from '../accounts/email';
import { endpoint } from '../wire/endpoint';
import { BODY_LIMIT } from '../wire/limits';
import { IdParamSchema, IdSchema } from '../wire/lists';
import { PLANS } from '../payments/plans';
import { countCharacters, hasHiddenSigns, isBlank, text } from '../text/text';

/** Everybody in a team, its owner included; an invitation holds a seat while it can be accepted. */
export const TEAM_SEATS = PLANS.team.seats;
export const TEAM_NAME_MAX = 80;
export const INVITATION_DAYS = 7;
/** Asking again sooner sends no second mail. */
export const INVITATION_RESEND_SECONDS = 60;

export const TEAM_ROLES = ['owner', 'admin', 'member'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** Apart from the others, which every first visit loads. */
export const TEAM_MESSAGES = {
  none: 'You are not in a team.',
  name: 'Please enter a name for the team.',
  nameTooLong: `The name of a team has at most ${TEAM_NAME_MAX} characters.`,
  ended: 'The Team plan of your team has ended. It works again as soon as somebody renews it.',
  full: `All ${TEAM_SEATS} seats are taken. Remove a member or an invitation first.`,
  alreadyMember: 'This person is already in your team.',
  invitationGone: 'This invitation is no longer valid. Please ask for a new one.',
  invitationNotFound: 'Invitation not found.',
  otherAddress: 'This invitation was sent to another e-mail address. Log in with that one.',
  alreadyInTeam: 'You are already in a team. Leave it first, then open the invitation again.',
  memberNotFound: 'Member not found.',
  role: 'role must be admin or member.',
  ownerStays: 'The owner cannot be removed. Hand the team over to somebody else first.',
  ownerRole: 'The owner stays the owner until the team is handed over.',
  ownerLeaves: 'Hand the team over to somebody else before you leave.',
  tooManyInvitations: 'Too many invitations. Please try again in an hour.',
  invitedOften: 'This address cannot be invited again yet. Please try again later.',
  notSpeculative: 'A team is made only when the student asks for it.',
} as const;

const TeamNameSchema = text({
  max: TEAM_NAME_MAX,
  message: TEAM_MESSAGES.name,
  tooLong: TEAM_MESSAGES.nameTooLong,
}).check(
  z.overwrite((name) => name.trim()),
  z.refine((name) => !isBlank(name), { error: TEAM_MESSAGES.name, abort: true }),
  z.refine((name) => countCharacters(name) <= TEAM_NAME_MAX, TEAM_MESSAGES.nameTooLong),
  z.refine((name) => !hasHiddenSigns(name), TEAM_MESSAGES.name),
);

export const TeamMemberSchema = z.object({
  userId: z.number(),
  name: z.string(),
  /** Shown to owner and admins, and to oneself. */
  email: z.nullable(z.string()),
  role: z.enum(TEAM_ROLES),
  joinedDate: z.string(),
  isMe: z.boolean(),
  /** False while the account is deactivated; its seat is kept until somebody removes it. */
  isActive: z.boolean(),
});
export type TeamMember = z.output<typeof TeamMemberSchema>;

export const TeamInvitationSchema = z.object({
  invitationId: z.number(),
  email: z.string(),
  sentDate: z.string(),
  expiresDate: z.string(),
});
export type TeamInvitation = z.output<typeof TeamInvitationSchema>;

export const TeamSchema = z.object({
  name: z.string(),
  myRole: z.enum(TEAM_ROLES),
  /** Null when nobody in the team has paid for the time that is now. */
  paidUntil: z.nullable(z.string()),
  seats: z.object({ total: z.number(), used: z.number() }),
  /** The owner first, then in the order in which they joined. */
  members: z.array(TeamMemberSchema),
  /** Those that can be accepted now; for owner and admins. */
  invitations: z.array(TeamInvitationSchema),
});
export type Team = z.output<typeof TeamSchema>;

export const InvitationPreviewSchema = z.object({
  teamName: z.string(),
  inviterName: z.string(),
  isValid: z.boolean(),
});
export type InvitationPreview = z.output<typeof InvitationPreviewSchema>;

const byMember = z.strictObject({ userId: IdParamSchema });
const TokenSchema = z
  .string(TEAM_MESSAGES.invitationGone)
  .check(z.regex(/^[\w-]{1,100}$/, TEAM_MESSAGES.invitationGone));

export const teamEndpoints = {
  get: endpoint({
    summary: 'The student’s team; made at the first look of somebody who has paid for one',
    method: 'GET',
    path: '/team',
    auth: 'required',
    bodyLimit: BODY_LIMIT.none,
    changesOnGet: true,
    data: TeamSchema,
  }),
  rename: endpoint({
    summary: 'Rename the team (owner, admins)',
    method: 'PUT',
    path: '/team',
    auth: 'required',
    body: z.strictObject({ name: TeamNameSchema }),
    bodyLimit: BODY_LIMIT.profile,
    data: TeamSchema,
  }),
  invite: endpoint({
    summary: 'Invite somebody by e-mail (owner, admins); asking again sends the mail again',
    method: 'POST',
    path: '/team/invite',
    auth: 'required',
    body: z.strictObject({ email: emailSchema() }),
    bodyLimit: BODY_LIMIT.profile,
    data: TeamInvitationSchema,
  }),
  preview: endpoint({
    summary: 'What an invitation is to, for whoever has its link',
    method: 'GET',
    path: '/team/invitation/:invitation',
    auth: 'none',
    // The token of its link; one name for both calls, as OpenAPI wants it for one address.
    params: z.strictObject({ invitation: TokenSchema }),
    bodyLimit: BODY_LIMIT.none,
    data: InvitationPreviewSchema,
  }),
  withdraw: endpoint({
    summary: 'Take an invitation back (owner, admins)',
    method: 'DELETE',
    path: '/team/invitation/:invitation',
    auth: 'required',
    params: z.strictObject({ invitation: IdParamSchema }),
    bodyLimit: BODY_LIMIT.none,
    data: z.null(),
  }),
  accept: endpoint({
    summary: 'Join the team of an invitation sent to the student’s address',
    method: 'POST',
    path: '/team/accept',
    auth: 'required',
    body: z.strictObject({ token: TokenSchema }),
    bodyLimit: BODY_LIMIT.profile,
    data: TeamSchema,
  }),
  setRole: endpoint({
    summary: 'Make a member an admin or an admin a member (owner)',
    method: 'PUT',
    path: '/team/member/:userId',
    auth: 'required',
    params: byMember,
    body: z.strictObject({ role: z.enum(['admin', 'member'], TEAM_MESSAGES.role) }),
    bodyLimit: BODY_LIMIT.profile,
    data: TeamSchema,
  }),
  removeMember: endpoint({
    summary: 'Remove a member with the sets they shared (owner, admins)',
    method: 'DELETE',
    path: '/team/member/:userId',
    auth: 'required',
    params: byMember,
    bodyLimit: BODY_LIMIT.none,
    data: z.null(),
  }),
  transfer: endpoint({
    summary: 'Hand the team over to a member (owner); paid time stays with whoever paid',
    method: 'POST',
    path: '/team/transfer',
    auth: 'required',
    body: z.strictObject({ userId: IdSchema }),
    bodyLimit: BODY_LIMIT.profile,
    data: TeamSchema,
  }),
  leave: endpoint({
    summary: 'Leave the team; an owner who is alone in it ends it',
    method: 'POST',
    path: '/team/leave',
    auth: 'required',
    bodyLimit: BODY_LIMIT.none,
    data: z.null(),
  }),
};
