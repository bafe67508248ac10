import { site } from '../../content/site.ts';
import { freeCall, freeCallTopic } from '../../domain/catalogue/consultation.ts';
import { catalogue } from '../../domain/catalogue/given.ts';
import { serviceIds } from '../../domain/catalogue/ids.ts';
import { spellNumber } from '../../domain/words.ts';
import type { WantId } from '../../orders/startLink.ts';

const { bundlePercent } = catalogue;

const all = spellNumber(serviceIds.length);

const seen = 'You see every price before you give your name.';

/** Texts of the page that leads to a wizard by one sentence. */
export const start = {
  title: `Start with one sentence – ${site.name}`,
  description:
    'Say what you run, what you want and what you can spend, and go straight to its price: a brand, a website, a system, a campaign or a plan within your budget.',
  heading: 'Finish the sentence, and see its price',
  trade: 'I run a',
  want: 'I want',
  spend: 'I can spend',
  anySum: 'what is fair',
  wants: {
    customers: 'more customers',
    brand: 'to look the part',
    website: 'a website',
    sell: 'to sell online',
    admin: 'less admin',
    unsure: 'I don’t know yet',
  } satisfies Record<WantId, string>,
  /** What the one button says. */
  ways: {
    customers: { go: 'Choose a campaign', opens: `Opens the package builder, at the campaigns. ${seen}` },
    brand: { go: 'Choose a brand package', opens: `Opens the package builder, at the brand packages. ${seen}` },
    website: { go: 'Choose a website', opens: `Opens the quick quote. ${seen}` },
    sell: { go: 'Price my online shop', opens: `Opens the quick quote, with orders and payments included. ${seen}` },
    admin: { go: 'Choose a system', opens: `Opens the quick quote, at the Trinity systems. ${seen}` },
    unsure: { go: freeCall, opens: `We talk about ${freeCallTopic}.` },
  } satisfies Record<WantId, { go: string; opens: string }>,
  free: 'free, by phone or video',
  less: (least: string) => `That begins at ${least}. Planning from your budget shows what fits.`,
  fits: (name: string, price: string) => `That covers everything up to ${name}, ${price}.`,
  plan: 'Plan from my budget instead',
  call: 'I would rather talk',

  /** The three wizards side by side, on another page. */
  begin: 'Begin',
  from: 'from',
  sells: {
    platform: 'Website platform',
    budget: 'Your budget',
    'brand-identity': 'Brand identity',
    'ad-campaigns': 'Ad campaign',
    'trinity-systems': 'Trinity system',
    'complete-platform': 'Platform with a system',
  },
  compared: {
    quote: {
      says: '“I want a platform, a system, or both.”',
      text: `The shortest way, with ${bundlePercent}% off when you order the two together.`,
    },
    configurator: {
      says: '“I need a logo, and ads, and perhaps more.”',
      text: `All ${all} services in one order. Each one adds a question or two.`,
    },
    planner: {
      says: '“I know what I can spend, not what I need.”',
      text: 'Your goals and your limit first, then what fits them.',
    },
  },
} as const;
