import { defineTexts } from '../../lib/i18n';

export const messagePageTexts = defineTexts({
  en: {
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
