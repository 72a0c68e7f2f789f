import { onTestFinished } from 'vitest';

/** What the server would have written into the page, until the test is over. */
export function setPageSetting(name: `scholar-${string}`, content: string): void {
  const meta = document.createElement('meta');
  Object.assign(meta, { name, content });
  document.head.append(meta);
  onTestFinished(() => meta.remove());
}
