import Download from 'lucide-react/icons/download';
import { serverMessage } from '../../../lib/api/api';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { toast } from '../../../ui/feedback/toast';
import { useUsageDownload } from './team-usage.queries';
import { teamTexts } from '../team.texts';

export function UsageDownload({ weeks }: { weeks: number }) {
  const texts = useTexts(teamTexts).usage;
  const download = useUsageDownload();

  function handleDownload() {
    download.mutate(weeks, {
      onError: (error) =>
        toast({ message: serverMessage(error) ?? texts.downloadFailed, tone: 'bad' }),
    });
  }

  return (
    <Button
      variant="secondary"
      icon={<Download />}
      isBusy={download.isPending}
      onClick={handleDownload}
    >
      {texts.download}
    </Button>
  );
}
