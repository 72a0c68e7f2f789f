import type { StudyDay } from '@scholar/memory';
import type { ExamsRepository } from '../exams/exams.ports';
import type { ReportsRepository } from '../reports/reports.ports';
import type { OwnerId } from '../shared/owner-id';
import type { TeamsRepository } from '../teams/teams.ports';
import type { MemoryParametersRepository } from './memory-parameters.ports';
import type { MemorySettingsRepository } from './memory-settings.ports';
import type { QueueAt } from './memory.ports';

/** A card of one's own document that was answered, and where it comes from. */
export type AnsweredCard = {
  documentId: number;
  start: number;
  stability: number;
  /** Since the last answer that counted. */
  elapsedDays: number;
};
export type AnsweredDocument = { documentId: number; title: string; bytes: number };

export type StatisticsRepository = {
  /** Every day with an answer, the first first. */
  listDays(owner: OwnerId): Promise<StudyDay[]>;
  /** How many cards come before each border, by its place, and not before the one before it. */
  countDue(
    queue: Pick<QueueAt, 'owner' | 'team' | 'apart' | 'stretch'>,
    borders: string[],
  ): Promise<{ place: number; due: number }[]>;
  /** Of so many cards that were answered last, those with a place in a document; and their documents. */
  listAnswered(
    owner: OwnerId,
    at: Date,
    limit: number,
  ): Promise<{ cards: AnsweredCard[]; documents: AnsweredDocument[] }>;
  /** What the cards of the documents cite, up to so many characters of each. */
  readCited(
    owner: OwnerId,
    documentIds: number[],
    characters: number,
  ): Promise<{ documentId: number; text: string }[]>;
};

export type StatisticsStore = {
  statistics: StatisticsRepository;
  reports: Pick<ReportsRepository, 'sumBetween' | 'sumSeconds'>;
  exams: Pick<ExamsRepository, 'listFollowed' | 'listCards' | 'keepChosen'>;
  memoryParameters: Pick<MemoryParametersRepository, 'findWeights'>;
  memorySettings: Pick<MemorySettingsRepository, 'find'>;
  teams: TeamsRepository;
};

/** The headings of a text, and where each begins. */
export type FindHeadings = (text: string) => { start: number; heading: string }[];
