import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOrder } from '../../../src/orders/brief.ts';
import { storedBriefSchema } from '../../../src/orders/briefSchema.ts';
import { readSettings } from '../../settings.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { openDatabase } from '../open.ts';
import { briefOf } from './0014-order-briefs.ts';

/** Orders as stored by the version before, and the data they become. */
const recorded = [
  {
    name: 'a website',
    selection: '{"version":1,"wizard":"quote","solutionType":"website","tier":"full"}',
    service_type: 'brand_identity_package',
    target_audience: 'Property business focused on Data-Driven Decisions, Eliminate Platform Fees',
    campaign_duration: '2-3 months',
    notes:
      'Additional notes: We open in March.\n  Industry: Golden\n  Budget: €700\nPreferred systems: GARO, AED\nDashboards: Marketing & Sales\nKeywords: bread, cakes\nSolution: Website & Digital Platform\nTier: Full System\nIndustry: Property',
    brief: {
      version: 1,
      about: { industry: 'property', goals: ['insights', 'fees'], budget: null },
      wishes: {
        notes: 'We open in March.\nIndustry: Golden\nBudget: €700',
        keywords: ['bread', 'cakes'],
        systems: ['garo', 'aed'],
        dashboards: ['dashboard:marketing'],
      },
      topic: null,
    },
  },
  {
    name: 'a system with AED',
    selection:
      '{"version":1,"wizard":"quote","solutionType":"trinity","system":"garo","upsell":"aed-only","hasPhysicalStore":false}',
    service_type: 'trinity_system',
    target_audience: 'Business focused on growth and efficiency',
    campaign_duration: '2-3 months',
    notes: 'Solution: Trinity Business Systems\nTrinity: GARO + AED\nPhysical store: no',
    brief: {
      version: 1,
      about: { industry: null, goals: [], budget: null },
      wishes: { notes: '', keywords: [], systems: [], dashboards: [] },
      topic: null,
    },
  },
  {
    name: 'both',
    selection: '{"version":1,"wizard":"quote","solutionType":"both","system":"trinity-core","tier":"full"}',
    service_type: 'brand_identity_package',
    target_audience: 'Restaurant business focused on growth and efficiency',
    campaign_duration: '4-6 months',
    notes: 'Solution: Complete Digital Transformation\nTrinity: Trinity Core\nTier: Full System\nIndustry: Restaurant',
    brief: {
      version: 1,
      about: { industry: 'restaurant', goals: [], budget: null },
      wishes: { notes: '', keywords: [], systems: [], dashboards: [] },
      topic: null,
    },
  },
  {
    name: 'a consultation about a replaced system',
    selection: '{"version":1,"wizard":"consultation"}',
    service_type: 'consultation',
    target_audience: 'Business focused on growth and efficiency',
    campaign_duration: 'consultation',
    notes:
      'CONSULTATION REQUEST\nAdditional notes: We open in March.\n  Industry: Golden\n  Budget: €700\nPreferred systems: GARO, AED\nDashboards: Marketing & Sales\nKeywords: bread, cakes\nSolution: Trinity Business Systems\nTrinity: Trinity Core in place of GARO',
    brief: {
      version: 1,
      about: { industry: null, goals: [], budget: null },
      wishes: {
        notes: 'We open in March.\nIndustry: Golden\nBudget: €700',
        keywords: ['bread', 'cakes'],
        systems: ['garo', 'aed'],
        dashboards: ['dashboard:marketing'],
      },
      topic: {
        version: 1,
        wizard: 'quote',
        solutionType: 'trinity',
        system: 'garo',
        upsell: 'trinity-core',
        tier: null,
        hasPhysicalStore: null,
      },
    },
  },
  {
    name: 'a consultation about nothing yet',
    selection: '{"version":1,"wizard":"consultation"}',
    service_type: 'consultation',
    target_audience: 'Business focused on growth and efficiency',
    campaign_duration: 'consultation',
    notes: 'CONSULTATION REQUEST',
    brief: {
      version: 1,
      about: { industry: null, goals: [], budget: null },
      wishes: { notes: '', keywords: [], systems: [], dashboards: [] },
      topic: null,
    },
  },
  {
    name: 'a configuration',
    selection:
      '{"version":1,"wizard":"configurator","services":["brand-identity","ad-campaigns","trinity-systems","complete-platform"],"brand":"elite","campaign":"growth","trinity":"garo","systems":"trinity-plus","tier":"premium","hasPhysicalStore":true}',
    service_type: 'multiple_services',
    target_audience: 'Various Industries businesses seeking 4 service(s)',
    campaign_duration: '4-6 months',
    notes:
      'Additional notes: We open in March.\n  Industry: Golden\n  Budget: €700\nPreferred systems: GARO, AED\nDashboards: Marketing & Sales\nKeywords: bread, cakes\nServices: Brand Identity Package (Elite Brand Identity), Digital Ad Campaigns (Growth Campaign), Trinity Business Systems, Complete Digital Platform\nTrinity: GARO, Trinity Plus in the platform\nTier: Premium\nIndustry: Other\nPhysical store: yes',
    brief: {
      version: 1,
      about: { industry: 'other', goals: [], budget: null },
      wishes: {
        notes: 'We open in March.\nIndustry: Golden\nBudget: €700',
        keywords: ['bread', 'cakes'],
        systems: ['garo', 'aed'],
        dashboards: ['dashboard:marketing'],
      },
      topic: null,
    },
  },
  {
    name: 'a consultation about a configuration',
    selection: '{"version":1,"wizard":"consultation"}',
    service_type: 'consultation',
    target_audience: 'Business businesses seeking 2 service(s)',
    campaign_duration: 'consultation',
    notes:
      'CONSULTATION REQUEST\nServices: Brand Identity Package (Starter Brand Identity), Complete Digital Platform\nTrinity: MCD in the platform',
    brief: {
      version: 1,
      about: { industry: null, goals: [], budget: null },
      wishes: { notes: '', keywords: [], systems: [], dashboards: [] },
      topic: {
        version: 1,
        wizard: 'configurator',
        services: ['brand-identity', 'complete-platform'],
        brand: 'starter',
        campaign: null,
        trinity: null,
        systems: 'mcd',
        tier: null,
        hasPhysicalStore: null,
      },
    },
  },
  {
    name: 'a plan',
    selection:
      '{"version":1,"wizard":"planner","platform":"full","solutions":["solution:financial","solution:marketing"],"dashboards":["dashboard:employees"],"path":"template"}',
    service_type: 'budget_plan',
    target_audience: 'Hospitality business focused on Scale Your Business, Own Customer Relationships',
    campaign_duration: 'To be agreed',
    notes:
      'Additional notes: Soon, please\nPath: Template Solution\nPlatform: Full System\nIndustry solutions: Financial Management, Marketing & Sales\nUniversal dashboards: Employee Management\nBudget: €12,500.50\nGoals: Scale Your Business, Own Customer Relationships\nIndustry: Hospitality',
    brief: {
      version: 1,
      about: { industry: 'hospitality', goals: ['scale', 'customers'], budget: 12500.5 },
      wishes: { notes: 'Soon, please', keywords: [], systems: [], dashboards: [] },
      topic: null,
    },
  },
  {
    name: 'a consultation about a plan',
    selection: '{"version":1,"wizard":"consultation"}',
    service_type: 'consultation',
    target_audience: 'Retail business focused on Build Brand Identity',
    campaign_duration: 'consultation',
    notes:
      'CONSULTATION REQUEST\nPath: Custom Development\nPlatform: Premium\nBudget: €5,000\nGoals: Build Brand Identity\nIndustry: Retail',
    brief: {
      version: 1,
      about: { industry: 'retail', goals: ['brand'], budget: 5000 },
      wishes: { notes: '', keywords: [], systems: [], dashboards: [] },
      topic: { version: 1, wizard: 'planner', platform: 'premium', solutions: [], dashboards: [], path: 'custom' },
    },
  },
] as const;

