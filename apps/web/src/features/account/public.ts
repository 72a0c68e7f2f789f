export { keepDeactivationEmail, keepResetEmail } from './mailed-to';
