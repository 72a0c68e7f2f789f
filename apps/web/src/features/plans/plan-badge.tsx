import type { PlanBadge as BadgeName } from '@scholar/contract';
import Users from 'lucide-react/icons/users';
import { Badge } from '../../ui/feedback/badge';

export function PlanBadge({ plan }: { plan: BadgeName }) {
  const isTeam = plan === 'Team' || plan === 'Pro and Team';
  return (
    <Badge tone={TONES[plan]} icon={isTeam && <Users />}>
      {plan}
    </Badge>
  );
}

const TONES = {
  Basic: 'grey',
  Pro: 'brand',
  Team: 'brand-soft',
  'Pro and Team': 'brand',
} as const;
