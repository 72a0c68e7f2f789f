import { useTexts } from '../../lib/i18n';
import { Button } from '../../ui/basics/button';
import { MessagePage } from './message-page';
import { messagePageTexts } from './message-page.texts';

export function CrashPage() {
  const texts = useTexts(messagePageTexts).crash;

  return (
    <MessagePage
      heading={texts.heading}
      advice={texts.advice}
      action={
        <Button size="lg" onClick={() => window.location.reload()}>
          {texts.action}
        </Button>
      }
    />
  );
}
