import type { PublicConfig } from '../domain/contract/config.ts';
import { getConfig } from '../domain/contract/routes/config.ts';
import { parsePublicConfig } from '../domain/publicConfig.ts';
import { ApiError, request, unexpectedAnswer } from './request.ts';

let config: Promise<PublicConfig> | undefined;

async function load(): Promise<PublicConfig> {
  const { status, body } = await request(getConfig);
  const known = parsePublicConfig(body);
  if (known) return known;
  throw new ApiError(unexpectedAnswer, status, 'unexpected-answer');
}

/** The server's public settings, fetched once. */
export function publicConfig(): Promise<PublicConfig> {
  config ??= load().catch((error: unknown) => {
    // The next request tries again.
    config = undefined;
    throw error;
  });
  return config;
}
