import type { PaidPlan, Payment, PaymentDecision, PaymentsToReviewPage } from '@scholar/contract';
import type { AccountsRepository, NoticeFacts } from '../accounts/accounts.ports';
import type { LimitsRepository } from '../accounts/limits.ports';
import type { MailJobsRepository } from '../mail/mail.ports';
import type { PlanPeriod } from '../plans/plan-period';
import type { HoldingsRepository, PlansRepository } from '../plans/plans.ports';
import type { Caller } from '../shared/caller';
import type { OwnerId } from '../shared/owner-id';
import type { Transactional } from '../shared/transactional';
import type { TeamsRepository } from '../teams/teams.ports';

export type ProviderName = 'sandbox' | 'vnpay';

/** `review`: its money came too late or is not sure, and somebody has to look at it. */
export type OrderStatus = 'open' | 'paid' | 'cancelled' | 'expired' | 'review';

export type Order = {
  owner: OwnerId;
  number: string;
  plan: PaidPlan;
  amountVnd: number;
  provider: ProviderName;
  status: OrderStatus;
  createdAt: Date;
  expiresAt: Date;
  /** By the database clock; the status may not say so yet. */
  secondsLeft: number;
};

export type OrderDraft = Pick<Order, 'number' | 'plan' | 'amountVnd' | 'provider'> & {
  lifeMinutes: number;
};

export type OrdersRepository = {
  /** The one that can still be paid, by the database clock. */
  findOpen(owner: OwnerId, plan: PaidPlan, provider: ProviderName): Promise<Order | undefined>;
  insert(owner: OwnerId, draft: OrderDraft): Promise<Order>;
  find(owner: OwnerId, number: string): Promise<Order | undefined>;
  setStatus(owner: OwnerId, number: string, status: OrderStatus): Promise<void>;
  /** Closes what is open for this plan, so that there is room for a new one. */
  expireOpen(owner: OwnerId, plan: PaidPlan): Promise<void>;
  /** Closes what nobody paid in time. */
  expireOld(): Promise<void>;
};

export type LedgerPayment = {
  orderNumber: string;
  provider: ProviderName;
  /** The number that the provider gave to the movement of money. */
  transactionNo: string;
  plan: PaidPlan;
  amountVnd: number;
  status: 'paid' | 'review';
  paidAt: Date;
};

/** Money that waits for an operator, or did. */
export type PaymentInReview = Pick<
  LedgerPayment,
  'orderNumber' | 'plan' | 'amountVnd' | 'paidAt'
> & {
  owner: OwnerId;
  paymentId: number;
};

export type EndingPlan = {
  owner: OwnerId;
  plan: PaidPlan;
  endsAt: Date;
  /** Which of the reminders it is. */
  daysBefore: number;
  /** How many days of the calendar in Vietnam are left; 0 is today. */
  daysLeft: number;
};

/** Payments and the time they bought. Rows are added, never changed. */
export type LedgerRepository = {
  /**
   * Makes whoever else settles for this account wait until the transaction ends. The database's time;
   * undefined when there is no such account. Also for deactivated ones: their money must not get lost.
   */
  lock(owner: OwnerId): Promise<Date | undefined>;
  hasPayment(
    owner: OwnerId,
    payment: Pick<LedgerPayment, 'orderNumber' | 'provider' | 'transactionNo'>,
  ): Promise<boolean>;
  insertPayment(owner: OwnerId, payment: LedgerPayment): Promise<{ paymentId: number }>;
  insertGrant(
    owner: OwnerId,
    grant: PlanPeriod & { plan: PaidPlan; paymentId: number | null },
  ): Promise<void>;
  /** Newest first. */
  listPayments(owner: OwnerId, limit: number): Promise<Payment[]>;
  /** Those that no operator has decided about, oldest first. */
  listToReview(page: { page: number; pageSize: number }): Promise<PaymentsToReviewPage>;
  findToReview(paymentId: number): Promise<PaymentInReview | undefined>;
  /** True for exactly one caller. */
  insertSettlement(
    owner: OwnerId,
    settlement: { paymentId: number; decision: PaymentDecision['decision'] },
  ): Promise<boolean>;
  /**
   * Plans that end within one of these numbers of days, of which whoever paid was not reminded yet. Team time
   * goes on as long as that of anybody in the same team.
   */
  listEnding(daysBefore: readonly number[], limit: number): Promise<EndingPlan[]>;
  /** True for exactly one caller. */
  noteReminder(ending: EndingPlan): Promise<boolean>;
};

export type PaymentsStore = Transactional<{
  accounts: AccountsRepository;
  limits: LimitsRepository;
  mailJobs: MailJobsRepository;
  holdings: HoldingsRepository;
  plans: PlansRepository;
  orders: OrdersRepository;
  ledger: LedgerRepository;
  teams: Pick<TeamsRepository, 'lockMembership'>;
}>;

/** Where students are sent to pay. */
export type PaymentProvider = {
  name: ProviderName;
  payUrl(order: Order, caller: Caller): string;
};

/** Money that a student has given; without a time where the provider tells none. */
export type MovedMoney = { transactionNo: string; paidAt: Date | undefined };

/** What a provider says about an order, its signature proven. */
export type PaymentNotice = {
  provider: ProviderName;
  orderNumber: string;
  amountVnd: number;
} & (
  | ({ outcome: 'paid' } & MovedMoney)
  /** The money was taken, but the provider or the bank holds it back or sends it back. */
  | ({ outcome: 'unclear' } & MovedMoney)
  /** The student cancelled, or the bank refused. */
  | { outcome: 'refused' }
  /** Nothing is decided yet. */
  | { outcome: 'unfinished' }
);

/** Why a notification is not even looked at. */
export type NoticeProblem = 'bad-signature' | 'wrong-currency' | 'unreadable';
export type NoticeReading =
  | { notice: PaymentNotice; facts: NoticeFacts }
  /** Facts only where the signature is proven. */
  | { problem: NoticeProblem; facts?: NoticeFacts };

export type NoticeAnswer =
  | 'confirmed'
  | 'unknown-order'
  | 'already-confirmed'
  | 'wrong-amount'
  | 'unfinished'
  | NoticeProblem;
