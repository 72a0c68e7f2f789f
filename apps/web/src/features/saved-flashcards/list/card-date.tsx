import { DateSince } from '../../../ui/text/date-since';

/** When a card was saved, in the viewer's zone. */
export function CardDate({ instant, none }: { instant: string; none: string }) {
  return Number.isNaN(Date.parse(instant)) ? none : <DateSince instant={instant} />;
}
