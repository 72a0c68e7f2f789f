import { PLANS } from '@scholar/contract';
import { defineTexts } from '../../lib/i18n';
import type { LegalDocument } from './legal-page';

const english: LegalDocument = {
  title: 'Terms of use',
  lead: 'The rules for using Scholar, short enough to read before you agree to them.',
  updated: 'Last updated November 15, 2026',
  sections: [
    {
      title: 'The agreement',
      blocks: [
        'Scholar can be run by a person, a school or a company. These terms are between you and whoever runs the Scholar you use, meant by ‘we’ on this page. You agree to them when you create an account. How we treat your data is written in the privacy policy.',
      ],
    },
    {
      title: 'Who may use Scholar',
      blocks: [
        'You must be at least 13 years old. If you are under 16, ask a parent or guardian to agree first.',
        'An account is for one person. Choose a password you use nowhere else and keep it to yourself. If you think somebody else has been in your account, change the password, log out of all devices, and tell us.',
      ],
    },
    {
      title: 'Your content stays yours',
      blocks: [
        'Documents, flashcards and sets belong to you. You allow us to store and process them for one purpose only: to give you the service.',
        'Bring only what you may use, such as your own notes or material you are allowed to copy for your studies. We may remove content when the law demands it.',
      ],
    },
    {
      title: 'Fair use',
      blocks: [
        [
          {
            name: 'Leave room for others',
            text: 'Do not flood Scholar with automatic requests or work around its limits.',
          },
          {
            name: 'Respect others',
            text: 'Do not try to reach accounts or data that are not yours.',
          },
          {
            name: 'Stay within the law',
            text: 'Do not use Scholar for anything unlawful or to harm somebody.',
          },
          { name: 'Do not resell it', text: 'Accounts and plans are not for passing on.' },
        ],
      ],
    },
    {
      title: 'What the AI writes',
      blocks: [
        'Summaries and flashcards are written by a machine. They can be incomplete or wrong, and we give no warranty for them. Check what matters against your source, and do not base decisions about health, law or money on them.',
        'Your school or university may have rules about AI. Following them is up to you.',
      ],
    },
    {
      title: 'Plans and payment',
      blocks: [
        `Basic is free. Pro is for one person, Team for ${PLANS.team.seats}. Prices are on the start page.`,
        'A paid plan runs for 30 days from the payment and does not renew by itself. Paying again earlier adds the days to what is left. When a plan ends you are back on Basic, and nothing you have saved is taken away.',
      ],
    },
    {
      title: 'Leaving',
      blocks: [
        'You can leave at any time with Deactivate Account on your profile. Everything is hidden at once and erased after 30 days; until then you can come back by registering again with the same e-mail address. You can also have everything deleted at once.',
        'We may close an account that breaks these terms. Where we can, we warn you first and send you a copy of your content if you ask for it.',
      ],
    },
    {
      title: 'What we can promise',
      blocks: [
        'We work to keep Scholar running and your content safe, but we cannot promise that it is always available or free of mistakes. As far as the law allows, we are not liable for indirect damage, such as a missed exam. Rights that the law gives you and that cannot be waived stay yours.',
      ],
    },
    {
      title: 'Changes',
      blocks: [
        'When these terms change, the new text and its date stand on this page. If you do not agree to it, you can leave and ask us for a copy of your content.',
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

export const termsTexts = defineTexts({ en: english });
