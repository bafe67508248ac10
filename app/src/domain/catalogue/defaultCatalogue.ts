import { type Catalogue, catalogueOf } from './catalogue.ts';
import type { CatalogueData } from './schema.ts';

/** What each platform size adds to the one before, the same in every wizard. */
const adds = {
  foundation: ['Professional website', 'Mobile responsive', 'Basic SEO', 'Contact forms', 'Social media links'],
  full: ['Complete ordering system', 'Customer database', 'Email automation', 'Payment processing'],
  premium: ['Advanced analytics', 'Multi-location support', 'API access', 'AI predictions'],
};

/**
 * What the agency sells until it publishes a catalogue of its own: the only place with prices, packages and their texts.
 * Texts name what changes in braces: see `placeholderNames`. After a change, run `pnpm check:catalogue`.
 */
export const defaultCatalogueData: CatalogueData = {
  services: {
    'brand-identity': {
      name: 'Brand Identity Package',
      description: 'A brand identity in one of {brandCount} packages, with {revisionRounds} revision rounds.',
      benefits: ['A logo, colours and typefaces', 'Marketing materials in the larger packages'],
    },
    'ad-campaigns': {
      name: 'Digital Ad Campaigns',
      description: 'One digital ad campaign, delivered in {campaignDays} days.',
      benefits: ['One offer for one audience', 'Nothing runs until you approve it'],
    },
    'trinity-systems': {
      name: 'Trinity Business Systems',
      description: 'Five systems for costs, stock, returning customers and advertising. One, three or all five.',
      benefits: ['Each answers one question', 'Beta prices'],
    },
    'complete-platform': {
      name: 'Complete Digital Platform',
      description: 'A complete website platform with a Trinity system, at the tier your business needs.',
      benefits: ['A website for phone and desktop', 'Ordering and payment in Full System and Premium'],
    },
  },
  brandIncludes: 'A logo, colours and typefaces',
  brandPackages: {
    starter: {
      name: 'Starter Brand Identity',
      price: 500,
      deliveryTime: '5-7 business days',
      description: 'For one owner who needs a logo first',
      revisionRounds: 1,
    },
    premium: {
      name: 'Premium Brand Identity',
      price: 750,
      deliveryTime: '7-10 business days',
      description: 'For opening, or a new look with its first pieces',
      popular: true,
      revisionRounds: 2,
      materials: 3,
    },
    elite: {
      name: 'Elite Brand Identity',
      price: 1000,
      deliveryTime: '10-14 business days',
      description: 'For several pieces, or several people who decide',
      revisionRounds: 4,
      materials: 5,
      hours: 1,
    },
  },
  // The client gave no lists of what campaigns include: the places are the agency’s to confirm.
  campaignPackages: {
    starter: {
      name: 'Starter Campaign',
      price: 350,
      deliveryTime: '3-5 days',
      description: 'For a first campaign with one small purpose',
      adds: ['One offer for one audience', 'An ad in a feed', 'Nothing runs until you approve it'],
    },
    growth: {
      name: 'Growth Campaign',
      price: 500,
      deliveryTime: '5-7 days',
      featured: true,
      description: 'For being seen in more than one place',
      adds: ['An ad in a story', 'An ad in search results'],
    },
    premium: {
      name: 'Premium Campaign',
      price: 750,
      deliveryTime: '7-10 days',
      description: 'For trying several things at once',
      adds: ['A short video', 'A banner on other sites'],
    },
  },
  trinityOptions: {
    expense: {
      type: 'individual',
      name: 'Expense Manager',
      outcome: 'Know where your money goes',
      includes: ['expense'],
      description: 'What goes out, and where',
      features: [
        'Spending by purpose, week by week',
        'What small costs add up to in a year',
        'What has gone up since last year',
      ],
    },
    mcd: {
      type: 'individual',
      name: 'MCD',
      outcome: 'Put your marketing money where it works',
      includes: ['mcd'],
      description: 'Marketing cost displacement',
      features: [
        'All marketing costs in one list',
        'What a new customer cost, line by line',
        'Where to move money next',
      ],
    },
    rcd: {
      type: 'individual',
      name: 'RCD',
      outcome: 'Reward customers who come back',
      includes: ['rcd'],
      description: 'Returning customer discounts',
      features: [
        'One simple rule for your regulars',
        'What the rule costs, in advance',
        'Who comes back, and how often',
      ],
    },
    garo: {
      type: 'individual',
      name: 'GARO',
      outcome: 'Order the right amount, at the right time',
      includes: ['garo'],
      description: 'Genetic algorithm restocking optimizer',
      features: [
        'What to order, how much and when',
        'Follows your rules on space and suppliers',
        'You place the orders',
      ],
      note: 'A physical store adds {storeSetup} for in-store setup and training.',
    },
    aed: {
      type: 'individual',
      name: 'AED',
      outcome: 'Know what each new customer costs',
      includes: ['aed'],
      description: 'Advertising efficiency dashboard',
      features: [
        'Spending and new customers, ad by ad',
        'Which ad to stop, which to keep',
        'The same weeks a year ago',
      ],
    },
    'trinity-core': {
      type: 'package',
      name: 'Trinity Core',
      includes: ['expense', 'mcd', 'rcd'],
      description: 'Costs, marketing and returning customers',
      baseRecommended: true,
    },
    'trinity-plus': {
      type: 'package',
      name: 'Trinity Plus',
      includes: ['expense', 'mcd', 'rcd', 'garo', 'aed'],
      description: 'All five systems',
      bestValue: true,
    },
  },
  trinityPrices: {
    configurator: {
      expense: { beta: 230, standard: 2074 },
      mcd: { beta: 200, standard: 1500 },
      rcd: { beta: 200, standard: 1500 },
      garo: { beta: 2230, standard: 2074 },
      aed: { beta: 230, standard: 1500 },
      'trinity-core': { beta: 690, standard: 5187, statedSaving: 1728 },
      'trinity-plus': { beta: 2994, standard: 10489, statedSaving: 4724 },
    },
    quote: {
      expense: { beta: 200, standard: 1500 },
      mcd: { beta: 200, standard: 1500 },
      rcd: { beta: 200, standard: 1500 },
      garo: { beta: 200, standard: 1500 },
      aed: { beta: 200, standard: 1500 },
      'trinity-core': { beta: 600, standard: 4500, statedSaving: 3900 },
      'trinity-plus': { beta: 1000, standard: 7500, statedSaving: 6500 },
    },
  },
  chargedList: 'each',
  tiers: {
    foundation: {
      name: 'Foundation',
      minPrice: 600,
      maxPrice: 1000,
      deliveryTime: '7-10 days',
      description: 'For being found, understood and contacted: a joiner, or a guest house that takes bookings by phone',
      adds: adds.foundation,
    },
    full: {
      name: 'Full System',
      minPrice: 1200,
      maxPrice: 2000,
      deliveryTime: '14-21 days',
      description: 'For taking orders and payments, and knowing your customers: a takeaway, or a florist who delivers',
      adds: adds.full,
      popular: true,
    },
    premium: {
      name: 'Premium',
      minPrice: 1800,
      maxPrice: 3000,
      deliveryTime: '21-28 days',
      description:
        'For several locations, other software or decisions that depend on figures: three cafés with one kitchen',
      adds: adds.premium,
    },
  },
  platforms: {
    foundation: { title: 'Foundation', minPrice: 600, maxPrice: 1000, price: 800, adds: adds.foundation },
    full: { title: 'Full System', minPrice: 1200, maxPrice: 2000, price: 1600, adds: adds.full },
    premium: { title: 'Premium', minPrice: 2200, maxPrice: 3000, price: 2400, adds: adds.premium },
  },
  topics: {
    financial: { title: 'Financial Management', description: 'Complete financial oversight' },
    customers: { title: 'Customer Relationship', description: 'CRM & insights' },
    employees: { title: 'Employee Management', description: 'HR & workforce' },
    marketing: { title: 'Marketing & Sales', description: 'Growth tracking' },
    operations: { title: 'Operations Analytics', description: 'KPI monitoring' },
    inventory: { title: 'Inventory Management', description: 'Stock control' },
  },
  solutions: {
    'solution:financial': { price: 1500 },
    'solution:customers': { price: 1500 },
    'solution:employees': { price: 1500 },
    'solution:marketing': { price: 1500 },
    'solution:operations': { price: 1500 },
    'solution:inventory': { price: 1500 },
  },
  // The client gave the features of Financial Management; the agency confirms the others.
  dashboards: {
    'dashboard:financial': { price: 1350, features: ['P&L tracking', 'cash flow forecasting', 'budget analysis'] },
    'dashboard:customers': { price: 1350, features: ['contact history', 'repeat customers', 'customer groups'] },
    'dashboard:employees': { price: 1350, features: ['rota planning', 'leave tracking', 'hours worked'] },
    'dashboard:marketing': { price: 1350, features: ['campaign results', 'lead sources', 'sales trends'] },
    'dashboard:operations': {
      price: 1350,
      features: ['daily KPI overview', 'targets and results', 'weekly comparison'],
    },
    'dashboard:inventory': { price: 1350, features: ['stock levels', 'reorder alerts', 'stock value'] },
  },
  dashboardsConfirmed: false,
  paths: {
    template: {
      title: 'Template Solution',
      percent: 60,
      buttonText: 'Get Template Solution',
      features: ['Ready-to-deploy', 'Industry-specific features', 'Customizable design', 'Free consultation included'],
    },
    custom: {
      title: 'Custom Development',
      percent: 100,
      buttonText: 'Book Consultation ({consultationFee})',
      features: ['100% customized', 'Unique features', 'Dedicated development team', 'Milestone-based payments'],
    },
    hybrid: {
      title: 'Hybrid Approach',
      percent: 80,
      buttonText: 'Choose Hybrid Approach',
      features: ['Partially customized', 'Faster deployment', 'Budget-friendly', 'Dedicated support'],
    },
    subscription: {
      title: 'Subscription Model',
      percent: 40,
      buttonText: 'Subscribe Now',
      features: ['Lower upfront cost', 'Monthly updates', 'Flexible scaling', 'Support included'],
    },
  },
  industries: {
    restaurant: { name: 'Restaurant' },
    retail: { name: 'Retail' },
    services: { name: 'Services' },
    hospitality: { name: 'Hospitality' },
    property: { name: 'Property' },
    other: { name: 'Other' },
  },
  solutionTypes: {
    website: {
      name: 'Website & Digital Platform',
      description: 'A platform tier, matched to your industry and goals.',
      features: ['A website for phone and desktop', 'Ordering and payments in Full System and Premium'],
    },
    trinity: {
      name: 'Trinity Business Systems',
      description: 'One of five business systems, or a package of them.',
      features: ['Costs, marketing, stock, regulars and ads', 'Each system answers one question'],
    },
    both: {
      name: 'Complete Digital Transformation',
      description: 'A Trinity system and a platform tier together, with {bundlePercent} off.',
      features: ['A website, and the figures behind it', 'One order and one deposit'],
    },
  },
  goals: {
    fees: { title: 'Eliminate Platform Fees', claim: '20-35% commission' },
    brand: { title: 'Build Brand Identity' },
    automation: { title: 'Automate Operations', claim: '15-20 hours a week' },
    scale: { title: 'Scale Your Business' },
    customers: { title: 'Own Customer Relationships' },
    insights: { title: 'Data-Driven Decisions' },
  },
  goalNeeds: {
    fees: { platform: 'full', feature: 'Complete ordering system', topics: ['financial'] },
    brand: { platform: 'foundation', feature: 'Professional website', topics: ['marketing'] },
    automation: { platform: 'full', feature: 'Email automation', topics: ['employees', 'inventory'] },
    scale: { platform: 'premium', feature: 'Multi-location support', topics: ['marketing', 'operations'] },
    customers: { platform: 'full', feature: 'Customer database', topics: ['customers'] },
    insights: { platform: 'premium', feature: 'Advanced analytics', topics: ['financial', 'operations'] },
  },
  upsells: {
    'aed-only': { title: 'Add AED', statedAmount: 232 },
    'trinity-core': { title: 'Trinity Core', statedAmount: 695 },
    'trinity-plus': { title: 'Trinity Plus', statedAmount: 1159 },
    skip: { title: 'No, thank you', statedAmount: 0 },
  },
  deposit: { threshold: 1000, below: 50, from: 20 },
  planDepositPercent: 30,
  customAbove: 4000,
  bundlePercent: 10,
  solutionDiscountPercent: 20,
  storeSetup: 1600,
  consultationFee: 83,
};

/** The same, as rules and pages read it. */
export const defaultCatalogue: Catalogue = catalogueOf(defaultCatalogueData);
