import { defineTexts } from '../../lib/i18n';

export const signInDialogTexts = defineTexts({ en: { logIn: 'Log in' } });
