import {
  accountEndpoints,
  type Language,
  PICTURE_FILE,
  takeoutEndpoints,
  type User,
} from '@scholar/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api/api';
import { useApi } from '../../lib/api/api-context';
import { saveFile } from '../../lib/device/save-file';
import { readSession, storeUser, useSession } from '../../lib/session/session';
import type { SourceSquare } from './picture/crop-geometry';
import { drawPicture, toBase64 } from './picture/draw-picture';
import { useSingleMutation } from '../../lib/queries/use-single-mutation';

type ContactUpdate = Partial<Pick<User, 'name' | 'phoneNumber'>>;
type PictureCut = { image: HTMLImageElement; square: SourceSquare };

/** No overlay may hold a student longer than this: then the request counts as failed. */
const LONGEST_WAIT_MS = 30_000;

export const profileQueries = {
  all: ['profile'] as const,
  me: (api: Api) =>
    queryOptions({
      queryKey: [...profileQueries.all, 'me'],
      // Without a connection the call fails at once, instead of waiting for one behind a skeleton.
      networkMode: 'always',
      queryFn: async ({ signal }) => {
        const user = await api(accountEndpoints.me, {}, { isQuiet: true, signal });
        storeUser(user);
        return user;
      },
    }),
};

/** The stored student shows at once and stays the truth; the server's answer refreshes it. */
export function useProfile() {
  const { user } = useSession();
  const me = useQuery(profileQueries.me(useApi()));
  return { user: user ?? me.data, me };
}

export function useUpdateProfile() {
  return useProfileChange(async (api, update: ContactUpdate) => {
    await api(accountEndpoints.updateProfile, { body: update }, quietly());
    return update;
  });
}

export function useUpdateUsername() {
  return useProfileChange(async (api, userName: string) => {
    await api(accountEndpoints.updateUsername, { body: { userName } }, quietly());
    return { userName };
  });
}

export function useUpdateLanguage() {
  return useProfileChange(async (api, language: Language) => {
    await api(accountEndpoints.updateSettings, { body: { language } }, quietly());
    return { language };
  });
}

export function useUpdatePicture() {
  return useProfileChange(async (api, { image, square }: PictureCut) => {
    const jpeg = await drawPicture(image, square);
    const form = new FormData();
    form.append(PICTURE_FILE.field, jpeg, 'picture.jpg');
    await api(accountEndpoints.updateProfilePicture, {}, { ...quietly(), form });
    return { profilePicture: await toBase64(jpeg) };
  });
}

export function useSendCode() {
  return useProfileMutation((api, email: string) =>
    api(accountEndpoints.sendVerification, { params: { email } }, quietly()),
  );
}

export function useLogOutEverywhere() {
  return useProfileMutation((api) => api(accountEndpoints.invalidateMe, {}, quietly()));
}

/** A change of the account: header and screen show it as soon as the server has taken it. */
function useProfileChange<Variables>(
  send: (api: Api, variables: Variables) => Promise<Partial<User>>,
) {
  const queryClient = useQueryClient();
  return useProfileMutation(send, (change) => {
    const { user } = readSession();
    if (user) {
      storeUser({ ...user, ...change });
    }
    void queryClient.invalidateQueries({ queryKey: profileQueries.all });
  });
}

function useProfileMutation<Data, Variables = void>(
  send: (api: Api, variables: Variables) => Promise<Data>,
  onSuccess?: (data: Data) => void,
) {
  const api = useApi();
  return useSingleMutation({
    mutationKey: profileQueries.all,
    networkMode: 'always',
    mutationFn: (variables: Variables) => send(api, variables),
    onSuccess: (data) => onSuccess?.(data),
  });
}

/** Without the app's overlay, because this screen has its own. */
function quietly() {
  return { isQuiet: true, signal: AbortSignal.timeout(LONGEST_WAIT_MS) };
}

/** Everything the student owns, saved as a file. */
export function useExport() {
  const api = useApi();
  return useSingleMutation({
    mutationFn: async () => {
      const archive = await api(takeoutEndpoints.export, {}, { isQuiet: true });
      if (archive instanceof Blob) {
        saveFile(archive, `scholar-${new Date().toISOString().slice(0, 10)}.zip`);
      }
    },
  });
}
