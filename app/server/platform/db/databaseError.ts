/** Any failure of the database: it is unreachable, full, locked, or rejects the statement. */
export class DatabaseError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'DatabaseError';
  }
}

/** Calls a synchronous driver; turns what it throws into a DatabaseError. */
export function wrapDatabaseError<T>(call: () => T): T {
  try {
    return call();
  } catch (error) {
    throw new DatabaseError(error);
  }
}

/** Calls an asynchronous driver; turns what it throws into a DatabaseError. */
export async function wrapDatabaseErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw new DatabaseError(error);
  }
}

/** Whether a row violates a unique or exclusion constraint. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  const { code, errcode } = error.cause as { code?: unknown; errcode?: unknown };
  // PostgreSQL: unique_violation and exclusion_violation. SQLite: SQLITE_CONSTRAINT_UNIQUE.
  return code === '23505' || code === '23P01' || errcode === 2067;
}

/** Whether PostgreSQL ended a transaction for the sake of another one: a deadlock, or a serialization failure. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  const { code } = error.cause as { code?: unknown };
  return code === '40P01' || code === '40001';
}
