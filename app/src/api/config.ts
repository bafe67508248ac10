import { type PublicConfig, publicConfigSchema } from '../domain/contract/config.ts';
import { call } from './http.ts';

let config: Promise<PublicConfig> | undefined;

/** The public settings of the server, asked for once. */
export function publicConfig(): Promise<PublicConfig> {
  config ??= call('/api/config', publicConfigSchema).catch((error: unknown) => {
    // The next one who asks tries again.
    config = undefined;
    throw error;
  });
  return config;
}
