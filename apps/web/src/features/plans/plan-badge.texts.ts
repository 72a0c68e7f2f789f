import { defineTexts } from '../../lib/i18n';

export const planBadgeTexts = defineTexts({
  en: { Basic: 'Basic', Pro: 'Pro', Team: 'Team', 'Pro and Team': 'Pro and Team' },
  vi: { Basic: 'Basic', Pro: 'Pro', Team: 'Team', 'Pro and Team': 'Pro và Team' },
});
