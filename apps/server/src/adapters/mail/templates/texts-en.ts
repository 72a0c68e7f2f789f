import { DEACTIVATION_DAYS } from '@scholar/domain';
import type { MailTexts } from './mail-texts';

export const ENGLISH_TEXTS: MailTexts = {
  codes: {
    'registration-code': {
      subject: 'Confirm your email for Scholar',
      preheader: 'Enter the code on the sign-up page and you are in.',
      heading: 'Confirm your email',
      intro: ['Welcome to Scholar. Enter this code to finish creating your account:'],
      notes: ['If you did not sign up, ignore this email. Nothing will happen.'],
    },
    'account-code': {
      subject: 'Your Scholar account code',
      preheader: 'There is already a Scholar account with this email address.',
      heading: 'Your account code',
      intro: [
        'There is already a Scholar account with this email address. Use this code to change its password or to deactivate it:',
      ],
      notes: [
        'The code cannot be used to sign up again. If that is what you wanted, log in instead, or choose Forgot Password on the login page.',
        'If it was not you who asked for the code, ignore this email. Your account stays as it is.',
      ],
    },
    'reset-code': {
      subject: 'Reset your Scholar password',
      preheader: 'Enter the code on the reset page to choose a new password.',
      heading: 'Reset your password',
      intro: ['Enter this code to choose a new password for your Scholar account:'],
      notes: ['If you did not ask for this, ignore this email. Your password stays the same.'],
    },
  },
  notices: {
    'password-changed': {
      subject: 'Your Scholar password was changed',
      preheader: 'All devices were logged out. Was it not you? Reset the password now.',
      heading: 'Your password was changed',
      intro: [
        'The password of your Scholar account was just changed, and all devices were logged out. Log in again with the new password.',
      ],
      link: { label: 'Reset the password', path: '/enter-mail' },
      notes: ['If it was you, there is nothing to do. If it was not, reset the password now.'],
    },
    'second-factor-on': {
      subject: 'Your Scholar account now has a second factor',
      preheader: 'From now on, logging in takes a code from your authenticator app.',
      heading: 'Your second factor is on',
      intro: [
        'From now on, logging in to your Scholar account takes your password and a code from your authenticator app. All other devices were logged out.',
        'Keep your recovery codes in a safe place. They let you in when your phone is not at hand.',
      ],
      link: { label: 'Reset the password', path: '/enter-mail' },
      notes: [
        'If it was you, there is nothing to do. If it was not, reset the password now and write to whoever runs your Scholar.',
      ],
    },
    'second-factor-off': {
      subject: 'The second factor of your Scholar account is off',
      preheader: 'Was it not you? Reset the password now.',
      heading: 'Your second factor is off',
      intro: ['From now on, logging in to your Scholar account takes your password alone.'],
      link: { label: 'Reset the password', path: '/enter-mail' },
      notes: [
        'If it was you, there is nothing to do. If it was not, reset the password now and turn the second factor on again.',
      ],
    },
    'account-deactivated': {
      subject: 'Your Scholar account is deactivated',
      preheader: `You can come back within ${DEACTIVATION_DAYS} days.`,
      heading: 'Your account is deactivated',
      intro: [
        'Your Scholar account was deactivated and logged out on all devices. Your documents, flashcards and sets are hidden.',
        `Changed your mind? Register again with this email address within ${DEACTIVATION_DAYS} days and everything comes back. After that it is deleted for good.`,
      ],
      link: { label: 'Register again', path: '/register' },
      notes: ['If it was not you, register again now and choose a new password.'],
    },
    'account-deleted': {
      subject: 'Your Scholar account is deleted',
      preheader: 'Your documents, flashcards and sets are gone for good.',
      heading: 'Your account is deleted',
      intro: [
        'As you asked, your Scholar account was deleted with everything in it: documents, flashcards, sets and study times. It cannot be brought back.',
        'Thank you for studying with Scholar. You are welcome back at any time with a new account.',
      ],
      link: { label: 'Make a new account', path: '/register' },
      notes: ['If it was not you, somebody can read your e-mail. Change its password now.'],
    },
  },
  codeLife: (minutes) =>
    `The code works for ${minutes} minutes and only once. A newer code replaces it.`,
  codeSecrecy: 'Keep the code to yourself. Nobody at Scholar will ever ask you for it.',
  tagline: 'Scholar, your AI study assistant',
  whyCode: 'You get this email because this address was entered at Scholar.',
  whyNotice: (address) => `Sent to ${address}, the address of your Scholar account.`,
};
