import { sign, verifySigned } from '../crypto/signedValue.ts';
import type { SubscriberRow } from '../db/schema.ts';
import type { Settings } from '../settings.ts';

/** What a link in a mail of the newsletter leads to. */
export type LinkKind = 'confirm' | 'unsubscribe';

/** A link for whoever has the mailbox of a subscriber. */
export function linkOf(
  kind: LinkKind,
  { id }: Pick<SubscriberRow, 'id'>,
  { secret }: Pick<Settings, 'secret'>,
  origin: string,
): string {
  return `${origin}/newsletter/${kind}/${sign(`newsletter:${kind}`, id, secret)}`;
}

/** The subscriber whose link has this last part; null when we have not signed it. */
export function subscriberIdIn(kind: LinkKind, token: string, { secret }: Pick<Settings, 'secret'>): string | null {
  return verifySigned(`newsletter:${kind}`, token, secret);
}
