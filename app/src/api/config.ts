import type { PublicConfig } from '../domain/contract/config.ts';
import { getConfig } from '../domain/contract/routes.ts';
import { fieldsOf, oneOf } from '../domain/record.ts';
import { requestAs } from './request.ts';

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

let config: Promise<PublicConfig> | undefined;

/** The server's public settings, fetched once. */
export function fetchPublicConfig(): Promise<PublicConfig> {
  config ??= requestAs(getConfig, parsePublicConfig).catch((error: unknown) => {
    // The next request tries again.
    config = undefined;
    throw error;
  });
  return config;
}
