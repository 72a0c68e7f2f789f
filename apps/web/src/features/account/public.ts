export { keepDeactivationEmail, keepResetEmail } from './stored/mailed-to';
export { AuthPage } from './page/auth-page';
export { forgetCredentials, rememberCredentials } from './page/remember-me';
