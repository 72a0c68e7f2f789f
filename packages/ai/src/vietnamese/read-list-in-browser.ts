/** Read by the bundler: a browser has no folder to look into. */
const FILES = import.meta.glob<string>('./lists/**/*.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export function readList(name: string): string {
  return FILES[`./lists/${name}.txt`] ?? '';
}
