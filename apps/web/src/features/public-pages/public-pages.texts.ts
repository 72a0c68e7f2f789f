import { defineTexts } from '../../lib/i18n';

export const publicTexts = defineTexts({
  en: {
    skip: 'Skip to content',
    home: 'Scholar, start page',
    mainNavigation: 'Main',
    footerNavigation: 'Footer',
    features: 'Features',
    pricing: 'Pricing',
    login: 'Login',
    getStarted: 'Get Started',
    backToHome: 'Back to Home',
    terms: 'Terms',
    privacy: 'Privacy',
    copyright: '© 2025 Scholar',
  },
});
