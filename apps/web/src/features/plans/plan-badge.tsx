import type { PlanBadge as BadgeName } from '@scholar/contract';
import Users from 'lucide-react/icons/users';
import { useTexts } from '../../lib/i18n';
import { Badge } from '../../ui/feedback/badge';
import { planBadgeTexts } from './plan-badge.texts';

export function PlanBadge({ plan }: { plan: BadgeName }) {
  const isTeam = plan === 'Team' || plan === 'Pro and Team';
  return (
    <Badge tone={TONES[plan]} icon={isTeam && <Users />}>
      {useTexts(planBadgeTexts)[plan]}
    </Badge>
  );
}

const TONES = {
  Basic: 'grey',
  Pro: 'brand',
  Team: 'brand-soft',
  'Pro and Team': 'brand',
} as const;
