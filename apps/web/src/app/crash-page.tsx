import { useTexts } from '../lib/i18n';
import { Button } from '../ui/basics/button';
import { LonelyPage } from './lonely-page';
import { lonelyPageTexts } from './lonely-page.texts';

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
