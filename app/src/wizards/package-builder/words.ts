import { installation } from '../../content/installation.ts';
import { trustClaim } from '../../content/marketingClaims.ts';
import { catalogue } from '../../domain/catalogue/given.ts';
import { trinityIds } from '../../domain/catalogue/ids.ts';
import { formatEuro } from '../../domain/money.ts';
import { formatList } from '../../domain/words.ts';
import type { PackageBuilderStepId } from './rules/questions.ts';

/** Texts of the package builder. Names and prices come from the catalogue. */
export const packageBuilderWords = {
  name: 'Build your package',
  description:
    'Combine a brand, ad campaigns, business systems and a platform. Every line shows how its price is worked out, and you pay only the deposit today.',
  claim: installation.showsClaims ? trustClaim : null,
  beta: 'with beta prices on Trinity systems',
  betaComparison: ', compared with their standard prices',
  /** Followed by the time left. No text says what a system costs later: that isn't decided. */
  betaTime: 'Beta:',
  reset: 'Configuration has been reset. Start fresh!',
  also: { text: 'Only a website or Trinity systems?', label: 'Quick quote' },
  badges: { popular: 'Most popular', featured: 'Featured' },
} as const;

/** A warning that systems are in the package twice: alone, and in the platform. */
export const boughtTwiceWords = {
  text: (systems: readonly string[]) =>
    `${formatList(systems)} ${systems.length === 1 ? 'is' : 'are'} in your package twice, and you’d pay for both.`,
  keep: 'Keep it only in the platform',
} as const;

/** A note that the quick quote charges less for the same choices. Amounts are formatted. */
export const cheaperWords = {
  withSetup: ' with in-store setup',
  one: (what: string, total: string, saving: string) => `${what} costs ${saving} less in the quick quote: ${total}.`,
  several: (what: readonly string[], total: string, saving: string) =>
    `As two quick quotes, ${formatList(what)} cost ${saving} less: ${total} together.`,
  otherServicesStay: 'The rest of your package stays here, as an order of its own.',
  deposits: (quickQuote: string, packageBuilder: string) =>
    `Deposits today: ${quickQuote} in all, instead of ${packageBuilder}.`,
  move: 'Take it to the quick quote',
  moveOne: (what: string) => `Take ${what} there`,
  moved: 'This is the quick quote, with your answers in it.',
  otherWaits: 'Come back to the package builder for the other one.',
  restWaits: 'The rest of your package waits in the package builder, as an order of its own.',
} as const;

const { configurator, quote } = catalogue.trinityPrices;
const less = Math.max(...trinityIds.map((id) => configurator[id].beta - quote[id].beta));
/** The two price lists differ: nobody should pay more here without knowing. */
const cheaperThere = less > 0 ? ` In the quick quote, the same costs up to ${formatEuro(less)} less.` : '';

export const packageBuilderQuestions: Readonly<
  Record<PackageBuilderStepId, { title: string; subtitle: string; missing: string }>
> = {
  services: {
    title: 'Which services do you need?',
    subtitle: 'Choose one or more, and watch the price as you go. You pay only the deposit today.',
    missing: 'Choose at least one service to continue',
  },
  industry: {
    title: 'What kind of business do you run?',
    subtitle: 'So we know who we’re working for. It doesn’t change the price.',
    missing: 'Choose your industry to continue',
  },
  brand: {
    title: 'Which brand package suits you?',
    subtitle: 'The packages differ in revision rounds and marketing materials.',
    missing: 'Choose a brand package to continue',
  },
  campaign: {
    title: 'How large should the campaign be?',
    subtitle: 'One campaign at one price. It doesn’t include what you pay for the ads themselves.',
    missing: 'Choose a campaign to continue',
  },
  trinity: {
    title: 'Which Trinity solution do you need?',
    subtitle: `Take one system, or a package of three or five.${cheaperThere}`,
    missing: 'Choose a system or a package to continue',
  },
  systems: {
    title: 'Which Trinity system runs in your platform?',
    subtitle: `Every platform is built around one system or a package of them.${cheaperThere}`,
    missing: 'Choose a system or a package to continue',
  },
  tier: {
    title: 'Which platform tier fits your business?',
    subtitle: 'Each tier is a price range. Your package uses the middle of it.',
    missing: 'Choose a platform tier to continue',
  },
  store: {
    title: 'Do you have a physical store?',
    subtitle: 'If you do, we set your system up in the store and train your staff.',
    missing: 'Choose yes or no to continue',
  },
  review: {
    title: 'Review your package',
    subtitle: 'Check your order, say who you are and pay the deposit by card. No account needed.',
    missing: '',
  },
};
