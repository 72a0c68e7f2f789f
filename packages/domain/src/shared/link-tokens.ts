/** What a secret link carries; only its hash is kept. */
export type LinkTokens = { make(): string; hash(token: string): string };
