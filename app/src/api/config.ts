import type { PublicConfig } from '../domain/contract/config.ts';
import { getConfig } from '../domain/contract/routes.ts';
import { parsePublicConfig } from '../domain/publicConfig.ts';
import { requestAs } from './request.ts';

let config: Promise<PublicConfig> | undefined;

/** The server's public settings, fetched once. */
export function publicConfig(): Promise<PublicConfig> {
  config ??= requestAs(getConfig, parsePublicConfig).catch((error: unknown) => {
    // The next request tries again.
    config = undefined;
    throw error;
  });
  return config;
}
