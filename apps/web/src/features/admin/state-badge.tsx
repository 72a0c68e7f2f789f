import type { AdminUser } from '@scholar/contract';
import { useTexts } from '../../lib/i18n';
import { Badge } from '../../ui/feedback/badge';
import { adminTexts } from './admin.texts';

export function StateBadge({ state }: Pick<AdminUser, 'state'>) {
  const texts = useTexts(adminTexts).users;
  return <Badge tone={TONES[state]}>{texts.state[state]}</Badge>;
}

const TONES = { active: 'good', blocked: 'bad', deactivated: 'dashed' } as const;
