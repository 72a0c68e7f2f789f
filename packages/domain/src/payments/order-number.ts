import { type OwnerId, toOwnerId } from '../shared/owner-id';

/** Letters and digits that nobody mistakes for each other. */
export const ORDER_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const ORDER_RANDOM_LENGTH = 8;
/** The highest id has six digits to the base of 36. */
const OWNER_LENGTH = 6;
const ID_MAX = 2_147_483_647;
const SHAPE = new RegExp(
  `^S([0-9A-Z]{${OWNER_LENGTH}})[${ORDER_ALPHABET}]{${ORDER_RANDOM_LENGTH}}$`,
);

/** A number names its owner, so that a notification, which knows nothing else, finds the owner's rows. */
export function toOrderNumber(owner: OwnerId, random: string): string {
  return `S${owner.toString(36).toUpperCase().padStart(OWNER_LENGTH, '0')}${random}`;
}

/** Whose order it would be; undefined for anything that is no number of ours. */
export function ownerOfOrder(number: string): OwnerId | undefined {
  const id = Number.parseInt(SHAPE.exec(number)?.[1] ?? '', 36);
  return id >= 1 && id <= ID_MAX ? toOwnerId(id) : undefined;
}