const textsOf = ({ service_type, target_audience, campaign_duration, notes }: (typeof recorded)[number]) => ({
  serviceType: service_type,
  targetAudience: target_audience,
  campaignDuration: campaign_duration,
  notes,
});

test.each(recorded)('$name becomes data that generates the same texts', ({ name, brief, ...row }) => {
  const made = briefOf(row);
  expect(made).toEqual(brief);
  expect(describeOrder(JSON.parse(row.selection), storedBriefSchema.parse(made))).toEqual(
    textsOf({ name, brief, ...row } as (typeof recorded)[number]),
  );
});

test.each([
  ['of another client', { notes: 'Please call Ann' }],
  ['with a name that is not ours', { notes: 'Solution: Golden Website\nTier: Full System\nIndustry: Property' }],
  ['with a fact that the selection does not have', { notes: `${recorded[2].notes}\nPhysical store: yes` }],
  ['for somebody else', { target_audience: 'Restaurants' }],
  ['with facts in another order', { notes: recorded[2].notes.split('\n').toReversed().join('\n') }],
])('texts %s stay texts', (_, change) => {
  const row = { ...recorded[2], ...change } as (typeof recorded)[number];
  const made = storedBriefSchema.parse(briefOf(row));
  expect(made).toEqual({ version: 1, text: textsOf(row) });
  expect(describeOrder(JSON.parse(row.selection), made)).toEqual(textsOf(row));
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'agency-briefs-'));
});
afterAll(() => rm(folder, { recursive: true }));

test.each(databaseKinds)(
  'existing orders keep their selection and answers, on $name',
  async ({ name: kind, createEmpty }) => {
    const settings = readSettings({ DATA_DIR: join(folder, kind), ...(await createEmpty()) });
    const before = await openDatabase(settings);
    await before.schema.alterTable('orders').dropColumn('brief').execute();
    for (const column of ['service_type', 'target_audience', 'campaign_duration', 'notes']) {
      await before.schema
        .alterTable('orders')
        .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
        .execute();
    }
    await sql`delete from kysely_migration where name = '0014-order-briefs'`.execute(before);
    const at = '2026-11-20T10:00:00.000Z';
    for (const { name, selection, service_type, target_audience, campaign_duration, notes } of recorded) {
      await sql`
      insert into orders (
        id, idempotency_key, fingerprint, name, email, service_type, target_audience, campaign_duration, notes, success_url,
        cancel_url, title, selection, lines, total_cents, deposit_percent, deposit_cents, status, provider,
        session_number, expires_at, created_at, updated_at
      ) values (
        ${name}, ${name}, '', 'Ann', 'ann@example.ie', ${service_type}, ${target_audience}, ${campaign_duration},
        ${notes}, '', '', '', ${selection}, '[]', 100, 100, 100, 'paid', 'demo', 1, ${at}, ${at}, ${at}
      )`.execute(before);
    }
    await before.destroy();
    const after = await openDatabase(settings);
    const kept = await after.selectFrom('orders').selectAll().execute();
    expect(kept).toHaveLength(recorded.length);
    for (const { id, brief } of kept) {
      expect([id, JSON.parse(brief)]).toEqual([id, recorded.find(({ name }) => name === id)?.brief]);
    }
    expect(Object.keys(kept[0] ?? {})).not.toContain('notes');
    await after.destroy();
  },
);
