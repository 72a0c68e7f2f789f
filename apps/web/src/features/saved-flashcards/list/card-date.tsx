import { formatDateTime } from '../../../lib/time/dates';

/** When a card was saved, in the viewer's zone. */
export function CardDate({ instant, none }: { instant: string; none: string }) {
  return Number.isNaN(Date.parse(instant)) ? (
    none
  ) : (
    <time dateTime={instant}>{formatDateTime(instant)}</time>
  );
}
