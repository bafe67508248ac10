import { expect, test } from 'vitest';
import { catalogue } from '../domain/catalogue/given.ts';
import { quickQuoteRules } from '../wizards/quick-quote/rules/index.ts';
import { quickQuoteFlow } from '../wizards/quick-quote/rules/questions.ts';
import { orderRequest } from './checkoutRequest.ts';
import { checkoutRequestSchema } from './checkoutSchema.ts';

const answers = {
  ...quickQuoteFlow(catalogue).blank,
  solutionType: 'website',
  selectedIndustry: 'retail',
  selectedGoals: ['fees', 'brand', 'automation', 'scale', 'customers', 'insights'],
  selectedTier: 'foundation',
  name: 'Ann Ó Briain',
  email: 'ann@example.ie',
  additionalNotes: 'n'.repeat(10_000),
  keywords: 'coffee, cake',
} as const;
const request = orderRequest(catalogue, quickQuoteRules(catalogue), answers, 'http://localhost:3000');

/** The invalid fields. */
const invalidFields = (body: unknown) => [
  ...new Set((checkoutRequestSchema.safeParse(body).error?.issues ?? []).map(({ path }) => String(path[0]))),
];

test.each<[string, unknown]>([
  ['name', ''],
  ['name', 'n'.repeat(201)],
  ['name', 'Ann\r\nBcc: all@example.ie'],
  ['email', 'ann'],
  ['email', `${'a'.repeat(250)}@b.ie`],
  ['serviceType', ''],
  ['price', 0],
  ['price', 1.005],
  ['price', Number.POSITIVE_INFINITY],
  ['notes', 'n'.repeat(5001)],
  ['targetAudience', undefined],
  ['campaignDuration', 3],
  ['success_url', 'checkout-success'],
  ['success_url', 'javascript:alert(1)'],
  ['cancel_url', `https://agency.example/${'a'.repeat(2000)}`],
  ['selection', undefined],
  ['brief', { version: 1 }],
  ['brief', { ...request?.brief, about: { industry: 'gold', goals: [], budget: null } }],
  ['selection', { version: 1, wizard: 'quote', solutionType: 'website', tier: 'Gold' }],
])('reports an invalid %s: %j', (field, value) =>
  expect(invalidFields({ ...request, [field]: value })).toEqual([field]),
);

test('trims name and e-mail', () =>
  expect(checkoutRequestSchema.parse({ ...request, name: ' Ann ', email: ' ann@example.ie ' })).toMatchObject({
    name: 'Ann',
    email: 'ann@example.ie',
  }));

test('refuses text that is not a request', () => expect(checkoutRequestSchema.safeParse('{}').success).toBe(false));
