import { useDocumentTitle } from '../../lib/page/document-title';
import { useTexts } from '../../lib/i18n';
import { readToken } from '../../lib/storage/token';
import { ButtonLink } from '../../ui/basics/button-link';
import { MessageContent, MessagePage } from '../crash/message-page';
import { messagePageTexts } from '../crash/message-page.texts';

export function NotFoundScreen() {
  return <MessagePage {...useNotFound()} />;
}

/** For an address in the signed-in frame behind which there is nothing for this student. */
export function NotFoundContent() {
  return <MessageContent {...useNotFound()} />;
}

function useNotFound() {
  const texts = useTexts(messagePageTexts).notFound;
  useDocumentTitle(texts.title);
  return {
    heading: texts.heading,
    advice: texts.advice,
    action: (
      <ButtonLink to={readToken() === null ? '/' : '/home'} size="lg">
        {texts.action}
      </ButtonLink>
    ),
  };
}
