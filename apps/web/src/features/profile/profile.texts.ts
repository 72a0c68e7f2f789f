import { MESSAGES } from '@scholar/contract';
import { defineTexts } from '../../lib/i18n';

export const profileTexts = defineTexts({
  en: {
    title: 'Profile',
    backToHome: 'Back to Home',
    joined: (date: string) => `Joined ${date}`,
    signInSection: 'Name, contact and password',
    accountSection: 'Devices and account',
    notSet: 'Not set yet',
    updating: 'Updating...',
    save: 'Save',

    name: { row: 'Name', change: 'Change Name', field: 'Name', failed: 'Failed to update name.' },
    username: {
      row: 'Username',
      change: 'Change Username',
      field: 'Username',
      hint: '3-30 letters, digits, dots or underscores.',
      failed: 'Failed to update username.',
      updated: MESSAGES.usernameUpdated,
    },
    phone: { row: 'Phone', manage: 'Manage account' },
    password: {
      row: 'Password',
      detail: 'We will e-mail you a code first',
      change: 'Change Password',
      failed: 'Failed to send verification code. Please try again.',
    },
    language: {
      row: 'Language of mails',
      detail: 'For codes and notices we send you',
      names: { en: 'English', vi: 'Tiếng Việt' },
      saved: (language: string) => `We will write to you in ${language}.`,
      failed: 'The language could not be saved.',
      retry: 'Try again',
    },
    devices: {
      row: 'Devices',
      detail: 'Ends every session, this one included',
      logOut: 'Log out of all devices',
      question:
        'Are you sure you want to log out of all devices? This will log you out everywhere.',
      confirm: 'Log out everywhere',
      done: MESSAGES.loggedOutEverywhere,
      failed: 'Failed to log out of all devices.',
    },
    library: {
      row: 'Your flashcards',
      detail: 'Every set, for Anki, Quizlet or a spreadsheet',
      export: 'Export everything',
    },
    takeout: {
      row: 'Your data',
      detail: 'Documents, flashcards, sets and study times, as JSON and as tables',
      download: 'Download my data',
      failed: 'The download failed. Please try again.',
    },
    deactivation: {
      row: 'Account',
      detail: 'You can come back with the same e-mail',
      deactivate: 'Deactivate Account',
      consequence:
        'This logs you out everywhere and hides your data. Register again with the same e-mail within 30 days and everything is back; after that it is deleted.',
      ask: (email: string) => `Type ${email} to confirm. We then mail you a code.`,
      field: 'Account e-mail',
      submit: 'Send code',
      failed: 'Failed to send verification code.',
    },
    picture: {
      change: 'Change profile picture',
      title: 'Profile picture',
      area: 'Position of the picture. Arrow keys move it, plus and minus zoom.',
      zoom: 'Zoom',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      moves: {
        left: 'Move left',
        up: 'Move up',
        down: 'Move down',
        right: 'Move right',
      },
      hint: 'Drag or use the arrows to move. PNG or JPEG, under 1 MB.',
      opening: 'Opening the picture…',
      updated: 'Profile picture updated.',
      failed: 'Failed to update profile picture.',
    },
    manage: {
      title: 'Manage Account',
      lead: 'Your name as others see it, and a phone number if you like.',
      backToProfile: 'Back to profile',
      name: 'Name',
      phone: 'Phone Number',
      phoneHint: 'Optional. Leave it empty to remove it.',
      save: 'Save Changes',
      saved: MESSAGES.profileUpdated,
      failed: 'Failed to update profile.',
      restored: 'Your unsaved changes are still here.',
      discard: 'Discard',
    },
    errors: {
      nameEmpty: MESSAGES.nameEmpty,
      nameTooLong: MESSAGES.nameTooLong,
      phone: MESSAGES.phone,
      usernameEmpty: MESSAGES.usernameEmpty,
      username: MESSAGES.username,
      deactivationEmail: MESSAGES.deactivationEmail,
    },
  },
});

export type ProfileErrors = (typeof profileTexts)['en']['errors'];
