import type { PublicConfig } from './contract/config.ts';
import { fieldsOf, oneOf } from './record.ts';

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

/**
 * Parses the server's public settings. By hand, not with the schema of the contract: every wizard
 * would load a validation library for this one object.
 * @returns null for an invalid response
 */
export function parsePublicConfig(answer: unknown): PublicConfig | null {
  const { stripePublishableKey, checkoutHost, betaEndsAt, ...rest } = fieldsOf(answer);
  const checkoutUi = oneOf(['hosted', 'embedded'], rest.checkoutUi);
  if (!checkoutUi || !isTextOrNull(stripePublishableKey) || !isTextOrNull(checkoutHost)) return null;
  if (!isTextOrNull(betaEndsAt) || (betaEndsAt && Number.isNaN(Date.parse(betaEndsAt)))) return null;
  return { checkoutUi, stripePublishableKey, checkoutHost, betaEndsAt };
}
