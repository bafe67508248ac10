import type { Database } from '../platform/db/open.ts';

/** Who acts in the audit log without a login of the desk: customers, the team by a link in an e-mail, and what ended an order. */
export const outsideActors = {
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

/** The name of a member, of an access token, or of one of `outsideActors`. */
export type NameOf = (id: string) => string;

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
    [outsideActors.visitor, 'The customer'],
    [outsideActors.agency, 'Your team, by the link in an e-mail'],
    ...Object.entries(endedBy),
    ...members.map(({ id, name, address }) => [id, name ?? address] as const),
    ...tokens.map(({ id, name }) => [id, `API client: ${name}`] as const),
  ]);
  return (id) => names.get(id) ?? 'A former member';
}
