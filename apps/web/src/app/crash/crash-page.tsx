import { useTexts } from '../../lib/i18n';
import { Button } from '../../ui/basics/button';
import { LonelyPage } from './message-page';
import { lonelyPageTexts } from './message-page.texts';

export function CrashPage() {
  const texts = useTexts(lonelyPageTexts).crash;

  return (
    <LonelyPage
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
