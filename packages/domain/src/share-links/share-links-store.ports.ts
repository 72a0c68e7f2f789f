import type { LimitsRepository } from '../accounts/limits.ports';
import type { FlashcardsRepository } from '../flashcards/flashcards.ports';
import type { MailJobsRepository } from '../mail/mail.ports';
import type { MediaRepository } from '../media/media.ports';
import type { HoldingsRepository, PlansRepository } from '../plans/plans.ports';
import type { SetsRepository } from '../sets/sets.ports';
import type { RequestsRepository } from '../shared/once';
import type { Transactional } from '../shared/transactional';
import type { ShareLinksRepository } from './share-links.ports';

export type ShareLinksStore = Transactional<{
  shareLinks: ShareLinksRepository;
  sets: SetsRepository;
  flashcards: FlashcardsRepository;
  media: MediaRepository;
  limits: LimitsRepository;
  mailJobs: MailJobsRepository;
  holdings: HoldingsRepository;
  plans: PlansRepository;
  requests: RequestsRepository;
}>;
