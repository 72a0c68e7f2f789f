export { keepDeactivationEmail, keepResetEmail } from './stored/mailed-to';
