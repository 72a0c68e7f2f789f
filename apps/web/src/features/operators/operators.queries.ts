import {
  operatorEndpoints,
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
import { useFreshPassword } from './fresh-password';

const OPERATOR_KEY = ['operators'] as const;

type PageAddress = Pick<ListAddress, 'page' | 'size'>;

export const operatorQueries = {
  users: (api: Api, { keyword, ...list }: PageAddress & Pick<ListAddress, 'keyword'>) =>
    queryOptions({
      queryKey: [...OPERATOR_KEY, 'users', keyword.trim(), list],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) =>
        api(
          operatorEndpoints.listUsers,
          { query: { ...toPage(list), keyword: keyword.trim() } },
          { isQuiet: true, signal },
        ),
    }),

  user: (api: Api, userId: number) =>
    queryOptions({
      queryKey: [...OPERATOR_KEY, 'user', userId],
      queryFn: ({ signal }) =>
        api(
          operatorEndpoints.getUser,
          { params: { userId: String(userId) } },
          { isQuiet: true, signal },
        ),
    }),

  payments: (api: Api, list: PageAddress) =>
    queryOptions({
      queryKey: [...OPERATOR_KEY, 'payments', list],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) =>
        api(
          operatorEndpoints.listPayments,
          { query: { ...toPage(list), status: 'review' as const } },
          { isQuiet: true, signal },
        ),
    }),

  mails: (api: Api, { state, ...list }: PageAddress & { state: MailState }) =>
    queryOptions({
      queryKey: [...OPERATOR_KEY, 'mails', state, list],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) =>
        api(
          operatorEndpoints.listMails,
          { query: { ...toPage(list), state } },
          { isQuiet: true, signal },
        ),
    }),

  choices: (api: Api) =>
    queryOptions({
      queryKey: [...OPERATOR_KEY, 'choices'],
      queryFn: ({ signal }) => api(operatorEndpoints.readChoices, {}, { isQuiet: true, signal }),
    }),

  audit: (api: Api, list: PageAddress) =>
    queryOptions({
      queryKey: [...OPERATOR_KEY, 'audit', list],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) =>
        api(operatorEndpoints.listAudit, { query: toPage(list) }, { isQuiet: true, signal }),
    }),
};

export function useBlock(userId: number) {
  return useAction((api, reason: string) =>
    api(
      operatorEndpoints.block,
      { ...byAccount(userId), body: { reason } },
      { signal: saveSignal() },
    ),
  );
}

export function useUnblock(userId: number) {
  return useAction((api) =>
    api(operatorEndpoints.unblock, byAccount(userId), { signal: saveSignal() }),
  );
}

export function useGrantPlan(userId: number) {
  const keyOf = useRetryKey();
  return useAction(
    (api, gift: PlanGift) =>
      api(
        operatorEndpoints.grantPlan,
        { ...byAccount(userId), body: gift },
        { idempotencyKey: keyOf(gift), signal: saveSignal() },
      ),
    () => keyOf.forget(),
  );
}

export function useSettle() {
  return useAction((api, { paymentId, ...body }: PaymentDecision & { paymentId: number }) =>
    api(
      operatorEndpoints.settlePayment,
      { params: { paymentId: String(paymentId) }, body },
      { signal: saveSignal() },
    ),
  );
}

export function useRetryMail() {
  return useAction((api, mailId: number) =>
    api(
      operatorEndpoints.retryMail,
      { params: { mailId: String(mailId) } },
      { signal: saveSignal() },
    ),
  );
}

/** Every action adds to the audit log and most change a list, so everything is fetched again. */
function useAction<Data, Variables>(
  send: (api: Api, variables: Variables) => Promise<Data>,
  onDone: () => void = () => {},
) {
  const api = useApi();
  const queryClient = useQueryClient();
  const withFreshPassword = useFreshPassword();
  return useSingleMutation({
    mutationFn: (variables: Variables) => withFreshPassword(() => send(api, variables)),
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: OPERATOR_KEY }),
  });
}

function byAccount(userId: number) {
  return { params: { userId: String(userId) } };
}

function toPage({ page, size }: PageAddress) {
  return { page: String(page), pageSize: String(size) };
}
