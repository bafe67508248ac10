import { type Kysely, sql } from 'kysely';

/**
 * Stores the buyer's answers as data instead of four English texts, which the wizards generated from them. Texts that can be
 * parsed without loss become data; others stay texts. In one file, with its own copy of all names, because a migration must
 * not change when the catalogue does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('brief', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const { rows } = await sql<OldOrder>`
    select id, selection, service_type, target_audience, campaign_duration, notes from orders`.execute(db);
  for (const row of rows) {
    await sql`update orders set brief = ${JSON.stringify(briefOf(row))} where id = ${row.id}`.execute(db);
  }
  for (const column of ['service_type', 'target_audience', 'campaign_duration', 'notes']) {
    await db.schema.alterTable('orders').dropColumn(column).execute();
  }
}

interface OldOrder {
  id: string;
  selection: string;
  service_type: string;
  target_audience: string;
  campaign_duration: string;
  notes: string;
}

type Texts = Omit<OldOrder, 'id' | 'selection'>;

/** The selection of a wizard; each has some of the fields. */
interface Choices {
  version: 1;
  wizard: string;
  solutionType?: string | null;
  system?: string | null;
  upsell?: string | null;
  services?: readonly string[];
  brand?: string | null;
  campaign?: string | null;
  trinity?: string | null;
  systems?: string | null;
  tier?: string | null;
  hasPhysicalStore?: boolean | null;
  platform?: string | null;
  solutions?: readonly string[];
  dashboards?: readonly string[];
  path?: string | null;
}

interface Brief {
  version: 1;
  about: { industry: string | null; goals: readonly string[]; budget: number | null };
  wishes: {
    notes: string;
    keywords: readonly string[];
    systems: readonly string[];
    dashboards: readonly string[];
  };
  topic: Choices | null;
}

type Names = Readonly<Record<string, string>>;

// The names at the time when the texts were written.
const industries: Names = {
  restaurant: 'Restaurant',
  retail: 'Retail',
  services: 'Services',
  hospitality: 'Hospitality',
  property: 'Property',
  other: 'Other',
};
const goals: Names = {
  fees: 'Eliminate Platform Fees',
  brand: 'Build Brand Identity',
  automation: 'Automate Operations',
  scale: 'Scale Your Business',
  customers: 'Own Customer Relationships',
  insights: 'Data-Driven Decisions',
};
const topics: Names = {
  financial: 'Financial Management',
  customers: 'Customer Relationship',
  employees: 'Employee Management',
  marketing: 'Marketing & Sales',
  operations: 'Operations Analytics',
  inventory: 'Inventory Management',
};
const prefixed = (prefix: string): Names =>
  Object.fromEntries(Object.entries(topics).map(([id, name]) => [`${prefix}:${id}`, name]));
const dashboards = prefixed('dashboard');
const solutions = prefixed('solution');
/** Of platforms and of tiers. */
const tiers: Names = { foundation: 'Foundation', full: 'Full System', premium: 'Premium' };
const paths: Names = {
  template: 'Template Solution',
  custom: 'Custom Development',
  hybrid: 'Hybrid Approach',
  subscription: 'Subscription Model',
};
const services: Names = {
  'brand-identity': 'Brand Identity Package',
  'ad-campaigns': 'Digital Ad Campaigns',
  'trinity-systems': 'Trinity Business Systems',
  'complete-platform': 'Complete Digital Platform',
};
const brands: Names = {
  starter: 'Starter Brand Identity',
  premium: 'Premium Brand Identity',
  elite: 'Elite Brand Identity',
};
const campaigns: Names = { starter: 'Starter Campaign', growth: 'Growth Campaign', premium: 'Premium Campaign' };
const systems: Names = {
  expense: 'Expense Manager',
  mcd: 'MCD',
  rcd: 'RCD',
  garo: 'GARO',
  aed: 'AED',
  'trinity-core': 'Trinity Core',
  'trinity-plus': 'Trinity Plus',
};
const solutionTypes: Names = {
  website: 'Website & Digital Platform',
  trinity: 'Trinity Business Systems',
  both: 'Complete Digital Transformation',
};
const heading = 'CONSULTATION REQUEST';

/** The texts as data; or as texts, when the data would not generate the same texts. */
export function briefOf(row: Omit<OldOrder, 'id'>): object {
  const { service_type, target_audience, campaign_duration, notes } = row;
  const selection = JSON.parse(row.selection) as Choices;
  const brief = readBrief(selection, row);
  const said = textsOf(selection, brief);
  const isSame = (Object.keys(said) as (keyof Texts)[]).every((field) => said[field] === row[field]);
  if (isSame) return brief;
  return {
    version: 1,
    text: {
      serviceType: service_type,
      targetAudience: target_audience,
      campaignDuration: campaign_duration,
      notes,
    },
  };
}

