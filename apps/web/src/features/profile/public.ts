export { SecondFactorGate } from './security/second-factor-gate';
