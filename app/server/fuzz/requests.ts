import fc from 'fast-check';
import { hostileHeaders, longRuns } from './headers.ts';
import { addresses } from './site.ts';
import { anyJson, bugProneText, type JsonSchema, valid } from './values.ts';

/** A request before it is sent. */
export interface Draft {
  method: string;
  /** A template such as "/api/quotes/{token}"; parameters are filled in when it is sent. */
  path: string;
  /** For each parameter: a text, or the index of a known text from an earlier answer. */
  parts: readonly (string | number)[];
  query: string;
  headers: Readonly<Record<string, string>>;
  body: unknown;
  /** Encoding of the body. */
  wire: 'json' | 'form' | 'text' | 'none';
  /** Whether to fill in valid values: a form token, the right price. */
  usesKnownValues: boolean;
}

interface Parameter {
  in: string;
  name: string;
  required?: boolean;
  schema: JsonSchema;
}

export interface Description {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  parameters?: readonly Parameter[];
  requestBody?: { content: Readonly<Record<string, { schema: JsonSchema }>> };
}

/** Fields of the forms without scripts, which the OpenAPI description doesn't cover. */
const formFields = ['name', 'email', 'message', 'website', 'formToken', 'slot', 'idempotencyKey', 'choice', 'plan'];

const part = fc.oneof({ weight: 3, arbitrary: fc.nat(500) }, { weight: 1, arbitrary: bugProneText });

const headers = fc
  .record(
    {
      'idempotency-key': fc.oneof(fc.constantFrom('a', 'b', 'c', 'd'), bugProneText),
      origin: fc.constantFrom('null', 'https://evil.example', 'http://127.0.0.1'),
      'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'none', 'x'),
      cookie: fc.oneof(fc.constantFrom('scheme=dark', 'scheme="', 'agency.session_token=x.y'), bugProneText),
      accept: fc.constantFrom('*/*', 'text/html', 'x'),
      'accept-encoding': fc.constantFrom('br', 'gzip;q=0', '*;q=x', 'identity'),
      'if-none-match': fc.constantFrom('*', '"x"', 'W/'),
      'x-forwarded-for': bugProneText,
      'user-agent': bugProneText,
      referer: bugProneText,
    },
    { requiredKeys: [] },
  )
  .chain((all) => fc.subarray(Object.entries(all), { maxLength: 2 }))
  .map((some) => Object.fromEntries(some));

const none = fc.constant({});
/** Mostly none: unusual headers alone would decide the answer. */
const someHeaders = fc.oneof(
  { weight: 12, arbitrary: none },
  { weight: 4, arbitrary: headers },
  { weight: 3, arbitrary: hostileHeaders },
);

/** Requests to all described routes and to the pages with forms. */
export function drafts(description: Description, pages: readonly string[], origin: string): fc.Arbitrary<Draft> {
  const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => draftOf(method.toUpperCase(), path, operation, origin)),
  );
  return fc.oneof(...calls, ...pages.map(formDraft), wild, visit, visit, visit, visit);
}

/** Requests for the home page, each with one header of maximum length. */
export const sweep: readonly Draft[] = longRuns.map((headers) => ({
  method: 'GET',
  path: '/',
  parts: [],
  query: '',
  headers,
  body: undefined,
  wire: 'none',
  usesKnownValues: true,
}));

/** A request for a page or file. */
const visit = fc.record<Draft>({
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST'),
  path: fc.constantFrom(...addresses),
  parts: fc.constant([]),
  query: fc.constant(''),
  headers: fc.oneof({ weight: 1, arbitrary: headers }, { weight: 4, arbitrary: hostileHeaders }),
  body: fc.constant(undefined),
  wire: fc.constant('none'),
  usesKnownValues: fc.boolean(),
});

