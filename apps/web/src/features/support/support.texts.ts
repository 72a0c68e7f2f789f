import { SUPPORT_MESSAGE, SUPPORT_MESSAGES } from '@scholar/contract';
import { defineTexts } from '../../lib/i18n';

export const supportTexts = defineTexts({
  en: {
    title: 'Support',
    intro: 'Something does not work, or you are stuck? Write to us. The answer comes by e-mail.',
    priority: 'Your plan includes priority support: your message is answered first.',
    message: 'Your message',
    messageHint: `What did you want to do, and what happened instead? ${SUPPORT_MESSAGE.min} to ${SUPPORT_MESSAGE.max.toLocaleString('en-US')} characters.`,
    page: 'Page it is about',
    pageHint: 'Sent along with your name, e-mail address and plan.',
    send: 'Send message',
    failed: 'Your message was not sent. It is kept here; please try again.',
    notSetUp: SUPPORT_MESSAGES.notSetUp,
    notSetUpAdvice: 'The people who run this server have not said yet where messages should go.',
    sentTitle: 'Your message is on its way',
    sentAdvice: (email: string) => `We answer to ${email}.`,
    another: 'Write another message',
    backToHome: 'Back to Home',
  },
});
