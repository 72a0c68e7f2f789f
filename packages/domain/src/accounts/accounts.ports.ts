import type { Language, ProfileUpdate, Role, User } from '@scholar/contract';
import type { CalendarFeedsRepository } from '../exams/calendar-feeds.ports';
import type { MailJobsRepository } from '../mail/mail.ports';
import type { StudyRemindersRepository } from '../memory/study-reminders.ports';
import type { ShareLinksRepository } from '../share-links/share-links.ports';
import type { OwnerId } from '../shared/owner-id';
import type { Transactional } from '../shared/transactional';
import type { LimitsRepository } from './limits.ports';
import type { SecondFactorsRepository } from './second-factor.ports';

export type Account = {
  owner: OwnerId;
  passwordHash: string;
  language: Language;
  /** A token is valid only in the generation it was made in; raising it ends all tokens. */
  generation: number;
  isDeactivated: boolean;
  /** Set by an operator: nobody can log in and no code is sent. */
  isBlocked: boolean;
};

export type NewAccount = { email: string; name: string; passwordHash: string; language: Language };

export type Membership = { owner: OwnerId; generation: number };

/**
 * Reads by e-mail serve people who are not signed in yet; everything else carries the owner.
 * A write to an account that was deactivated meanwhile fails as unauthenticated.
 */
export type AccountsRepository = {
  findByEmail(email: string): Promise<Account | undefined>;
  /** Undefined when another registration of the same address won the race. */
  insert(account: NewAccount): Promise<Membership | undefined>;
  /** Sets a new name and password and keeps everything else. */
  restore(owner: OwnerId, account: Pick<NewAccount, 'name' | 'passwordHash'>): Promise<Membership>;
  findContact(
    owner: OwnerId,
  ): Promise<{ name: string; email: string; language: Language } | undefined>;
  updateProfile(owner: OwnerId, update: ProfileUpdate): Promise<void>;
  /** False when somebody else has that username. */
  updateUsername(owner: OwnerId, userName: string): Promise<boolean>;
  updateLanguage(owner: OwnerId, language: Language): Promise<void>;
  updatePicture(owner: OwnerId, jpeg: Uint8Array): Promise<void>;
  updatePasswordHash(owner: OwnerId, passwordHash: string): Promise<void>;
  /** Only if the old hash is still stored, because a password changed meanwhile must not be undone. */
  rehash(owner: OwnerId, oldHash: string, newHash: string): Promise<void>;
  /** `daysAgo` counts towards the time after which the account is purged. */
  deactivate(owner: OwnerId, daysAgo: number): Promise<void>;
  /** Deletes accounts deactivated more than `days` ago, or the one of this e-mail, with everything they own. */
  purgeDeactivated(days: number, email?: string): Promise<number>;
};

/** What a session remembers of where it was signed in. */
export type SessionOrigin = {
  browser: string | null;
  system: string | null;
  addressKey: string | null;
};

export type StoredSession = SessionOrigin & {
  sessionId: string;
  createdAt: Date;
  lastSeenAt: Date;
};

export type SessionClaims = Membership & { sessionId: string };

export type Access = {
  roles: Role[];
  hasSecondFactor: boolean;
  /** The password was entered in the last minutes. */
  isPasswordFresh: boolean;
};

/** Whoever ends a session ends the reminders in its browser, too; those of one that ran out by itself go on. */
export type SessionsRepository = {
  /** Uses the generation read with the password, so a password changed meanwhile ends this session too. */
  create(membership: Membership, origin?: SessionOrigin): Promise<SessionClaims>;
  /** True while the session lives; notes that it was used. */
  isAlive(claims: SessionClaims): Promise<boolean>;
  /** The student of a session that lives, else undefined; notes that it was used. */
  findUser(claims: SessionClaims): Promise<User | undefined>;
  /** What whoever has a session that lives may do, else undefined; notes that it was used. */
  readAccess(claims: SessionClaims): Promise<Access | undefined>;
  /** Notes that the password was entered again. */
  notePassword(claims: SessionClaims): Promise<void>;
  /** Those that live, last used first. */
  list(owner: OwnerId): Promise<StoredSession[]>;
  /** False when the owner has no such session. */
  end(owner: OwnerId, sessionId: string): Promise<boolean>;
  /** With every browser that was subscribed elsewhere, however long ago. */
  endOthers({ owner, sessionId }: SessionClaims): Promise<void>;
  /** Raises the generation: every token handed out before is dead at once. No browser is left either. */
  endAll(owner: OwnerId): Promise<void>;
  /** Removes those that have run out. */
  purgeEnded(): Promise<void>;
};

