import { useDocumentTitle } from '../../lib/page/document-title';
import { useTexts } from '../../lib/i18n';
import { readToken } from '../../lib/storage/token';
import { ButtonLink } from '../../ui/basics/button-link';
import { LonelyContent, LonelyPage } from '../crash/message-page';
import { lonelyPageTexts } from '../crash/message-page.texts';

export function NotFoundScreen() {
  return <LonelyPage {...useNotFound()} />;
}

/** For an address in the signed-in frame behind which there is nothing for this student. */
export function NotFoundContent() {
  return <LonelyContent {...useNotFound()} />;
}

function useNotFound() {
  const texts = useTexts(lonelyPageTexts).notFound;
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
