/** Repositories, and one way to change several of them together or not at all. */
export type Transactional<Repositories> = Repositories & {
  transaction<T>(work: (repositories: Repositories) => Promise<T>): Promise<T>;
};
