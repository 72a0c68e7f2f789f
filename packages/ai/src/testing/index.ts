export { type FakeOllama, startFakeOllama } from './fake-ollama';
export {
  answerHonestly,
  type FakeProvider,
  type ProviderReply,
  startFakeProvider,
} from './fake-provider';
