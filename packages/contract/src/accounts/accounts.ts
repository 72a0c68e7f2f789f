import * as z from 'zod/mini';
import { emailSchema } from './email';
import { endpoint } from '../wire/endpoint';
import { NothingSchema } from '../wire/envelope';
import { LanguageSchema } from '../wire/languages';
import { BODY_LIMIT, CODE_LENGTH, PICTURE_BODY_LIMIT, PICTURE_MAX_BYTES } from '../wire/limits';
import { MESSAGES } from '../wire/messages';
import { NameSchema, PhoneNumberSchema, RegistrationNameSchema, UsernameSchema } from './names';
import { LoginPasswordSchema, NewPasswordSchema } from './password';
import { SecondFactorCodeSchema } from './second-factor-code';

const CODE_SHAPE = new RegExp(`^[0-9]{${CODE_LENGTH}}$`);

export const CodeSchema = z.string(MESSAGES.code).check(z.regex(CODE_SHAPE, MESSAGES.code));
const EmailSchema = emailSchema();

export const LoginSchema = z.strictObject({
  email: emailSchema(MESSAGES.loginEmail),
  password: LoginPasswordSchema,
  /** Only for an account that has one turned on. */
  secondFactor: z.optional(SecondFactorCodeSchema),
});
export type Login = z.output<typeof LoginSchema>;

export const RegistrationSchema = z.strictObject({
  name: RegistrationNameSchema,
  email: EmailSchema,
  password: NewPasswordSchema,
  /** Only to bring back an account that has one turned on. */
  secondFactor: z.optional(SecondFactorCodeSchema),
});
export type Registration = z.output<typeof RegistrationSchema>;

export const ProfileUpdateSchema = z.strictObject({
  name: z.optional(NameSchema),
  phoneNumber: z.optional(PhoneNumberSchema),
});
export type ProfileUpdate = z.output<typeof ProfileUpdateSchema>;

export const UserSchema = z.object({
  userId: z.number(),
  name: z.string(),
  email: z.string(),
  phoneNumber: z.nullable(z.string()),
  /** Base64 of a JPEG. Older answers carried the bytes as a list of numbers. */
  profilePicture: z.nullable(z.union([z.string(), z.array(z.number())])),
  createdDate: z.string(),
  userRoles: z.array(z.object({ role: z.object({ roleName: z.string() }) })),
  // Beyond the specification's seven.
  userName: z._default(z.nullable(z.string()), null),
  language: z._default(LanguageSchema, 'en'),
});
export type User = z.output<typeof UserSchema>;

export const PICTURE_FILE = {
  field: 'profilePicture',
  maxBytes: PICTURE_MAX_BYTES,
  message: MESSAGES.pictureMissing,
} as const;

const byEmail = z.strictObject({ email: EmailSchema });
const byCode = z.strictObject({ code: CodeSchema });

export const accountEndpoints = {
  login: endpoint({
    summary: 'Sign in with e-mail and password',
    method: 'POST',
    path: '/user/login',
    auth: 'none',
    body: LoginSchema,
    bodyLimit: BODY_LIMIT.login,
    data: z.object({ token: z.string() }),
  }),
  logout: endpoint({
    summary: 'End this session',
    method: 'POST',
    path: '/user/logout',
    auth: 'required',
    bodyLimit: BODY_LIMIT.none,
    data: NothingSchema,
    isEssential: true,
  }),
  me: endpoint({
    summary: 'The signed-in student',
    method: 'GET',
    path: '/user/me',
    auth: 'required',
    bodyLimit: BODY_LIMIT.none,
    data: UserSchema,
    isEssential: true,
  }),
  sendVerification: endpoint({
    summary: 'Mail a code for registration, or for changes to an existing account',
    method: 'POST',
    path: '/user/send-verification/:email',
    auth: 'none',
    params: byEmail,
    bodyLimit: BODY_LIMIT.none,
    data: NothingSchema,
  }),
  register: endpoint({
    summary: 'Create an account with the mailed code, or bring a deactivated one back',
    method: 'PUT',
    path: '/user/register/:code',
    auth: 'none',
    params: byCode,
    body: RegistrationSchema,
    bodyLimit: BODY_LIMIT.login,
    data: z.object({
      jwtToken: z.string(),
      user: z.object({ name: z.string(), email: z.string() }),
    }),
    success: { status: 201 },
  }),
  sendResetPasswordCode: endpoint({
    summary: 'Mail a code for a new password',
    method: 'POST',
    path: '/user/send-reset-password-code/:email',
    auth: 'none',
    params: byEmail,
    bodyLimit: BODY_LIMIT.none,
    data: NothingSchema,
  }),
  changePasswordNoToken: endpoint({
    summary: 'Set a new password with the mailed code',
    method: 'PUT',
    path: '/user/change-password-no-token/:email/:code',
    auth: 'none',
    params: z.strictObject({ email: EmailSchema, code: CodeSchema }),
    body: z.strictObject({ newPassword: NewPasswordSchema }),
    bodyLimit: BODY_LIMIT.login,
    data: NothingSchema,
  }),
  updateProfile: endpoint({
    summary: 'Change name and phone number',
    method: 'PATCH',
    path: '/user/update/profile',
    auth: 'required',
    body: ProfileUpdateSchema,
    bodyLimit: BODY_LIMIT.profile,
    data: NothingSchema,
    success: { message: MESSAGES.profileUpdated },
  }),
  updateUsername: endpoint({
    summary: 'Choose a username',
    method: 'PATCH',
    path: '/user/update/username',
    auth: 'required',
    body: z.strictObject({ userName: UsernameSchema }),
    bodyLimit: BODY_LIMIT.profile,
    data: NothingSchema,
    success: { message: MESSAGES.usernameUpdated },
  }),
  updateSettings: endpoint({
    summary: 'Choose the language of screens and mails',
    method: 'PATCH',
    path: '/user/update/settings',
    auth: 'required',
    body: z.strictObject({ language: LanguageSchema }),
    bodyLimit: BODY_LIMIT.profile,
    data: NothingSchema,
  }),
  updateProfilePicture: endpoint({
    summary: `Replace the profile picture: one PNG or JPEG file named ${PICTURE_FILE.field}`,
    method: 'PATCH',
    path: '/user/update/profile-picture',
    auth: 'required',
    file: PICTURE_FILE,
    bodyLimit: PICTURE_BODY_LIMIT,
    data: NothingSchema,
  }),
  deactivateAccount: endpoint({
    summary: 'Deactivate the signed-in account with the mailed code, or delete it for good',
    method: 'DELETE',
    path: '/user/deactivate-account/:code',
    auth: 'required',
    params: byCode,
    query: z.strictObject({
      /** Nothing is kept for thirty days. */
      everything: z.optional(z.literal('true', MESSAGES.invalidRequest)),
    }),
    bodyLimit: BODY_LIMIT.none,
    data: NothingSchema,
  }),
  invalidateMe: endpoint({
    summary: 'Log out of all devices',
    method: 'POST',
    alsoMethods: ['PUT', 'PATCH', 'DELETE'],
    path: '/user/invalidate-me',
    auth: 'required',
    bodyLimit: BODY_LIMIT.none,
    data: NothingSchema,
    isEssential: true,
  }),
};
