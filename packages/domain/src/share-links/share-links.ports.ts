import type { OwnerId } from '../shared/owner-id';

export type KeptLink = {
  seed: string;
  tokenHash: string;
  showsAuthor: boolean;
  opens: number;
  copies: number;
  isClosed: boolean;
};

/** A set that has an open link. */
export type LinkedSet = {
  author: OwnerId;
  setId: number;
  authorName: string;
  showsAuthor: boolean;
};

/** One link a set. */
export type ShareLinksRepository = {
  find(owner: OwnerId, setId: number): Promise<KeptLink | undefined>;
  /** In place of the one before; its counts begin anew. */
  save(
    owner: OwnerId,
    setId: number,
    link: Pick<KeptLink, 'seed' | 'tokenHash' | 'showsAuthor'>,
  ): Promise<void>;
  showAuthor(owner: OwnerId, setId: number, showsAuthor: boolean): Promise<void>;
  close(owner: OwnerId, setId: number): Promise<void>;
  closeAll(owner: OwnerId): Promise<void>;
  /** Undefined where the set is deleted, or the account deactivated or blocked. */
  findOpen(tokenHash: string): Promise<LinkedSet | undefined>;
  count(set: Pick<LinkedSet, 'author' | 'setId'>, what: 'opens' | 'copies'): Promise<void>;
};

/**
 * The database alone tells no token: it keeps a hash, and a seed from which only the server's secret makes the token again
 * for the owner to see.
 */
export type ShareTokens = {
  make(): { seed: string; token: string };
  /** Undefined when the secret has changed since. */
  remake(link: Pick<KeptLink, 'seed' | 'tokenHash'>): string | undefined;
  hash(token: string): string;
};
