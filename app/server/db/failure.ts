/** The database did not do what it was asked: it is away, full, locked or refuses the statement. */
export class DatabaseFailure extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'DatabaseFailure';
  }
}

/** Runs a call of a database driver so that whatever it throws is known as the database's. */
export function ofDatabase<T>(call: () => T): T {
  try {
    return call();
  } catch (error) {
    throw new DatabaseFailure(error);
  }
}

/** The same for a driver that answers later. */
export async function ofDatabaseLater<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw new DatabaseFailure(error);
  }
}
