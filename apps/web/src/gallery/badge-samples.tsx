import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { Avatar } from '../ui/feedback/avatar';
import { Badge } from '../ui/feedback/badge';
import { PlanBadge } from '../features/plans/plan-badge';
import styles from './gallery.module.css';
import { Panel } from './panel';

const PLANS = ['Basic', 'Pro', 'Team', 'Pro and Team'] as const;
/** A tiny JPEG, as the server sends it. */
const PICTURE =
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAYABgDASIAAhEBAxEB/8QAGAABAAMBAAAAAAAAAAAAAAAAAAQFBgL/xAAlEAABBAAEBgMAAAAAAAAAAAAAAQIDEQUSExQEFTE0c7EiMlH/xAAYAQACAwAAAAAAAAAAAAAAAAABBAACA//EABgRAQEAAwAAAAAAAAAAAAAAAAABAxEy/9oADAMBAAIRAxEAPwCzIHOOE3Ojmdd1mr42TZJGRJcj2sTpbloz/KoNze9g0bv7pmr8LSbZzTRA5jkZKlxva9OltWwAEDHOzZ5E9KUIA5h5FfYH2b/IvpAALZOqj//Z';

export function BadgeSamples() {
  return (
    <Panel title="Badges and avatars" span={4}>
      <div className={styles.row}>
        {PLANS.map((plan) => (
          <PlanBadge key={plan} plan={plan} />
        ))}
      </div>
      <div className={styles.row}>
        <Badge>Biology</Badge>
        <Badge tone="dashed">Sample data</Badge>
        <Badge tone="good" icon={<Check />}>
          Correct
        </Badge>
        <Badge tone="bad" icon={<X />}>
          Incorrect
        </Badge>
      </div>
      <div className={styles.row}>
        <Avatar name="Nguyễn Minh Anh" size={36} />
        <Avatar name="ẩn" size={48} />
        <Avatar name="Minh Anh" picture={PICTURE} size={48} />
        <Avatar name="Broken Picture" picture="bm90IGEgcGljdHVyZQ==" size={72} />
      </div>
    </Panel>
  );
}
