import { supportEndpoints, type SupportRequest } from '@scholar/contract';
import { queryOptions } from '@tanstack/react-query';
import { type Api, saveSignal } from '../../lib/api/api';
import { useApi } from '../../lib/api/api-context';
import { useRetryKey } from '../../lib/queries/use-retry-key';
import { useSingleMutation } from '../../lib/queries/use-single-mutation';

export function supportQuery(api: Api) {
  return queryOptions({
    queryKey: ['support'],
    queryFn: ({ signal }) => api(supportEndpoints.read, {}, { isQuiet: true, signal }),
  });
}

export function useSendMessage() {
  const api = useApi();
  const keyOf = useRetryKey();
  return useSingleMutation({
    mutationFn: (request: SupportRequest) =>
      api(
        supportEndpoints.send,
        { body: request },
        { idempotencyKey: keyOf(request), signal: saveSignal() },
      ),
    onSuccess: () => keyOf.forget(),
  });
}
