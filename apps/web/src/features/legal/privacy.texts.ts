import { CODE_LIFE_SECONDS } from '@scholar/contract';
import { defineTexts } from '../../lib/i18n';
import type { LegalDocument } from './legal-page';

const english: LegalDocument = {
  title: 'Privacy policy',
  lead: 'What Scholar keeps about you, where it goes, and how you get it back or have it deleted.',
  updated: 'Last updated November 17, 2026',
  sections: [
    {
      title: 'Who answers for your data',
      blocks: [
        'Scholar can be run by a person, a school or a company. Whoever runs the Scholar you use is meant by ‘we’ on this page, and answers for your data.',
      ],
    },
    {
      title: 'What we store',
      blocks: [
        [
          {
            name: 'Your account',
            text: 'Your name and e-mail address, your username, phone number and profile picture if you add them, your language, and the day you joined.',
          },
          {
            name: 'Your password',
            text: 'Only as an argon2id hash. Nobody can read your password back from it, and neither can we.',
          },
          {
            name: 'Your material',
            text: 'The documents, summaries, flashcards and sets that you save, and the pictures and sounds on your cards. Pictures are written anew, so that the place and the camera noted in a photo are not kept.',
          },
          {
            name: 'Your studying',
            text: 'Study sessions and finished tests: which set, how long, how many right and wrong. Your statistics are made from them.',
          },
          {
            name: 'Your sign-ins',
            text: 'One entry for each signed-in device, and scrambled notes of the networks you signed in from, so that strangers who guess passwords can be slowed down.',
          },
          {
            name: 'Security log',
            text: 'Lines such as ‘password changed’ with your account number, the first part of your network address and the outcome. Never a password, a code, an e-mail address or the text of a document.',
          },
          {
            name: 'Payments',
            text: 'Which plan you bought, when, for how much, and the reference of the payment. Card and bank details go to the payment company and never reach us.',
          },
        ],
      ],
    },
    {
      title: 'What stays on your device',
      blocks: [
        'Files that you drop in are read in your browser; what is sent is their text. Those that wait to be read, and cards that you have not saved yet, lie in your browser until you save or remove them, or log out.',
        'Your browser keeps your sign-in, a copy of your profile, which cards you have studied, your theme, and whether the side menu is open. If you tick Remember me it also keeps your e-mail address and, encrypted, your password for up to 30 days. Untick it and both are gone. A registration you have not finished waits in its tab for at most 15 minutes, its password encrypted.',
        'When you sign in, one cookie is set. It holds a random number by which we tell a browser you have used before from others on the same network, so that somebody else’s wrong passwords do not lock you out. It is used for nothing else and ends after 180 days.',
        'There are no advertising or tracking cookies, and no scripts from other companies.',
      ],
    },
    {
      title: 'Your documents and AI',
      blocks: [
        'By default, text that you summarize or turn into flashcards is read by the engine built into Scholar, on our own server. It is sent to nobody else.',
        'We may connect an AI provider instead: an OpenAI-compatible service, Anthropic or Google. The text of a document you ask about is then sent to that provider to produce the answer, under the provider’s own terms. Your name, e-mail address and password are not sent along. Ask us which provider is in use, and do not submit anything that must stay secret.',
      ],
    },
    {
      title: 'How long we keep it',
      blocks: [
        [
          {
            name: 'Account and material',
            text: 'For as long as you have the account. Documents, cards, sets and exams that you delete are hidden at once and erased after 30 days.',
          },
          {
            name: 'Deactivated accounts',
            text: 'Signed out and hidden at once, kept for 30 days in case you come back, then erased with everything in them.',
          },
          {
            name: 'Sign-ins',
            text: 'End after 14 days without use, and after 90 days in any case. Scrambled network notes go 180 days after the last sign-in from there.',
          },
          {
            name: 'Mailed codes',
            text: `Work once, for ${CODE_LIFE_SECONDS / 60} minutes, and are stored only as a hash.`,
          },
          {
            name: 'Mails',
            text: 'The contents are encrypted while a mail waits, and wiped as soon as it is sent. One that could not be delivered is wiped after seven days.',
          },
          {
            name: 'Backups',
            text: 'Erased data disappears from backups as these grow old and are replaced.',
          },
        ],
      ],
    },
    {
      title: 'Mails we send',
      blocks: [
        'Codes you ask for, and notices when something important about your account changes. No newsletters.',
        'If you turn it on, a reminder once a day at the hour you choose, when cards wait for you. It says how many and how long they take, never what stands on them. Every reminder has a link that ends it, of which we keep only a hash; deactivating your account ends it too.',
        'If you choose to see it on your devices instead, it goes through the push service of your browser’s maker, encrypted so that only your browser can read it. For that we keep the address your browser gives us and its keys, for ten devices at most. They go when you remove the device, log out there, log out everywhere, change your password or deactivate your account.',
      ],
    },
    {
      title: 'Links to your sets',
      blocks: [
        'If you make a link to a set, whoever has the link can read its cards with their pictures, and copy them into an account of their own. They see your name only if you say so. Search engines are told to stay out. We count how often it was opened and copied, not by whom; a scrambled note, gone after a day, lets each visitor count once. The link is kept in a form that is of no use without our server’s secret, and is written into no log. You can close it at any time; copies stay with those who made them. Deactivating your account closes all of them. A report about a link goes to us, with what its sender wrote.',
      ],
    },
    {
      title: 'Your calendar',
      blocks: [
        'If you subscribe to your exams, your calendar reads your plans under a secret address: names of exams and sets, days, and how many cards, never what stands on them. Your calendar’s provider sees what it reads, and so does whoever knows the address. We keep only a hash of it and write it into no log. You can change or end it on the page of an exam; deactivating your account ends it too.',
      ],
    },
    {
      title: 'Your rights',
      blocks: [
        [
          {
            name: 'See and correct',
            text: 'Your name, username, phone number and picture can be changed on your profile at any time.',
          },
          {
            name: 'Take it along',
            text: 'Export your sets, or everything, from your library for Anki, Quizlet or a spreadsheet. Ask us, and you get a copy of everything you own as plain files that other programs can read.',
          },
          {
            name: 'Delete',
            text: 'Deactivate Account on your profile erases everything after 30 days. Tell us if it should go sooner.',
          },
          {
            name: 'Complain',
            text: 'To us first, if you like. You can also turn to the data protection authority where you live.',
          },
        ],
      ],
    },
    {
      title: 'Contact',
      blocks: [
        'Write to the support address of whoever runs your Scholar. If you do not know it, ask the person, school or company that gave you this address.',
      ],
    },
  ],
};

export const privacyTexts = defineTexts({ en: english });
