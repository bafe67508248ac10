import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { allowsTokens, type StaffAccess } from '../../../src/domain/contract/endpoint.ts';
import { errorSchema } from '../../../src/domain/contract/error.ts';
import { webhookBody, webhookEventTypes, webhookMeanings } from '../../../src/domain/contract/staff/webhookEvents.ts';
import { cookieName } from '../http/cookies.ts';
import type { Settings } from '../settings/settings.ts';
import { Encoded, sendEncoded } from '../site/encoded.ts';

const openApiPath = '/api/openapi.json';

const errorResponse = (description: string) => ({
  description,
  content: { 'application/json': { schema: errorSchema } },
});

/** Errors that any call may answer with. */
const errorResponses = {
  '4XX': errorResponse('The request can’t be fulfilled. The message can be shown to the user.'),
  '5XX': errorResponse('The server can’t do it just now. The same request may be repeated later.'),
};

const about = [
  'Amounts are euro with at most two decimals, and under /api/staff whole cents; moments are ISO 8601 in UTC, days are the agency’s own.',
  'A public form carries the `formToken` that its GET call issued: a form token that proves the form was opened, and makes a double submission one message.',
  'A POST that is repeated with the same Idempotency-Key header is carried out once and gets the same answer.',
].join(' ');

type Security = NonNullable<FastifySchema['security']>;

function securitySchemes(settings: Settings) {
  return {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: cookieName('agency.session_token', settings),
      description: 'The session cookie, set on login. Scripts can’t read it.',
    },
    ownOrigin: {
      type: 'apiKey',
      in: 'header',
      name: 'Origin',
      description:
        'The origin of this site. Browsers send it along with Sec-Fetch-Site; a cross-site call is rejected with 403. A call with a session has to carry one of the two.',
    },
    staffSession: {
      type: 'apiKey',
      in: 'cookie',
      name: cookieName('staff.session_token', settings),
      description: 'The login of the desk, with a second factor.',
    },
    staffToken: {
      type: 'http',
      scheme: 'bearer',
      description: 'An access token that an owner made on the desk; its scopes say which calls it may make.',
    },
    ...(settings.cardProvider && {
      webhookSignature: {
        type: 'apiKey' as const,
        in: 'header' as const,
        name: settings.cardProvider.signatureHeader,
        description: `Signature of the body by ${settings.cardProvider.webhookSecretSetting}.`,
      },
    }),
  } as const;
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Members of the team log in; API clients have access tokens, for the calls of an area. */
function staffSecurity(access: StaffAccess | 'login' | undefined): Security | undefined {
  if (access === undefined || access === 'login') return undefined;
  return [{ staffSession: [] }, ...(allowsTokens(access) ? [{ staffToken: [] }] : [])];
}

/** Security requirements of a call: a session where its schema says so, and our origin where it changes something. */
function securityOf({ method, config, schema }: RouteOptions): Security {
  if (config?.csrfExempt) return [{ webhookSignature: [] }];
  const required = schema?.security ?? staffSecurity(config?.staff) ?? [];
  if ([method].flat().every((each) => safeMethods.has(each))) return required;
  return required.length > 0 ? required.map((each) => ({ ...each, ownOrigin: [] })) : [{ ownOrigin: [] }, {}];
}

/**
 * Serves the OpenAPI description of every call under /api, generated from the schemas that validate requests and answers.
 * Register it before the routes: it doesn't see earlier ones.
 */
export async function openApiRoute(app: FastifyInstance, settings: Settings): Promise<void> {
  const { siteUrl } = settings;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'API of the site', version: '1.0.0', description: about },
      ...(siteUrl ? { servers: [{ url: siteUrl }] } : {}),
      components: { securitySchemes: securitySchemes(settings) },
      ...(settings.adminUrl === null ? { webhooks: webhooksDescription } : {}),
    },
    transform: (given) =>
      jsonSchemaTransform({ ...given, schema: described(given.url, given.schema, securityOf(given.route)) }),
  });
  let description: Encoded | undefined;
  app.get(
    openApiPath,
    { schema: { summary: 'This description', response: { 200: z.looseObject({ openapi: z.string() }) } } },
    async (request, reply) => {
      description ??= new Encoded(Buffer.from(JSON.stringify(app.swagger())));
      return sendEncoded(request, reply.type('application/json; charset=utf-8'), description);
    },
  );
}

function described(url: string, schema: FastifySchema | undefined, security: Security): FastifySchema {
  if (!url.startsWith('/api/')) return { ...schema, hide: true };
  return { ...schema, security, response: { ...Object(schema?.response), ...errorResponses } };
}

const headers = [
  ['webhook-id', 'The id of the event, the same whenever it is sent again.'],
  ['webhook-timestamp', 'When it was sent, in seconds since 1970.'],
  ['webhook-signature', '`v1,` and the HMAC-SHA-256 of id, timestamp and body, joined by dots (Standard Webhooks).'],
] as const;

const webhooksDescription = Object.fromEntries(
  webhookEventTypes.map((type) => [
    type,
    {
      post: {
        summary: webhookMeanings[type],
        parameters: headers.map(([name, description]) => ({
          name,
          in: 'header',
          required: true,
          description,
          schema: { type: 'string' },
        })),
        requestBody: {
          required: true,
          content: { 'application/json': { schema: z.toJSONSchema(webhookBody(type)) } },
        },
        responses: { '2XX': { description: 'The event was taken. Any other answer is tried again, for three days.' } },
      },
    },
  ]),
);
