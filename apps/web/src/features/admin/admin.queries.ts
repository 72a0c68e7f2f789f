import {
  adminEndpoints,
  type MailState,
  type PaymentDecision,
  type PlanGift,
} from '@scholar/contract';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { type Api, saveSignal } from '../../lib/api/api';
import { useApi } from '../../lib/api/api-context';
import type { ListAddress } from '../../lib/address/list-address';
import { useRetryKey } from '../../lib/queries/use-retry-key';
import { useSingleMutation } from '../../lib/queries/use-single-mutation';

const ADMIN_KEY = ['admin'] as const;

type PageAddress = Pick<ListAddress, 'page' | 'size'>;

export const adminQueries = {
  users: (api: Api, { keyword, ...list }: PageAddress & Pick<ListAddress, 'keyword'>) =>
    queryOptions({
      queryKey: [...ADMIN_KEY, 'users', keyword.trim(), list],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) =>
        api(
          adminEndpoints.listUsers,
          { query: { ...toPage(list), keyword: keyword.trim() } },
          { isQuiet: true, signal },
        ),
    }),

  user: (api: Api, userId: number) =>
    queryOptions({
      queryKey: [...ADMIN_KEY, 'user', userId],
      queryFn: ({ signal }) =>
        api(
          adminEndpoints.getUser,
          { params: { userId: String(userId) } },
          { isQuiet: true, signal },
        ),
    }),

  payments: (api: Api, list: PageAddress) =>
    queryOptions({
      queryKey: [...ADMIN_KEY, 'payments', list],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) =>
        api(
          adminEndpoints.listPayments,
          { query: { ...toPage(list), status: 'review' as const } },
          { isQuiet: true, signal },
        ),
    }),

  mails: (api: Api, { state, ...list }: PageAddress & { state: MailState }) =>
    queryOptions({
      queryKey: [...ADMIN_KEY, 'mails', state, list],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) =>
        api(
          adminEndpoints.listMails,
          { query: { ...toPage(list), state } },
          { isQuiet: true, signal },
        ),
    }),

  audit: (api: Api, list: PageAddress) =>
    queryOptions({
      queryKey: [...ADMIN_KEY, 'audit', list],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) =>
        api(adminEndpoints.listAudit, { query: toPage(list) }, { isQuiet: true, signal }),
    }),
};

export function useBlock(userId: number) {
  return useAction((api, reason: string) =>
    api(adminEndpoints.block, { ...byUser(userId), body: { reason } }, { signal: saveSignal() }),
  );
}

export function useUnblock(userId: number) {
  return useAction((api) => api(adminEndpoints.unblock, byUser(userId), { signal: saveSignal() }));
}

export function useGrantPlan(userId: number) {
  const keyOf = useRetryKey();
  return useAction(
    (api, gift: PlanGift) =>
      api(
        adminEndpoints.grantPlan,
        { ...byUser(userId), body: gift },
        { idempotencyKey: keyOf(gift), signal: saveSignal() },
      ),
    () => keyOf.forget(),
  );
}

export function useSettle() {
  return useAction((api, { paymentId, ...body }: PaymentDecision & { paymentId: number }) =>
    api(
      adminEndpoints.settlePayment,
      { params: { paymentId: String(paymentId) }, body },
      { signal: saveSignal() },
    ),
  );
}

export function useRetryMail() {
  return useAction((api, mailId: number) =>
    api(adminEndpoints.retryMail, { params: { mailId: String(mailId) } }, { signal: saveSignal() }),
  );
}

/** Every action adds to the audit log and most change a list, so everything is fetched again. */
function useAction<Data, Variables>(
  send: (api: Api, variables: Variables) => Promise<Data>,
  onDone: () => void = () => {},
) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (variables: Variables) => send(api, variables),
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ADMIN_KEY }),
  });
}

function byUser(userId: number) {
  return { params: { userId: String(userId) } };
}

function toPage({ page, size }: PageAddress) {
  return { page: String(page), pageSize: String(size) };
}
