import { useDocumentTitle } from '../lib/document-title';
import { useTexts } from '../lib/i18n';
import { readToken } from '../lib/token';
import { ButtonLink } from '../ui/button-link';
import { LonelyPage } from './lonely-page';
import { lonelyPageTexts } from './lonely-page.texts';

export function NotFoundScreen() {
  const texts = useTexts(lonelyPageTexts).notFound;
  useDocumentTitle(texts.title);

  return (
    <LonelyPage
      heading={texts.heading}
      advice={texts.advice}
      action={
        <ButtonLink to={readToken() === null ? '/' : '/home'} size="lg">
          {texts.action}
        </ButtonLink>
      }
    />
  );
}
