import type { Database } from '../platform/db/open.ts';
import type { AuditRow } from './table.ts';

/** Who acts in the audit log besides members and access tokens: the holder of a booking's link, or what ended its order. */
export const linkActors = {
  visitor: 'customer',
  agency: 'agency-link',
  refund: 'refund',
  reversal: 'reversal',
  withdrawal: 'withdrawal',
} as const;

/** What ends the order of a call, or leaves it unpaid. */
export const endedBy = {
  refund: 'The full refund of its order',
  reversal: 'The reversal of its payment',
  withdrawal: 'The withdrawal from its order',
} as const;

/** The name of a member, an access token, whoever used the link of a booking, or of what ended its order. */
export type NameOf = (id: string) => string;

/** What was done to one subject, oldest first. @param subject "order:<id>" */
export const logOf = (database: Database, subject: string): Promise<AuditRow[]> =>
  database.selectFrom('audit_log').selectAll().where('subject', '=', subject).orderBy('at').execute();

/** Reads the names of members and access tokens, for the log. */
export async function actorNames(database: Database): Promise<NameOf> {
  const [members, tokens] = await Promise.all([
    database
      .selectFrom('staff')
      .leftJoin('accounts', 'accounts.email', 'staff.address')
      .select(['staff.id', 'staff.address', 'accounts.name'])
      .execute(),
    database.selectFrom('staff_tokens').select(['id', 'name']).execute(),
  ]);
  const names = new Map<string, string>([
    [linkActors.visitor, 'The customer'],
    [linkActors.agency, 'Your team, by the link in an e-mail'],
    ...Object.entries(endedBy),
    ...members.map(({ id, name, address }) => [id, name ?? address] as const),
    ...tokens.map(({ id, name }) => [id, `API client: ${name}`] as const),
  ]);
  return (id) => names.get(id) ?? 'A former member';
}
