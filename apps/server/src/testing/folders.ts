import { type Folder, folderEndpoints, FolderSchema } from '@scholar/contract';
import type { TestApp } from './test-app';

type Caller = Pick<TestApp, 'call'>;

/** Makes a folder through the same call a browser makes. */
export async function saveFolder(
  { call }: Caller,
  token: string,
  draft: { name?: string; parentId?: number | null } = {},
): Promise<Folder> {
  const body = { name: 'Biology', ...draft };
  const answer = await call('POST', '/folder/create', { token, body });
  if (answer.status !== 200) {
    throw new Error(`Making a folder answered ${answer.status}: ${answer.body.message}`);
  }
  return FolderSchema.parse(answer.body.data);
}

export async function listFolders({ call }: Caller, token: string): Promise<Folder[]> {
  const { body } = await call('GET', '/folder/list', { token });
  return folderEndpoints.list.data.parse(body.data).folders;
}
