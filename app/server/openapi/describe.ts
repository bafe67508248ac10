import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { errorSchema } from '../../src/domain/contract/error.ts';
import { isHttps, type Settings } from '../settings.ts';

export const openApiPath = '/api/openapi.json';

const trouble = (description: string) => ({ description, content: { 'application/json': { schema: errorSchema } } });

/** What any call may answer beside what it is for. */
const troubles = {
  '4XX': trouble('What is asked for is not possible. The message is fit to show to whoever asked.'),
  '5XX': trouble('It is not possible just now. The same may be asked again later.'),
};

const about = [
  'Amounts are euro with at most two decimals; moments are ISO 8601 in UTC, days are the agency’s own.',
  'A form that anyone may send carries the `ticket` that its own GET gave out: it shows that the form was opened, and makes one message of two presses.',
  'A POST that is repeated with the same header Idempotency-Key is done once and answered alike.',
].join(' ');

type Security = readonly { [scheme: string]: readonly string[] }[];

/** For the `schema` of a call that only answers who is signed in. */
export const signedInOnly: { [scheme: string]: readonly string[] }[] = [{ session: [] }];

function securitySchemes(settings: Settings) {
  return {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: `${isHttps(settings) ? '__Secure-' : ''}agency.session_token`,
      description: 'The cookie that logging in sets. Scripts of a page cannot read it.',
    },
    ownOrigin: {
      type: 'apiKey',
      in: 'header',
      name: 'Origin',
      description:
        'The origin of this site. Browsers send it by themselves, and Sec-Fetch-Site beside it; a call that says it comes from another site is refused with 403. A call with a session has to bring one of the two.',
    },
    stripeSignature: {
      type: 'apiKey',
      in: 'header',
      name: 'Stripe-Signature',
      description: 'Signature of the body by STRIPE_WEBHOOK_SECRET.',
    },
  } as const;
}

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What a call has to prove: a session where it says so, and its own origin where it changes something. */
function securityOf({ method, config, schema }: RouteOptions): Security {
  if (config?.fromAnywhere) return [{ stripeSignature: [] }];
  const asked = schema?.security ?? [];
  if ([method].flat().every((each) => harmless.has(each))) return asked;
  return asked.length > 0 ? asked.map((each) => ({ ...each, ownOrigin: [] })) : [{ ownOrigin: [] }, {}];
}

/**
 * Describes every call under /api as OpenAPI, from the schemas that requests and answers are held against, and serves the
 * description. It has to come before the routes: what was there earlier is not seen.
 */
export async function describeCalls(app: FastifyInstance, settings: Settings): Promise<void> {
  const { agencyName, siteUrl } = settings;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${agencyName}: the calls of the site`, version: '1.0.0', description: about },
      ...(siteUrl ? { servers: [{ url: siteUrl }] } : {}),
      components: { securitySchemes: securitySchemes(settings) },
    },
    transform: (given) =>
      jsonSchemaTransform({ ...given, schema: described(given.url, given.schema, securityOf(given.route)) }),
  });
  app.get(
    openApiPath,
    { schema: { summary: 'This description', response: { 200: z.looseObject({ openapi: z.string() }) } } },
    async () => app.swagger(),
  );
}

function described(url: string, schema: FastifySchema | undefined, security: Security): FastifySchema {
  if (!url.startsWith('/api/')) return { ...schema, hide: true };
  return { ...schema, security, response: { ...Object(schema?.response), ...troubles } };
}
