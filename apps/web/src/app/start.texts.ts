import { defineTexts } from '../lib/i18n';

/** What may be said before any screen has loaded, apart from the shell's texts to stay small. */
export const startTexts = defineTexts({
  en: {
    loading: 'Loading…',
    homeLink: 'Scholar, home',
    notFound: {
      title: 'Page not found',
      heading: 'There is nothing on this page.',
      advice: 'The address may be mistyped, or the page has moved.',
      action: 'Back to Home',
    },
    crash: {
      heading: 'Something went wrong.',
      advice: 'Please reload the page. What you saved is safe.',
      action: 'Reload',
    },
  },
});
