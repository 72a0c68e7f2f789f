/**
 * What the login needs once somebody uses it: the rules, the calls and their schemas, the screen
 * after it. Loaded together on demand, because the first look at the form must be light.
 */
export { loginRules } from '../register/account-rules';
export { LoggedOut } from './logged-out';
export { isSecondFactorNeeded, SecondFactorField } from './second-factor-field';
export { signIn } from './sign-in';
export { TokenStep } from './token-step';
