import fc from 'fast-check';

/** The parts of JSON Schema in the OpenAPI description. */
export type JsonSchema = { [key in 'anyOf' | 'oneOf' | 'allOf']?: JsonSchema[] } & {
  [key in 'format' | 'pattern']?: string;
} & { [key in 'minLength' | 'minimum' | 'maximum' | 'maxItems']?: number } & {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
};

/** Texts that often cause bugs. */
export const bugProneText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...['', ' ', 'a\0b', '\r\nBcc: all@example.ie', '\u202e\u2066', '\ud800', '\udfff\ud800', '💥'.repeat(120)],
    ...["'; drop table orders; --", '"><script>alert(1)</script>', '{{7*7}}%s%n', '../../../../etc/passwd'],
    ...['__proto__', 'NaN', '-0', '1e400', '9'.repeat(400), '2026-02-30', '+275760-09-13T00:00:00.001Z'],
    ...[`a${' '.repeat(50_000)}b`, `${'a@'.repeat(25_000)} `, `${'a.'.repeat(25_000)}@`, 'javascript:alert(1)'],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

export const anyJson = fc.oneof(bugProneText, fc.jsonValue({ maxDepth: 4 }));

const day = fc.integer({ min: 18, max: 30 }).map((date) => `2026-11-${date}`);
const slot = fc.tuple(day, fc.integer({ min: 10, max: 17 })).map(([date, hour]) => `${date}T${hour}:30:00.000Z`);

/** Values that match a schema. */
export function valid(schema: JsonSchema, origin: string): fc.Arbitrary<unknown> {
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return fc.oneof(...choice.map((each) => valid(each, origin)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const { type = 'object', properties = {}, required = [], minimum = 0, maximum = 5000, maxItems = 4 } = schema;
  if (Array.isArray(type)) return fc.oneof(...type.map((each) => valid({ ...schema, type: each }, origin)));
  if (type === 'string') return textOf(schema, origin);
  if (type === 'integer' || type === 'number') return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'array') return fc.uniqueArray(valid(schema.items ?? {}, origin), { maxLength: Math.min(maxItems, 5) });
  const fields = Object.entries(properties).map(([name, each]) => [name, valid(each, origin)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function textOf({ format, pattern, allOf = [], minLength = 0 }: JsonSchema, origin: string): fc.Arbitrary<string> {
  if (format === 'date') return day;
  if (format === 'date-time') return slot;
  if (format === 'uri') return fc.constantFrom(`${origin}/checkout-success`, `${origin}/checkout-cancel?a=b#c`);
  const isEmail = [pattern, ...allOf.map((each) => each.pattern)].some((each) => each?.includes('@'));
  if (isEmail) return fc.constantFrom('ann@example.ie', 'Cat+tag@Example.ie', 'd.e.f@gmail.com', 'ö@exämple.ie');
  return fc.oneof(fc.constantFrom('Ann Byrne', 'Ó Briain', '李小龍'), fc.string({ minLength, maxLength: 40 }));
}

/** A body with one value replaced, added or removed. */
export function mutated(body: unknown): fc.Arbitrary<unknown> {
  if (typeof body !== 'object' || body === null || Object.keys(body).length === 0) return anyJson;
  return fc
    .constantFrom(...Object.entries(body))
    .chain(([name, value]) =>
      fc
        .oneof(anyJson, fc.constant(undefined), mutated(value))
        .map((other) => (Array.isArray(body) ? [...body, other] : { ...body, [name]: other })),
    );
}
