export { GenerationFailed } from './generation-failed';
export { SignInDialog } from './sign-in-dialog';
export { useGeneration } from './use-generation';
