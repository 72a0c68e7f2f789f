import { pushEndpoints } from '@scholar/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Api, ApiError } from '../../lib/api/api';
import { useApi } from '../../lib/api/api-context';
import {
  addPushDevice,
  canPush,
  findPushDevice,
  removePushDevice,
} from '../../lib/device/push-device';
import { logFailure } from '../../lib/queries/log-failure';
import { useSingleMutation } from '../../lib/queries/use-single-mutation';

/** Why this browser shows no reminders. */
export type PushProblem = 'unsupported' | 'denied' | 'not-now' | 'failed';

/** How many browsers show reminders, and whether this one does. */
export type ShownOn = { count: number; isHere: boolean };

const pushQueries = {
  shownOn: (api: Api) =>
    queryOptions({
      queryKey: ['push'],
      queryFn: ({ signal }) => logFailure('Failed to load the devices', readShownOn(api), signal),
    }),
};

/** Undefined until it is known. */
export function useShownOn({ isWanted }: { isWanted: boolean }): ShownOn | undefined {
  return useQuery({ ...pushQueries.shownOn(useApi()), enabled: isWanted }).data;
}

/** Ends with the reason where this browser stays without reminders. */
export function useAddDevice() {
  return useDeviceChange(async (api): Promise<PushProblem | undefined> => {
    if (!canPush()) {
      return 'unsupported';
    }
    // Asked before anything else: browsers show the question only right after a click.
    const permission = await Notification.requestPermission();
    if (permission !== 'granted') {
      return permission === 'denied' ? 'denied' : 'not-now';
    }
    try {
      await addPushDevice(api);
    } catch {
      return 'failed';
    }
    return undefined;
  });
}

export function useRemoveDevice() {
  return useDeviceChange(async (api) => {
    try {
      await removePushDevice(api);
    } catch (error) {
      // The server did not know it, so it is where it should be.
      if (!(error instanceof ApiError && error.code === 'not_found')) {
        throw error;
      }
    }
  });
}

function useDeviceChange<Outcome>(change: (api: Api) => Promise<Outcome>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: () => change(api),
    onSettled: () => queryClient.invalidateQueries({ queryKey: pushQueries.shownOn(api).queryKey }),
  });
}

async function readShownOn(api: Api): Promise<ShownOn> {
  const { devices } = await api(pushEndpoints.read, {}, { isQuiet: true });
  const here = await findPushDevice();
  return { count: devices.length, isHere: here !== undefined && devices.includes(here) };
}
