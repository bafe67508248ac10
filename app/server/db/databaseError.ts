/** The database did not do what it was asked: it is away, full, locked or refuses the statement. */
export class DatabaseError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'DatabaseFailure';
  }
}

/** Runs a call of a database driver so that whatever it throws is known as the database's. */
export function wrapDatabaseError<T>(call: () => T): T {
  try {
    return call();
  } catch (error) {
    throw new DatabaseError(error);
  }
}

/** The same for a driver that answers later. */
export async function wrapDatabaseErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw new DatabaseError(error);
  }
}

/** Whether a row was refused because another one has what only one can have. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  const { code, errcode } = error.cause as { code?: unknown; errcode?: unknown };
  // PostgreSQL: unique_violation and exclusion_violation. SQLite: SQLITE_CONSTRAINT_UNIQUE.
  return code === '23505' || code === '23P01' || errcode === 2067;
}