// Parsing.

/** Values by label. Continuation lines of a value are indented. */
function labelledIn(notes: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  let last = '';
  for (const line of notes.split('\n')) {
    const [, label, value] = /^(\S[^:]*): (.*)$/.exec(line) ?? [];
    if (label !== undefined && value !== undefined) {
      last = label;
      values.set(label, value);
    } else if (line.startsWith('  ')) {
      values.set(last, `${values.get(last) ?? ''}\n${line.slice(2)}`);
    }
  }
  return values;
}

const idOf = (names: Names, name: string | undefined): string | null =>
  Object.keys(names).find((id) => names[id] === name) ?? null;

const idsOf = (names: Names, text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(', ')
    .map((name) => idOf(names, name))
    .filter((id) => id !== null);

function readBrief(selection: Choices, { notes, target_audience }: Texts): Brief {
  const values = labelledIn(notes);
  const value = (label: string) => values.get(label);
  const focus = target_audience.split(' focused on ')[1];
  const budget = value('Budget')?.replace(/[€,]/g, '');
  return {
    version: 1,
    about: {
      industry: idOf(industries, value('Industry')),
      goals: idsOf(goals, focus),
      budget: budget === undefined ? null : Number(budget),
    },
    wishes: {
      notes: value('Additional notes') ?? '',
      keywords: value('Keywords')?.split(', ') ?? [],
      systems: idsOf(systems, value('Preferred systems')),
      dashboards: idsOf(dashboards, value('Dashboards')),
    },
    topic: selection.wizard === 'consultation' ? readTopic(value, target_audience) : null,
  };
}

function readTopic(value: (label: string) => string | undefined, audience: string): Choices | null {
  const store = value('Physical store');
  const common = {
    tier: idOf(tiers, value('Tier')),
    hasPhysicalStore: store === undefined ? null : store === 'yes',
  };
  const trinity = value('Trinity') ?? '';
  if (audience.includes(' businesses seeking ')) {
    const named = (value('Services') ?? '').split(', ').map((text) => /^([^(]+?)(?: \((.+)\))?$/.exec(text) ?? []);
    const detail = (id: string) => named.find(([, name]) => name === services[id])?.[2];
    const parts = trinity.split(', ');
    const inPlatform = / in the platform$/;
    return {
      version: 1,
      wizard: 'configurator',
      services: named.map(([, name]) => idOf(services, name)).filter((id) => id !== null),
      brand: idOf(brands, detail('brand-identity')),
      campaign: idOf(campaigns, detail('ad-campaigns')),
      trinity: idOf(
        systems,
        parts.find((part) => !inPlatform.test(part)),
      ),
      systems: idOf(systems, parts.find((part) => inPlatform.test(part))?.replace(inPlatform, '')),
      ...common,
    };
  }
  if (value('Solution') !== undefined) {
    const added = trinity.endsWith(' + AED');
    const [bought = '', replaced] = trinity.replace(/ \+ AED$/, '').split(' in place of ');
    return {
      version: 1,
      wizard: 'quote',
      solutionType: idOf(solutionTypes, value('Solution')),
      system: idOf(systems, replaced ?? bought),
      upsell: replaced ? idOf(systems, bought) : added ? 'aed-only' : null,
      ...common,
    };
  }
  const plan = {
    platform: idOf(tiers, value('Platform')),
    solutions: idsOf(solutions, value('Industry solutions')),
    dashboards: idsOf(dashboards, value('Universal dashboards')),
    path: idOf(paths, value('Path')),
  };
  const labels = ['Platform', 'Industry solutions', 'Universal dashboards', 'Path', 'Budget', 'Goals', 'Industry'];
  return labels.some((label) => value(label) !== undefined) ? { version: 1, wizard: 'planner', ...plan } : null;
}

// Generating, to compare with the original texts.

const nameOf = (names: Names, id: string | null | undefined) => (id ? (names[id] ?? id) : '');
const namesOf = (names: Names, ids: readonly string[] = []) => ids.map((id) => nameOf(names, id)).join(', ');
const yesOrNo = (answer: boolean | null | undefined) => (answer == null ? '' : answer ? 'yes' : 'no');

function euro(amount: number): string {
  const cents = Math.round(amount * 100);
  const whole = String(Math.trunc(cents / 100)).replace(/\B(?=(\d{3}){1,7}$)/g, ',');
  return `€${whole}${cents % 100 === 0 ? '' : `.${String(cents % 100).padStart(2, '0')}`}`;
}

type Line = readonly [label: string, value: string];

function textsOf(selection: Choices, brief: Brief): Texts {
  const { about, wishes, topic } = brief;
  const isConsultation = selection.wizard === 'consultation';
  const chosen = isConsultation ? topic : selection;
  const who = about.industry === null ? 'Business' : `${nameOf(industries, about.industry)} business`;
  const audience = `${who} focused on ${namesOf(goals, about.goals) || 'growth and efficiency'}`;
  const described = chosen ? describe(chosen, about, audience) : { lines: [], service_type: '', campaign_duration: '' };
  const lines: readonly Line[] = [
    ['Additional notes', wishes.notes.replaceAll('\n', '\n  ')],
    ['Preferred systems', namesOf(systems, wishes.systems)],
    ['Dashboards', namesOf(dashboards, wishes.dashboards)],
    ['Keywords', wishes.keywords.join(', ')],
    ...described.lines,
  ];
  const written = lines.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`);
  return {
    service_type: isConsultation ? 'consultation' : described.service_type,
    target_audience: ('target_audience' in described && described.target_audience) || audience,
    campaign_duration: isConsultation ? 'consultation' : described.campaign_duration,
    notes: [...(isConsultation ? [heading] : []), ...written].join('\n'),
  };
}

interface Described {
  service_type: string;
  target_audience: string;
  campaign_duration: string;
  lines: readonly Line[];
}

function describe(chosen: Choices, about: Brief['about'], audience: string): Described {
  const industry = ['Industry', nameOf(industries, about.industry)] as const;
  const tier = ['Tier', nameOf(tiers, chosen.tier)] as const;
  const store = ['Physical store', yesOrNo(chosen.hasPhysicalStore)] as const;
  switch (chosen.wizard) {
    case 'quote': {
      const { solutionType, upsell } = chosen;
      const bought = upsell === 'trinity-core' || upsell === 'trinity-plus' ? upsell : chosen.system;
      const instead = bought !== chosen.system ? ` in place of ${nameOf(systems, chosen.system)}` : '';
      const added = upsell === 'aed-only' ? ' + AED' : '';
      const shorter = bought === 'trinity-plus' ? '3-4 months' : '2-3 months';
      const sold = solutionType === 'trinity' ? 'trinity_system' : 'brand_identity_package';
      return {
        service_type: solutionType ? sold : 'web_development',
        target_audience: audience,
        campaign_duration: solutionType === 'both' ? '4-6 months' : shorter,
        lines: [
          ['Solution', nameOf(solutionTypes, solutionType)],
          ['Trinity', bought ? `${nameOf(systems, bought)}${instead}${added}` : ''],
          tier,
          industry,
          store,
        ],
      };
    }
    case 'configurator': {
      const ordered = chosen.services ?? [];
      const [first = '', ...more] = ordered;
      const details: Names = {
        'brand-identity': nameOf(brands, chosen.brand),
        'ad-campaigns': nameOf(campaigns, chosen.campaign),
      };
      const named = ordered.map((id) => `${nameOf(services, id)}${details[id] ? ` (${details[id]})` : ''}`);
      const owned = [
        nameOf(systems, chosen.trinity),
        chosen.systems ? `${nameOf(systems, chosen.systems)} in the platform` : '',
      ];
      const trade = about.industry === 'other' ? 'Various Industries' : nameOf(industries, about.industry);
      const isLong = ordered.includes('complete-platform') || chosen.trinity === 'trinity-plus';
      return {
        service_type: ordered.length === 1 ? first : 'multiple_services',
        target_audience: `${trade || 'Business'} businesses seeking ${ordered.length} service(s)`,
        campaign_duration: isLong ? '4-6 months' : more.length > 1 ? '3-4 months' : '2-3 months',
        lines: [
          ['Services', named.join(', ')],
          ['Trinity', owned.filter((name) => name !== '').join(', ')],
          tier,
          industry,
          store,
        ],
      };
    }
    default:
      return {
        service_type: 'budget_plan',
        target_audience: audience,
        campaign_duration: 'To be agreed',
        lines: [
          ['Path', nameOf(paths, chosen.path)],
          ['Platform', nameOf(tiers, chosen.platform)],
          ['Industry solutions', namesOf(solutions, chosen.solutions)],
          ['Universal dashboards', namesOf(dashboards, chosen.dashboards)],
          ['Budget', about.budget === null ? '' : euro(about.budget)],
          ['Goals', namesOf(goals, about.goals)],
          industry,
        ],
      };
  }
}
