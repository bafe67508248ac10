import fc from 'fast-check';

/** A JSON schema of the OpenAPI description. */
export interface JsonSchema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  maxItems?: number;
}

type Value = fc.Arbitrary<unknown>;

/** Texts that often cause bugs. */
export const bugProneText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\r\nBcc: all@example.ie',
    '\u0085',
    '\u202e\u2066',
    '\ud800',
    '\udfff\ud800',
    '\ufeff',
    '💥'.repeat(120),
    'e\u0301'.repeat(99),
    "'; drop table orders; --",
    '"><script>alert(1)</script>',
    '{{7*7}}%s%n',
    '../../../../etc/passwd',
    '__proto__',
    'constructor',
    'NaN',
    '-0',
    '1e400',
    '9'.repeat(400),
    'x'.repeat(6000),
    `a${' '.repeat(50_000)}b`,
    `a${'\n'.repeat(25_000)}b`,
    `${'a@'.repeat(25_000)} `,
    `${'a.'.repeat(25_000)}@`,
    '+'.repeat(50_000),
    'javascript:alert(1)',
    'http://evil.example\\@localhost/',
    '2026-02-30',
    '+275760-09-13T00:00:00.001Z',
    '0000-01-01T00:00:00Z',
    '2026-11-24T09:30:00+14:00',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Any JSON value. */
export const anyJson: Value = fc.oneof(
  bugProneText,
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom(null, true, 0, -1, 0.1, 1e21, Number.MAX_SAFE_INTEGER, [], {}, [[]], [null], { length: 1 }),
  fc.array(bugProneText, { maxLength: 4 }),
);

const day = fc
  .integer({ min: 18, max: 60 })
  .map((ahead) => new Date(Date.UTC(2026, 10, ahead)).toISOString().slice(0, 10));
const slot = fc
  .tuple(day, fc.integer({ min: 8, max: 18 }), fc.constantFrom('00', '30'))
  .map(([on, hour, minutes]) => `${on}T${String(hour).padStart(2, '0')}:${minutes}:00.000Z`);
const people = fc.constantFrom(
  'ann@example.ie',
  'ben@example.ie',
  'Cat+tag@Example.ie',
  'd.e.f@gmail.com',
  'ö@exämple.ie',
);
const words = fc.oneof(
  fc.constantFrom('Ann Byrne', 'Ó Briain', 'a', '李小龍', "O'Neill-Smith", '👩‍🍳 Café'),
  fc.string({ minLength: 1, maxLength: 30 }),
);

/** Values that match a schema. */
export function valid(schema: JsonSchema, origin: string): Value {
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return fc.oneof(...choice.map((each) => valid(each, origin)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const [type, ...others] = [schema.type ?? 'object'].flat();
  if (others.length > 0)
    return fc.oneof(...[type, ...others].map((each) => valid({ ...schema, type: each ?? '' }, origin)));
  switch (type) {
    case 'string':
      return textOf(schema, origin);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000 });
    case 'number':
      return fc.integer({ min: Math.ceil(schema.minimum ?? 1), max: Math.floor(schema.maximum ?? 5000) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.uniqueArray(valid(schema.items ?? {}, origin), { maxLength: Math.min(schema.maxItems ?? 4, 5) });
    default:
      return objectOf(schema, origin);
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema, origin: string): Value {
  const fields = Object.entries(properties).map(([name, each]) => [name, valid(each, origin)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
}

function textOf({ format, pattern, allOf = [], minLength = 0, maxLength = 40 }: JsonSchema, origin: string): Value {
  const patterns = [pattern, ...allOf.map((each) => each.pattern)].filter((each) => each !== undefined);
  if (format === 'date') return day;
  if (format === 'date-time') return slot;
  if (format === 'uri') return fc.constantFrom(`${origin}/checkout-success`, `${origin}/checkout-cancel?a=b#c`);
  if (patterns.some((each) => each.includes('@'))) return people;
  return minLength > 0 ? words : fc.oneof(words, fc.constant(''), fc.string({ maxLength: Math.min(maxLength, 40) }));
}
