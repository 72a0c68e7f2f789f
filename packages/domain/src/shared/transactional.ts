/** Repositories, and one way to change several of them together or not at all. */
export type Transactional<Repositories> = Repositories & {
  transaction<T>(work: (repositories: Repositories) => Promise<T>): Promise<T>;
};

/** What the work of a transaction gets. */
export type RepositoriesOf<Store extends { transaction: unknown }> = Omit<Store, 'transaction'>;
