/** Also named in public/service-worker.js, which puts there what another app shares. */
const SHARED = 'shared-files';

/** Each of them once. */
export async function takeSharedFiles(): Promise<File[]> {
  const cache = await caches.open(SHARED);
  const files: File[] = [];
  for (const request of await cache.keys()) {
    const answer = await cache.match(request);
    const name = decodeURIComponent(request.url.split('/').at(-1) ?? '');
    if (answer) {
      const content = await answer.blob();
      files.push(new File([content], name, { type: content.type }));
    }
    await cache.delete(request);
  }
  return files;
}
