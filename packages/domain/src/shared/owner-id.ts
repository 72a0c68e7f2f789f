declare const brand: unique symbol;

/** Whose data a query reads. Made where an account is found or authenticated, so no query can forget it. */
export type OwnerId = number & { readonly [brand]: 'OwnerId' };

export function toOwnerId(userId: number): OwnerId {
  // The brand exists only in the type system; the callers named above are its only source.
  return userId as OwnerId;
}
