import type { Studying } from '../exams/exams.ports';
import type { TeamsRepository } from '../teams/teams.ports';
import type { CardKey, QueueRepository } from './memory.ports';

/** Cards that are suspended, flagged or still buried then, in the order of their ids. */
export type PutAwayRepository = {
  count(studying: Studying, at: Date): Promise<number>;
  list(studying: Studying, at: Date, page: { after: number; limit: number }): Promise<CardKey[]>;
};

export type PutAwayStore = {
  putAway: PutAwayRepository;
  queue: Pick<QueueRepository, 'readCards'>;
  teams: TeamsRepository;
};
