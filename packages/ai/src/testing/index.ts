export {
  answerHonestly,
  type FakeProvider,
  type ProviderReply,
  startFakeProvider,
} from './fake-provider';
