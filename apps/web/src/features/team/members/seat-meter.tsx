import type { Team } from '@scholar/contract';
import { useTexts } from '../../../lib/i18n';
import styles from './seat-meter.module.css';
import { teamTexts } from '../team.texts';

/** One mark for each seat: taken, held by an invitation, or free. */
export function SeatMeter({ team: { seats, members } }: { team: Team }) {
  const texts = useTexts(teamTexts).members;
  const waiting = seats.used - members.length;
  return (
    <p className={styles.meter}>
      <span className={styles.seats} aria-hidden="true">
        {Array.from({ length: seats.total }, (_, seat) => (
          <span key={seat} className={styles.seat} data-state={stateOf(seat)} />
        ))}
      </span>
      <span>
        {texts.seats(seats)}
        {waiting > 0 && <span className="visually-hidden">, {texts.waiting(waiting)}</span>}
      </span>
    </p>
  );

  function stateOf(seat: number): 'taken' | 'held' | 'free' {
    if (seat < members.length) {
      return 'taken';
    }
    return seat < seats.used ? 'held' : 'free';
  }
}
