import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { errorSchema } from '../../src/domain/contract/error.ts';
import type { Settings } from '../settings.ts';

export const openApiPath = '/api/openapi.json';

const trouble = (description: string) => ({ description, content: { 'application/json': { schema: errorSchema } } });

/** What any call may answer beside what it is for. */
const troubles = {
  '4XX': trouble('What is asked for is not possible. The message is fit to show to whoever asked.'),
  '5XX': trouble('It is not possible just now. The same may be asked again later.'),
};

const about = [
  'Amounts are euro with at most two decimals; moments are ISO 8601 in UTC, days are the agency’s own.',
  'A POST that is repeated with the same header Idempotency-Key is done once and answered alike.',
].join(' ');

/**
 * Describes every call under /api as OpenAPI, from the schemas that requests and answers are held against, and serves the
 * description. It has to come before the routes: what was there earlier is not seen.
 */
export async function describeCalls(app: FastifyInstance, { agencyName, siteUrl }: Settings): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${agencyName}: the calls of the site`, version: '1.0.0', description: about },
      ...(siteUrl ? { servers: [{ url: siteUrl }] } : {}),
    },
    transform: (route) => jsonSchemaTransform({ ...route, schema: described(route.url, route.schema) }),
  });
  app.get(
    openApiPath,
    { schema: { summary: 'This description', response: { 200: z.looseObject({ openapi: z.string() }) } } },
    async () => app.swagger(),
  );
}

function described(url: string, schema: FastifySchema | undefined): FastifySchema {
  if (!url.startsWith('/api/')) return { ...schema, hide: true };
  return { ...schema, response: { ...Object(schema?.response), ...troubles } };
}
