import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** The names of members and access tokens by id, for the log. Somebody who has left the team has none. */
export async function actorNames(database: Kysely<Schema>): Promise<ReadonlyMap<string, string>> {
  const [members, tokens] = await Promise.all([
    database
      .selectFrom('staff')
      .leftJoin('accounts', 'accounts.email', 'staff.address')
      .select(['staff.id', 'staff.address', 'accounts.name'])
      .execute(),
    database.selectFrom('staff_tokens').select(['id', 'name']).execute(),
  ]);
  return new Map([
    ...members.map(({ id, name, address }) => [id, name ?? address] as const),
    ...tokens.map(({ id, name }) => [id, `Program: ${name}`] as const),
  ]);
}