function draftOf(method: string, path: string, { parameters = [], requestBody }: Operation, origin: string) {
  const schema = requestBody?.content['application/json']?.schema;
  const queries = parameters.filter((each) => each.in === 'query');
  const good = schema ? valid(schema, origin) : fc.constant(undefined);
  return fc.record<Draft>({
    method: fc.constant(method),
    path: fc.constant(path),
    parts: fc.array(part, { minLength: 2, maxLength: 2 }),
    query: queryOf(queries, origin),
    headers: someHeaders,
    body: fc.oneof(
      { weight: 5, arbitrary: good },
      { weight: 4, arbitrary: good.chain(mutated) },
      { weight: 1, arbitrary: anyJson },
    ),
    wire: schema
      ? fc.oneof(
          { weight: 20, arbitrary: fc.constant('json' as const) },
          { weight: 1, arbitrary: fc.constantFrom('form' as const, 'text' as const, 'none' as const) },
        )
      : fc.constant('none' as const),
    usesKnownValues: fc.boolean(),
  });
}

function formDraft(path: string): fc.Arbitrary<Draft> {
  const field = fc.oneof(
    bugProneText,
    fc.constantFrom('Ann', 'ann@example.ie', 'pay', 'cancel', '2026-11-24T09:30:00.000Z', 'How much?'),
  );
  return fc.record<Draft>({
    method: fc.constant('POST'),
    path: fc.constant(path),
    parts: fc.array(part, { minLength: 2, maxLength: 2 }),
    query: fc.oneof(
      fc.constantFrom('', '?date=2026-11-24', '?card=declined&new'),
      bugProneText.map((text) => `?date=${encodeURIComponent(text.toWellFormed())}`),
    ),
    headers: someHeaders,
    body: fc.dictionary(fc.constantFrom(...formFields), field),
    wire: fc.constantFrom('form' as const, 'form' as const, 'form' as const, 'json' as const, 'none' as const),
    usesKnownValues: fc.boolean(),
  });
}

/** A request to a random path. */
const wild = fc.record<Draft>({
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'),
  path: fc.oneof(
    fc.webPath(),
    fc.constantFrom(
      '/api',
      '/api/',
      '/api/auth/',
      '/api//config',
      '/api/config/',
      '/demo-checkout/',
      '/booking/plain/',
      '//',
      '/%',
      '/%00',
    ),
    fc.string({ unit: 'grapheme-ascii', maxLength: 30 }).map((text) => `/${text}`),
  ),
  parts: fc.constant([]),
  query: fc.webQueryParameters().map((query) => (query ? `?${query}` : '')),
  headers: someHeaders,
  body: anyJson,
  wire: fc.constantFrom('json', 'form', 'text', 'none'),
  usesKnownValues: fc.constant(false),
});

function queryOf(parameters: readonly Parameter[], origin: string): fc.Arbitrary<string> {
  if (parameters.length === 0)
    return fc.oneof(
      { weight: 9, arbitrary: fc.constant('') },
      { weight: 1, arbitrary: fc.constant('?a[]=1&__proto__=x&a=%') },
    );
  const fields = parameters.map(({ name, schema }) => [
    name,
    fc.oneof({ weight: 6, arbitrary: valid(schema, origin) }, { weight: 1, arbitrary: bugProneText }),
  ]);
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: [] }).map(
    (values) =>
      `?${Object.entries(values)
        .map(([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`)
        .join('&')}`,
  );
}

/** A valid body with one mutation. */
function mutated(body: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(body)) return anyJson.map((value) => [...body, value]);
  if (typeof body !== 'object' || body === null) return anyJson;
  const names = Object.keys(body);
  if (names.length === 0) return anyJson;
  const one = fc.constantFrom(...names);
  const put = (name: string, value: unknown) => ({ ...body, [name]: value });
  return fc.oneof(
    one.map((name) => Object.fromEntries(Object.entries(body).filter(([each]) => each !== name))),
    fc.tuple(one, anyJson).map(([name, value]) => put(name, value)),
    fc.tuple(one, bugProneText).map(([name, value]) => put(name, value)),
    one.chain((name) => mutated((body as Record<string, unknown>)[name]).map((value) => put(name, value))),
    anyJson.map((value) => put('id', value)),
  );
}
