// A thread starts without the loader of its process, and the sources are TypeScript.
const { register } = await import(import.meta.resolve('tsx/esm/api'));
register();
await import('./extract-thread.ts');
