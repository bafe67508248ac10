import { trustClaim } from '../../content/claims.ts';
import { listed } from '../../domain/words.ts';
import type { ConfiguratorStepId } from './rules/flow.ts';

/** The words of the configurator. Names and prices come from the catalogue. */
export const configurator = {
  name: 'Build your package',
  description:
    'Put a brand, ad campaigns, business systems and a platform together. Every line shows its price and its rule, and only the deposit is paid today.',
  lead: 'Choose from four services and watch the price as you go. Only the deposit is paid today, by card.',
  claim: trustClaim,
  beta: 'with beta prices on Trinity systems, against their standard prices',
  /** Before the time that the beta has left. What a system costs after it is the owner's to say: no word here does. */
  betaTime: 'Beta:',
  reset: 'Configuration has been reset. Start fresh!',
  also: { text: 'Only a website or Trinity systems?', label: 'Quick quote' },
  /** Said of the package that most people take. */
  badges: { popular: 'Most popular', featured: 'Featured', suggested: 'Recommended', owned: 'Already in your package' },
  boughtTwice: (system: string) =>
    `${system} is in your package twice: as a system of its own, and inside the platform. Both are charged. Change one of them if you need it once.`,
  /** Heads of what Review says beside the bill. */
  facts: { industry: 'Industry', store: 'Physical store', time: 'Delivery', whole: 'The whole package, estimated' },
} as const;

/** Said where the same costs less in the quick quote. Amounts come formatted. */
export const cheaperWords = {
  withSetup: ' with in-store setup',
  one: (what: string, total: string, saving: string) =>
    `${what} costs ${total} in the quick quote: ${saving} less than here, for the same.`,
  several: (what: readonly string[], total: string, saving: string) =>
    `As two quick quotes, ${listed(what)} cost ${total} together: ${saving} less than here, for the same.`,
  restStays: 'The rest of your package stays here, to order on its own.',
  deposits: (there: string, here: string) => `Deposits today: ${there} in all, instead of ${here}.`,
  take: 'Take it to the quick quote',
  takeOne: (what: string) => `Take ${what} there`,
  taken: 'This is the quick quote, with your answers in it.',
} as const;

export const configuratorQuestions: Readonly<
  Record<ConfiguratorStepId, { title: string; subtitle: string; missing: string }>
> = {
  services: {
    title: 'Which services do you need?',
    subtitle: 'Choose one, or as many as you like. Each adds a question or two.',
    missing: 'Choose at least one service to continue',
  },
  industry: {
    title: 'What kind of business do you run?',
    subtitle: 'So that we know whom we work for. It does not change a price.',
    missing: 'Choose your industry to continue',
  },
  brand: {
    title: 'Which brand package suits you?',
    subtitle: 'The same care in each; they differ in rounds of revision and in what is printed.',
    missing: 'Choose a brand package to continue',
  },
  campaign: {
    title: 'How large should the campaign be?',
    subtitle: 'One campaign at one price. What you pay for the advertisements themselves is not in it.',
    missing: 'Choose a campaign to continue',
  },
  trinity: {
    title: 'Which Trinity solution do you need?',
    subtitle: 'Take one system, or a package of three or five. These are beta prices.',
    missing: 'Choose a system or a package to continue',
  },
  systems: {
    title: 'Which Trinity system runs in your platform?',
    subtitle: 'Every platform is built around one system or a package of them.',
    missing: 'Choose a system or a package to continue',
  },
  tier: {
    title: 'Which platform tier fits your business?',
    subtitle: 'Each tier is a price range. Your package uses the middle of it.',
    missing: 'Choose a platform tier to continue',
  },
  store: {
    title: 'Do you have a physical store?',
    subtitle: 'With a shop on the street we set your system up in the store and train your staff.',
    missing: 'Choose yes or no to continue',
  },
  review: {
    title: 'Review your package',
    subtitle: 'Check the lines, tell us who you are, and pay the deposit by card. No account needed.',
    missing: '',
  },
};
