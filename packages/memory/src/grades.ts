import { type Grade, Rating as FsrsRating } from 'ts-fsrs';
import type { Rating } from './card-memory';

export const GRADES: Record<Rating, Grade> = {
  again: FsrsRating.Again,
  hard: FsrsRating.Hard,
  good: FsrsRating.Good,
  easy: FsrsRating.Easy,
};
