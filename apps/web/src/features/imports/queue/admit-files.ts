import { IMPORT_BATCH, paymentEndpoints } from '@scholar/contract';
import type { Api } from '../../../lib/api/api';
import type { CarriedFile } from '../../../lib/device/carried-files';
import { chooseFile } from '../../import-document/public';
import { isUnderWay, type FileFault, type QueuedFile } from './queued-file';

type Limit = { files: number; bytes: number };

/** Which of the dropped files are taken; `left` of them are more than one batch of the plan holds. */
export async function admitFiles(
  api: Api,
  dropped: readonly CarriedFile[],
  queued: readonly QueuedFile[],
): Promise<{ taken: CarriedFile[]; left: number; limit: Limit }> {
  const basic = takeWithin(IMPORT_BATCH.basic, dropped, queued);
  if (basic.left === 0) {
    return basic;
  }
  // Asked only where it matters; whoever cannot be asked is taken for Basic.
  const plan = await api(paymentEndpoints.checkPlan, {}, { isQuiet: true }).catch(() => undefined);
  const isPaid = plan !== undefined && plan.response !== 'Basic';
  return isPaid ? takeWithin(IMPORT_BATCH.paid, dropped, queued) : basic;
}

function takeWithin(limit: Limit, dropped: readonly CarriedFile[], queued: readonly QueuedFile[]) {
  const held = queued.filter((file) => isUnderWay(file) || file.stage === 'ready');
  let files = held.length;
  let bytes = held.reduce((sum, { size }) => sum + size, 0);
  const taken = dropped.filter(({ file }) => {
    // What cannot be read takes no room: it gets its line with the reason.
    if (!file || findFault({ file }) !== null) {
      return true;
    }
    const fits = files < limit.files && bytes + file.size <= limit.bytes;
    files += fits ? 1 : 0;
    bytes += fits ? file.size : 0;
    return fits;
  });
  return { taken, left: dropped.length - taken.length, limit };
}

/** By name and size, before anything is read. */
export function findFault({ file }: Pick<CarriedFile, 'file'>): FileFault | null {
  if (!file) {
    return 'folder';
  }
  const { kind } = chooseFile([file]);
  return kind === 'file' || kind === 'none' ? null : kind;
}
