import type { PlanName } from '@scholar/contract';
import Users from 'lucide-react/icons/users';
import { Badge } from './badge';

/** Whoever has bought both sees both. */
type Plan = PlanName | 'Pro and Team';

export function PlanBadge({ plan }: { plan: Plan }) {
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
