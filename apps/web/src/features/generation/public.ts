export { GenerationFailed } from './generation-failed';
export { type EntryPath, SignInDialog } from './sign-in-dialog';
export { useGeneration } from './use-generation';
