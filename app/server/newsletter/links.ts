import { sign, verifySigned } from '../platform/crypto/signedValue.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { SubscriberRow } from './table.ts';

/** What a link in a newsletter e-mail does. */
export type LinkKind = 'confirm' | 'unsubscribe';

/** A signed link for a subscriber. */
export function linkOf(
  kind: LinkKind,
  { id }: Pick<SubscriberRow, 'id'>,
  { secret }: Pick<Settings, 'secret'>,
  origin: string,
): string {
  return `${origin}/newsletter/${kind}/${sign(`newsletter:${kind}`, id, secret)}`;
}

/** The subscriber id of a link's token; null when we haven't signed it. */
export function subscriberIdIn(kind: LinkKind, token: string, { secret }: Pick<Settings, 'secret'>): string | null {
  return verifySigned(`newsletter:${kind}`, token, secret);
}