/** What a code may do. A decoy can do nothing; it exists so that unknown addresses take as long as known ones. */
export type CodePurpose = 'registration' | 'account' | 'reset' | 'decoy';

export type CodeTry =
  | { state: 'live'; codeHash: string; purpose: CodePurpose }
  | { state: 'expired' }
  | { state: 'dead' };

export type CodesRepository = {
  /** The one code of this address; an older one is gone. */
  replace(email: string, code: { codeHash: string; purpose: CodePurpose }): Promise<void>;
  /** Counts a try, committed before anything is compared, and tells what there is to compare with. */
  takeTry(email: string): Promise<CodeTry>;
  /** Takes the counted try back, because the code was right. */
  returnTry(email: string): Promise<void>;
  /** True for exactly one caller. */
  consume(email: string, codeHash: string): Promise<boolean>;
  purgeExpired(): Promise<void>;
};

/** Everything accounts keep. */
export type AccountsStore = Transactional<{
  accounts: AccountsRepository;
  sessions: SessionsRepository;
  secondFactors: SecondFactorsRepository;
  codes: CodesRepository;
  limits: LimitsRepository;
  mailJobs: MailJobsRepository;
  studyReminders: StudyRemindersRepository;
  calendarFeeds: Pick<CalendarFeedsRepository, 'end'>;
  shareLinks: Pick<ShareLinksRepository, 'closeAll'>;
}>;

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** Runs one full verification even without a hash, so that timing tells nothing. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
  isOutdated(passwordHash: string): boolean;
};

/** Passwords that the operator lets nobody choose, whatever the password rule says of them. */
export type PasswordBlocklist = { has(password: string): boolean };

export type CodeMaker = {
  make(): string;
  hash(email: string, purpose: CodePurpose, code: string): string;
  isSame(hashA: string, hashB: string): boolean;
};

export type TokenSigner = {
  sign(claims: SessionClaims): Promise<string>;
  /** Undefined for anything that is not a token of ours in force. */
  verify(token: string): Promise<SessionClaims | undefined>;
};

export type PictureMaker = {
  /** The stored form of an uploaded picture: 320×320 JPEG without metadata. */
  toProfilePicture(upload: Uint8Array): Promise<Uint8Array>;
};

export type AccountEvent =
  | 'login'
  | 'logout'
  | 'logout-everywhere'
  | 'session-ended'
  | 'other-sessions-ended'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-codes-made'
  | 'password-confirmed'
  | 'code-sent'
  | 'code-used'
  | 'registered'
  | 'restored'
  | 'password-changed'
  | 'deactivated';

/** `payment-notified`: what a provider said changed nothing; the reason says why. */
export type PaymentEvent =
  | 'ordered'
  | 'paid'
  | 'payment-cancelled'
  | 'payment-review'
  | 'payment-notified';

/** What somebody did to a team or took away from here. */
export type DataEvent =
  | 'team-invited'
  | 'team-joined'
  | 'team-left'
  | 'team-member-removed'
  | 'team-role-changed'
  | 'team-transferred'
  | 'exported';

/** What a notification speaks of, as far as it can be read: for the operator, who may have to look for money. */
export type NoticeFacts = { orderNumber?: string; transactionNo?: string; amountVnd?: number };

export type AuditOutcome = 'ok' | 'refused' | 'limited';

/** Security events for the operator: who, from where, with what outcome; never an address or a code. */
export type AuditLog = (event: {
  event: AccountEvent | PaymentEvent | DataEvent;
  outcome: AuditOutcome;
  /** One of a few fixed words. */
  reason?: string;
  /** What a signed notification of a payment speaks of. */
  payment?: NoticeFacts;
  owner?: OwnerId;
  /** The member to whom it was done. */
  member?: number;
  address: string;
  requestId: string;
}) => void;
