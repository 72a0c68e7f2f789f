import { useDocumentTitle } from '../lib/document-title';
import { useTexts } from '../lib/i18n';
import { readToken } from '../lib/token';
import { ButtonLink } from '../ui/button-link';
import { appTexts } from './app.texts';
import { LonelyPage } from './lonely-page';

export function NotFoundScreen() {
  const texts = useTexts(appTexts).notFound;
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
